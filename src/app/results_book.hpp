// The book of results in the launcher: for each game a page with its players and then the pages
// that only this game has, and at the end the last games.
//
// Source: U-7.7, T-2.7.
#pragma once

#include "app/game_box.hpp"
#include "table/journal/results.hpp"
#include "table/journal/tally.hpp"
#include "tui/books/book.hpp"

namespace parlor::tui {

[[nodiscard]] Book results_book(Games games, const table::Results& results);

// The book of a host of shared tables (T-2.7): a player is a user, with the name beside, and each
// game has a page more, who beat whom.
[[nodiscard]] Book shared_results_book(Games games, const table::Results& results);

// A row's player, in upper and lower case: the name, or the computers of a level as the game with
// this id calls them.
[[nodiscard]] std::string player_in_results(Games games,
                                            const std::string& id,
                                            const table::PlayerTally& player);

// The pages that only the game with this id has, in upper and lower case.
[[nodiscard]] std::vector<BookPage> own_pages(Games games,
                                              const table::Results& results,
                                              const std::string& id);

}  // namespace parlor::tui
