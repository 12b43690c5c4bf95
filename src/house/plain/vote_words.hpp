// What people at a table ask each other, as a prompt of plain mode.
//
// Source: P-1.15, T-2.5, T-2.7, T-3.10.
#pragma once

#include <string>

#include "house/kept_table.hpp"

namespace parlor::house {

[[nodiscard]] std::string question_in_words(const KeptTable& table, const Company::Vote& vote);

}  // namespace parlor::house
