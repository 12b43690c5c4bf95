// Domino games that are saved for repeating, and started again.
//
// Source:  D-8.2, D-8.3.
// Choices: the saved deals are written to the new journal's header as foreseen acts
//          (journal_text.hpp), so that they are still known after the game is loaded again.
#pragma once

#include <memory>

#include "dominoes/dominoes.hpp"
#include "dominoes/review/repeat.hpp"
#include "table/game/game_table.hpp"
#include "table/game/session.hpp"

namespace parlor {

// The data to save for a game. Requires that its first hand has begun.
[[nodiscard]] dominoes::Repeat repeat_of(const table::Session<dominoes::Dominoes>& session);

// Creates a game with the saved deals in their order, and after them new deals from the seed. The
// rules are those of `setup`: the saved rules, unless the player has changed them.
[[nodiscard]] std::unique_ptr<table::GameTable> open_again(dominoes::Dominoes::Setup setup,
                                                           std::uint64_t seed,
                                                           const dominoes::Repeat& repeat,
                                                           dominoes::Sides sides);

}  // namespace parlor
