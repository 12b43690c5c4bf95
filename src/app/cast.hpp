// A cast: a replay as asciinema plays it, asciicast v2.
//
// Source:   https://docs.asciinema.org/manual/asciicast/v2/
// Units:    seconds in the cast; a window of 80 columns and 24 rows.
#pragma once

#include "table/output.hpp"
#include "table/replay.hpp"
#include "terminal/terminal.hpp"

namespace parlor::tui {

// The words of the terminal in which the cast will be seen, and what goes round the pictures.
struct CastTerminal {
    std::string name;
    Terminal words;
    std::string enter, leave;
};

// From the begin to the end, as the replay plays by itself. Requires that there is a replay, of a
// game with screens.
void write_cast(table::LoadedReplay loaded, const CastTerminal& terminal, table::Output& answers);

// A text as JSON has it, in quotes. Requires valid UTF-8.
[[nodiscard]] std::string json_string(std::string_view text);

}  // namespace parlor::tui
