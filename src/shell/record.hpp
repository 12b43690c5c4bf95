// `parlor record`: prints the record of a game from its journal.
//
// Errors: the exit status, as for scripts; also Wrong for a game without records.
#pragma once

#include <string>

#include "app/game_box.hpp"
#include "table/language/script.hpp"

namespace parlor::shell {

// Prints the record of the game in these lines; when a line is wrong, of the game before that line.
[[nodiscard]] table::Status tell_record(tui::Games games,
                                        table::LineReader& lines,
                                        const std::string& name,
                                        table::Output& answers,
                                        table::Output& complaints);

}  // namespace parlor::shell
