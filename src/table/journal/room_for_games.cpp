#include "table/journal/room_for_games.hpp"

#include "table/journal/journals_in.hpp"
#include "table/journal/leftovers.hpp"

namespace parlor::table {

std::optional<Error> no_room_for_game(const StoreNeeds& needs,
                                      const std::filesystem::path& folder) {
    if (not needs.limits.games) return std::nullopt;
    const auto now = time_named(needs.stamp()).value_or(std::chrono::sys_seconds::max());
    const std::size_t there = journals_in(folder, now).size() + leftovers_in(folder).size();
    if (there < *needs.limits.games) return std::nullopt;
    return Error{"there are " + std::to_string(*needs.limits.games) +
                 " games already; delete some among the replays"};
}

}  // namespace parlor::table
