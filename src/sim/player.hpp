// Who plays in a series: Mack at one of his levels, or somebody who moves at random.
//
// Errors: a word that names nobody says who there is.
#pragma once

#include <string>
#include <variant>

#include "base/draw.hpp"
#include "base/result.hpp"
#include "dominoes/game.hpp"
#include "dominoes/mack.hpp"

namespace parlor::sim {

struct AtRandom {};  // every legal play is as likely as the others
using Player = std::variant<dominoes::Level, AtRandom>;

// `cpu:0`, `random`.
[[nodiscard]] Result<Player> read_player(const std::string& word);
[[nodiscard]] std::string to_text(const Player& player);

// Requires that a player has to decide, not chance.
[[nodiscard]] dominoes::Action decide(const Player& player, const dominoes::Game& game, Draw draw);

}  // namespace parlor::sim
