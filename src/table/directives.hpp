// The directives that ask a table, or change it, and need nothing else: `.show`, `.choices`,
// `.expect`, `.event`, `.no-event`, `.refuse`, `.undo`, `.save`.
//
// Source: table-language.md, "Directives".
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
