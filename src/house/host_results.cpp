#include "house/host_results.hpp"

#include <algorithm>
#include <utility>

#include "app/users_in_results.hpp"

namespace parlor::house {
namespace {

constexpr auto for_named_users = "named";

bool may_read(const table::FinishedGame& game, const User& reader) {
    const auto& players = game.outcome.players;
    return not find_figure(game.outcome.figures, for_named_users) or
           std::ranges::any_of(players, [&](const Outcome::Player& player) {
               return player.name.starts_with(tui::player_of_user(reader.shown(), ""));
           });
}

}  // namespace

// Throws may have renumbered the seats, but not the names (M-2.2).
table::FinishedGame finished_game(const library::TableRecord& record,
                                  const std::vector<std::string>& names,
                                  const std::string& journal,
                                  Outcome outcome) {
    for (std::size_t seat = 0; seat < std::min(names.size(), record.players.size()); ++seat) {
        const auto player = std::ranges::find(outcome.players, names[seat], &Outcome::Player::name);
        if (player != outcome.players.end() and record.players[seat])
            player->name = tui::player_of_user(record.players[seat]->shown(), player->name);
    }
    if (record.access == library::TableRecord::Access::Users)
        outcome.figures.push_back({for_named_users, 1});
    return {journal + "-table-" + std::to_string(record.number), std::move(outcome)};
}

std::optional<Error> note(const HouseNeeds& needs, const table::FinishedGame& game) {
    return table::add_result(needs.disk, table::results_path(needs.folder), game);
}

Result<table::Results> results_for(const HouseNeeds& needs, const User& reader) {
    auto results = table::read_results(table::results_path(needs.folder));
    if (results)
        std::erase_if(results->games,
                      [&](const table::FinishedGame& game) { return not may_read(game, reader); });
    return results;
}

}  // namespace parlor::house
