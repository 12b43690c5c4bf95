// The folders in the player's own data and configuration folders that the parlor writes files to.
//
// Not here: the folders of games (table/journal/game_store.hpp).
#pragma once

#include <filesystem>
#include <vector>

namespace parlor::library {

// They need not exist.
[[nodiscard]] std::vector<std::filesystem::path> written_folders();

}  // namespace parlor::library
