#include "sim/player.hpp"

#include "base/match.hpp"
#include "base/text.hpp"
#include "dominoes/random_move.hpp"
#include "table/seat_kind.hpp"

namespace parlor::sim {

using dominoes::Level;

Result<Player> read_player(const std::string& word) {
    if (word == "random") return Player{AtRandom{}};
    const auto level = table::level_in(word);
    if (not level)
        return Error{"a player is cpu:0, cpu:1, cpu:2 or random, not " + printable(word)};
    return Player{Level(*level)};
}

std::string to_text(const Player& player) {
    return match(
        player,
        [](Level level) { return "cpu:" + std::to_string(static_cast<int>(level)); },
        [](AtRandom) -> std::string { return "random"; });
}

dominoes::Action decide(const Player& player, const dominoes::Game& game, Draw draw) {
    return match(
        player,
        [&](Level level) { return choose(view_for(game, *decider(game)), level, draw); },
        [&](AtRandom) { return random_move(game, draw); });
}

}  // namespace parlor::sim
