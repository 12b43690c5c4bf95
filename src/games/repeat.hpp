// Games of dominoes that are saved for repeating, and set up again.
//
// Source:  D-8.2, D-8.3.
// Choices: the deals that come again are foreseen in the journal's header (journal_text.hpp), so
//          the game has them however it is taken up again.
#pragma once

#include <memory>

#include "dominoes/dominoes.hpp"
#include "dominoes/repeat.hpp"
#include "table/game_table.hpp"
#include "table/session.hpp"

namespace parlor {

// What is to be saved of a game. Requires that its first hand has begun.
[[nodiscard]] dominoes::Repeat repeat_of(const table::Session<dominoes::Dominoes>& session);

// Sets a game up in which the saved deals come again in order, and then new ones, by the seed. The
// rules are those of the setup: the saved ones, unless the player has changed them.
[[nodiscard]] std::unique_ptr<table::GameTable> open_again(dominoes::Dominoes::Setup setup,
                                                           std::uint64_t seed,
                                                           const dominoes::Repeat& repeat,
                                                           dominoes::Sides sides);

}  // namespace parlor
