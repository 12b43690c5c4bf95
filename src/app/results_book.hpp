// The book of results as the launcher shows it: a page for each game, with its players, behind it
// the pages that only this game has, and then the last games.
//
// Source: U-7.7.
#pragma once

#include "app/game.hpp"
#include "table/results.hpp"
#include "tui/book.hpp"

namespace parlor::tui {

[[nodiscard]] Book results_book(Games games, const table::Results& results);

// The pages that only the game with this id has, in letters of both cases.
[[nodiscard]] std::vector<BookPage> own_pages(Games games,
                                              const table::Results& results,
                                              const std::string& id);

}  // namespace parlor::tui
