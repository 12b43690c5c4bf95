// Scripts: runs or loads a text in the table language: a script, a journal, a bug report, a test.
//
// Events and the output of directives go to `answers`, errors to `complaints` as
// `NAME:LINE: what is wrong`. The first error stops the script unless keep_going is set. Chance and
// computers move whenever the next line is not their own, and after the last line until a person
// has to decide. A script never prompts for input, and ends with its last line. Every event is
// printed when it happens, whoever moves. In a sealed text (seal.hpp) the first broken seal is an
// error in its line.
// Source:   table-language.md.
// Errors:   the worst status of all lines.
// Not here: what a line does (interpreter.hpp), opening files, the command line (cli/commands.hpp).
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "table/game/game_table.hpp"
#include "table/journal/seal.hpp"
#include "table/language/effort.hpp"
#include "table/language/line_reader.hpp"
#include "table/language/output.hpp"
#include "table/language/screen.hpp"
#include "table/language/script_file.hpp"
#include "table/language/trouble.hpp"

namespace parlor::table {

// A callback that is called with the table at `begin`, after each move, also of chance and of
// computers, and after each line that was played.
using Watch = std::function<void(const GameTable&)>;

struct ScriptNeeds {
    Opener open;
    ScreenMaker screen;
    bool keep_going = false;
    SaveNew save = {};  // without it `.save` is refused
    bool live = false;  // for a program that drives the game (live.hpp); keeps going as well
};

// `name` is the file's name in error messages, or `-`.
[[nodiscard]] Status run_script(LineReader& lines,
                                const std::string& name,
                                const ScriptNeeds& needs,
                                Output& answers,
                                Output& complaints);

// The table after the last line, before chance or a computer moves; when a line is wrong, the table
// before that line; null when no game has begun, or loading was called off. Loading prints nothing
// and ignores directives that only print. It writes no files: `.save` is refused. Work beyond the
// limit (effort.hpp) is an error in the line that exceeded it.
struct Loaded {
    Status status = Status::Fine;
    std::unique_ptr<GameTable> table;
};
[[nodiscard]] Loaded load_script(LineReader& lines,
                                 const std::string& name,
                                 const Opener& open,
                                 Output& complaints,
                                 const Watch& watch = {},
                                 const CalledOff& called_off = {});

// The same for text whose seals have been checked.
[[nodiscard]] Loaded load_script(const Sealed& part,
                                 const std::string& name,
                                 const Opener& open,
                                 Output& complaints,
                                 const Watch& watch = {},
                                 const CalledOff& called_off = {});

}  // namespace parlor::table
