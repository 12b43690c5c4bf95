// The pages on dominoes in the book of results: for each pair of players a page on all their games,
// if these had different hands or targets, and a page for each hand and target.
//
// Source: D-8.7.
#pragma once

#include <span>
#include <vector>

#include "base/outcome.hpp"
#include "tui/books/book_pages.hpp"

namespace parlor::tui {

[[nodiscard]] std::vector<BookPage> domino_results(std::span<const Outcome> finished);

}  // namespace parlor::tui
