#include "tui/app_needs.hpp"

#include <utility>

namespace parlor::tui {

AppNeeds kept_by(table::Keeper& keeper) {
    return {.keep = [&](const table::GameTable& game) { return keeper.keep(game); },
            .leave = [&](const table::GameTable& game) { return keeper.leave(game); },
            .left_game = [&] { return keeper.left_game(); },
            .take_up = [&] { return keeper.take_up(); }};
}

std::optional<Error> leave_table(const AppNeeds& needs, table::Place& place) {
    const auto table = std::exchange(place.table, nullptr);
    if (not table or not needs.leave) return std::nullopt;
    return needs.leave(*table);
}

}  // namespace parlor::tui
