#include "app/needs.hpp"

#include <utility>

namespace parlor::tui {

std::optional<Error> leave_table(const AppNeeds& needs, table::Place& place) {
    const auto table = std::exchange(place.table, nullptr);
    if (not table or not needs.leave) return std::nullopt;
    return needs.leave(*table);
}

}  // namespace parlor::tui
