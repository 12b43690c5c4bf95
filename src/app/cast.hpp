// Casts: recordings of a replay for asciinema, in the format asciicast v2.
//
// Source: https://docs.asciinema.org/manual/asciicast/v2/
// Units:  seconds in the cast; a window of 80 columns and 24 rows.
#pragma once

#include "app/game_box.hpp"
#include "table/game/replay.hpp"
#include "table/language/output.hpp"
#include "terminal/terminal.hpp"

namespace parlor::tui {

// The terminal for which a cast is recorded: its escape sequences, and those before the first and
// after the last frame.
struct CastTerminal {
    std::string name;
    Terminal words;
    std::string enter, leave;
};

// Writes the complete replay, playing automatically. Requires a replay of one of the games.
void write_cast(Games games,
                table::LoadedReplay loaded,
                const CastTerminal& terminal,
                table::Output& answers);

// A JSON string literal, with quotes. Requires valid UTF-8.
[[nodiscard]] std::string json_string(std::string_view text);

}  // namespace parlor::tui
