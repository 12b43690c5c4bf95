#include "table/journal/tally.hpp"

#include <algorithm>
#include <functional>

namespace parlor::table {
namespace {

// Who played; a person, who gave the seat up, does so by name.
std::string name_of(const Outcome::Player& player) {
    return player.level and not is_given_up(player) ? kind_of(player) : player.name;
}

// The row of this name; a new one when there is none yet.
template <class Row>
Row& row_of(std::vector<Row>& rows, const std::string& name, std::string Row::*column) {
    const auto found = std::ranges::find(rows, name, column);
    if (found != rows.end()) return *found;
    rows.emplace_back().*column = name;
    return rows.back();
}

void count(GameTally& tally, const Outcome& outcome) {
    ++tally.played;
    tally.longest = std::max(tally.longest, outcome.length);
    for (const Outcome::Player& player : outcome.players) {
        auto& row = row_of(tally.players, name_of(player), &PlayerTally::name);
        ++row.played;
        if (is_given_up(player)) continue;
        row.level = player.level;
        row.won += player.place == 1 ? 1 : 0;
        row.best = std::max(row.best, player.score);
    }
}

}  // namespace

std::vector<GameTally> tally_of(std::span<const FinishedGame> games) {
    std::vector<GameTally> tallies;
    for (const FinishedGame& each : games)
        count(row_of(tallies, each.outcome.game, &GameTally::game), each.outcome);
    std::ranges::stable_sort(tallies, std::greater{}, &GameTally::played);
    for (GameTally& each : tallies) {
        std::ranges::stable_sort(each.players, std::greater{}, &PlayerTally::played);
        std::ranges::stable_sort(each.players, std::greater{}, &PlayerTally::won);
    }
    return tallies;
}

}  // namespace parlor::table
