#include "table/journal/rivalries.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace parlor::table {
namespace {

std::string name_of(const Outcome::Player& player) {
    return player.level ? kind_of(player) : player.name;
}

Rivalry& rivalry_of(std::vector<Rivalry>& rivalries, std::string one, std::string other) {
    const auto met = std::ranges::find_if(rivalries, [&](const Rivalry& each) {
        return std::minmax(each.one, each.other) == std::minmax(one, other);
    });
    if (met != rivalries.end()) return *met;
    return rivalries.emplace_back(Rivalry{.one = std::move(one), .other = std::move(other)});
}

void count(std::vector<Rivalry>& rivalries,
           const Outcome::Player& one,
           const Outcome::Player& other) {
    const std::string first = name_of(one), second = name_of(other);
    if (first == second or is_given_up(one) or is_given_up(other)) return;
    Rivalry& met = rivalry_of(rivalries, first, second);
    const bool is_as_listed = met.one == first;
    if (one.place < other.place) ++(is_as_listed ? met.won : met.lost);
    if (other.place < one.place) ++(is_as_listed ? met.lost : met.won);
}

void put_winner_first(Rivalry& rivalry) {
    if (rivalry.won >= rivalry.lost) return;
    std::swap(rivalry.one, rivalry.other);
    std::swap(rivalry.won, rivalry.lost);
}

}  // namespace

std::vector<Rivalry> rivalries_of(std::span<const FinishedGame> games, const std::string& id) {
    std::vector<Rivalry> rivalries;
    for (const auto& [journal, outcome] : games) {
        if (outcome.game != id) continue;
        const auto& players = outcome.players;
        for (std::size_t one = 0; one < players.size(); ++one)
            for (std::size_t other = one + 1; other < players.size(); ++other)
                count(rivalries, players[one], players[other]);
    }
    std::ranges::for_each(rivalries, put_winner_first);
    std::ranges::stable_sort(
        rivalries, std::greater{}, [](const Rivalry& each) { return each.won + each.lost; });
    return rivalries;
}

}  // namespace parlor::table
