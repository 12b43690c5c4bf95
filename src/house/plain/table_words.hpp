// A table in sentences: what its opener has set for all, and what people there ask each other.
//
// Source: P-1.15, T-2.5, T-2.7, T-3.10, T-3.11.
#pragma once

#include <string>

#include "house/kept_table.hpp"

namespace parlor::house {

// `Taking back: yes. Hints: no. Reasons of computers: no. Watchers: yes.`
[[nodiscard]] std::string terms_in_words(const library::TableRecord& record);

[[nodiscard]] std::string question_in_words(const KeptTable& table, const Company::Vote& vote);

}  // namespace parlor::house
