#include "app/game_files.hpp"

#include <utility>

namespace parlor::tui {

std::optional<Error> leave_table(GameFiles& files, table::Place& place) {
    const auto table = std::exchange(place.table, nullptr);
    return table ? files.leave(*table) : std::nullopt;
}

}  // namespace parlor::tui
