// What the shell's commands share: the lines they read, and how they end.
#pragma once

#include <functional>
#include <string>

#include "table/line_reader.hpp"
#include "table/output.hpp"
#include "table/trouble.hpp"

namespace parlor::shell {

// Lets `read` have the lines of a file, or of standard input when it is `-`, as they come.
using ReadLines = std::function<table::Status(table::LineReader&)>;
[[nodiscard]] table::Status with_lines(const std::string& name,
                                       table::Output& complaints,
                                       const ReadLines& read);

// The whole text of a game in a file, or from standard input; or why it cannot be had, in words.
// Bounded like all games (table/game_file.hpp).
[[nodiscard]] Result<std::string> text_of_game(const std::string& name);

// The same, as lines.
[[nodiscard]] table::Status with_game(const std::string& name,
                                      table::Output& complaints,
                                      const ReadLines& read);

// The exit status, once everything has been said; or that it could not be.
[[nodiscard]] int end_with(table::Status status, table::Output& answers);
[[nodiscard]] int end_wrong(const std::string& what);

}  // namespace parlor::shell
