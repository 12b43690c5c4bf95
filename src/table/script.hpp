// Runs a text in the table language: a script, a journal, a bug report, a test.
//
// Events and what directives print go to `answers`, complaints to `complaints` as
// `NAME:LINE: what is wrong`. The first trouble stops the script unless it keeps going.
// Chance and computers decide whenever the next line is not their own, and play on after the last
// line until a person has to. A script never asks anybody anything and ends with its last line.
// Where its lines are sealed (seal.hpp) the first seal that does not fit is told as a wrong line.
//
// Source:   table-language.md.
// Errors:   the status, the worst there was.
// Not here: opening files, the command line (cli.hpp).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "table/game_table.hpp"
#include "table/line_reader.hpp"
#include "table/output.hpp"
#include "table/screen.hpp"
#include "table/script_file.hpp"
#include "table/trouble.hpp"

namespace parlor::table {

// Called with the table at `begin`, and whenever a line has been played.
using Watch = std::function<void(const GameTable&)>;

struct ScriptNeeds {
    Opener open;
    ScreenMaker screen;
    bool keep_going = false;
    SaveNew save = {};  // without it `.save` is refused
};

// `name` stands in complaints: the file, or `-`.
[[nodiscard]] Status run_script(LineReader& lines,
                                const std::string& name,
                                const ScriptNeeds& needs,
                                Output& answers,
                                Output& complaints);

// The table as the last line leaves it: neither chance nor a computer has gone on. When a line is
// wrong it stands before that line; none when no game has begun. A file that is only read writes
// none: `.save` is refused.
struct Loaded {
    Status status = Status::Fine;
    std::unique_ptr<GameTable> table;
};
[[nodiscard]] Loaded load_script(LineReader& lines,
                                 const std::string& name,
                                 const Opener& open,
                                 Output& complaints,
                                 const Watch& watch = {});

}  // namespace parlor::table
