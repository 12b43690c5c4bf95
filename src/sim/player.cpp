#include "sim/player.hpp"

#include "base/match.hpp"
#include "base/seat_kind.hpp"
#include "unicode/printable.hpp"

namespace parlor::sim {

Result<Player> read_player(const std::string& word) {
    if (word == "random") return Player{AtRandom{}};
    const auto level = level_in(word);
    if (not level)
        return Error{"a player is cpu:0, cpu:1, cpu:2 or random, not " + printable(word)};
    return Player{Computer{*level}};
}

std::string to_text(const Player& player) {
    return match(
        player,
        [](Computer computer) { return seat_kind(computer.level); },
        [](AtRandom) -> std::string { return "random"; });
}

std::string to_text(const std::vector<Player>& players) {
    std::string text;
    for (const Player& player : players) text += (text.empty() ? "" : ",") + to_text(player);
    return text;
}

}  // namespace parlor::sim
