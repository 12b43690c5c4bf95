// Copies of games that were played elsewhere, at shared tables, among one's own journals.
//
// Source:  T-2.10.
// Errors:  as text; then no file is left.
// Choices: what comes from a stranger has to be a whole journal, with its seals, of a game that is
//          over, without letters that may not be printed. A copy is the same file as the one before,
//          or a new one: nothing is written over.
#pragma once

#include <string>

#include "table/journal/game_store.hpp"

namespace parlor::table {

enum class Copied : std::uint8_t { Added, WasThere };

// `name` begins with the time when the game began, and so does the copy's.
[[nodiscard]] Result<Copied> add_copy(const StoreNeeds& needs,
                                      const std::string& name,
                                      const std::string& text);

}  // namespace parlor::table
