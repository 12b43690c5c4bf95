// Input and exit of the shell's commands: reading lines, and exit statuses.
#pragma once

#include <functional>
#include <string>

#include "table/language/line_reader.hpp"
#include "table/language/output.hpp"
#include "table/language/trouble.hpp"

namespace parlor::shell {

// Calls `read` with the lines of a file or saved game (named_games.hpp), or of standard input for
// `-`, as they arrive.
using ReadLines = std::function<table::Status(table::LineReader&)>;
[[nodiscard]] table::Status with_lines(const std::string& name,
                                       table::Output& complaints,
                                       const ReadLines& read);

// The complete text of a game, from a file, a saved game or standard input. Its length has the
// limit of all games (table/journal/game_file.hpp).
[[nodiscard]] Result<std::string> text_of_game(const std::string& name);

// Calls `read` with the lines of such a text.
[[nodiscard]] table::Status with_game(const std::string& name,
                                      table::Output& complaints,
                                      const ReadLines& read);

// The exit status after flushing the answers; an error status when they could not be written.
[[nodiscard]] int end_with(table::Status status, table::Output& answers);
[[nodiscard]] int end_wrong(const std::string& what);
[[nodiscard]] int end_without_file(const Error& error);

// Prints on standard output; returns the exit status.
[[nodiscard]] int tell(const std::string& text);

}  // namespace parlor::shell
