// Room for one more game, where the number of games is limited (docs/hosts.md).
#pragma once

#include <optional>

#include "table/journal/game_store.hpp"

namespace parlor::table {

// Why the folder of journals takes no further game.
[[nodiscard]] std::optional<Error> no_room_for_game(const StoreNeeds& needs,
                                                    const std::filesystem::path& folder);

}  // namespace parlor::table
