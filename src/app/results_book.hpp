// The book of results as the launcher shows it: a page for each game, with its players, and then
// the last games.
//
// Source: U-7.7.
#pragma once

#include "table/results.hpp"
#include "tui/book.hpp"

namespace parlor::tui {

[[nodiscard]] Book results_book(const table::Results& results);

}  // namespace parlor::tui
