#include "app/cabinet.hpp"

#include <utility>

namespace parlor::tui {

std::optional<Error> leave_table(Cabinet& cabinet, table::Place& place) {
    place.take_back.reset();
    const auto table = std::exchange(place.table, nullptr);
    return table ? cabinet.leave(*table) : std::nullopt;
}

}  // namespace parlor::tui
