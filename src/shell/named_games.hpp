// Games by name: saved games, and the journals of all games played. Commands take these names in
// place of a file.
//
// Source:  docs/playing.md, "Saved games".
// Choices: a file of this name in the working folder comes first, then a saved game, then a
//          journal.
#pragma once

#include <string>
#include <vector>

#include "table/journal/game_store.hpp"

namespace parlor::shell {

// Newest first.
[[nodiscard]] std::vector<std::string> names_on(table::GameStore::Shelf shelf);

// The path of the file with this name; the name itself when there is no such game.
[[nodiscard]] std::string file_meant(const std::string& name);

}  // namespace parlor::shell
