// The directives that ask a table, or change it, and need nothing else: `.show`, `.choices`,
// `.expect`, `.event`, `.no-event`, `.refuse`, `.undo`, `.why`.
//
// Source:  table-language.md, "Directives".
// Choices: `.why [LEVEL]` prints the move that a computer would make for the seat that has to
//          decide, and why, `1 buy: $1340 would stay in hand, ...`: one of that level, else the
//          seat's own, else the usual one. Mack at the dominoes does not say why.
#pragma once

#include <string>
#include <string_view>

#include "table/game_table.hpp"
#include "table/line.hpp"
#include "table/trouble.hpp"

namespace parlor::table {

// Does what a directive takes; `words` are those after its name, answers are appended.
using Obey = MaybeTrouble (*)(GameTable& table, const Line& words, std::string& answers);

// Nothing when there is no such directive.
[[nodiscard]] Obey find_directive(std::string_view name);

}  // namespace parlor::table
