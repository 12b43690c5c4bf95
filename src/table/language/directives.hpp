// The directives that only query or change a table: `.show`, `.choices`, `.expect`, `.event`,
// `.no-event`, `.refuse`, `.undo`, `.why`.
//
// Source:  table-language.md, "Directives".
// Choices: `.why [LEVEL]` prints the move that a computer would make for the seat that has to
//          decide, and the reason: `1 buy: $1340 would stay in hand, ...`. The level is LEVEL, else
//          that of the seat's computer, else usual_level. In some games the computers give no
//          reasons.
#pragma once

#include <string>
#include <string_view>

#include "table/game/game_table.hpp"
#include "table/language/line.hpp"
#include "table/language/trouble.hpp"

namespace parlor::table {

// Executes a directive. `words` are the words after its name; its output is appended to `answers`.
using Obey = MaybeTrouble (*)(GameTable& table, const Line& words, std::string& answers);

// Null when there is no such directive.
[[nodiscard]] Obey find_directive(std::string_view name);

}  // namespace parlor::table
