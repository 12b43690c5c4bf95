// Terminfo: the escape sequences of the terminal with this name, for output and keys.
//
// Source:  U-1.9.
// Choices: anybody can write an entry, so a capability counts as missing when it is longer than any
//          known one, or its format is unsafe (capability_format.hpp); only visible ASCII is
//          accepted for line drawing, and sizes beyond 1000 are ignored.
#pragma once

#include <optional>
#include <string>

#include "terminal/key_reader.hpp"
#include "terminal/terminal.hpp"

namespace parlor::tui {

// Finds the terminal of this name: by the name itself, or else by the name up to its first `-`, or
// else as xterm-256color. Returns the name by which it was found; nothing for a terminal that cannot
// show the games. All functions below describe the terminal of the last call.
[[nodiscard]] std::optional<std::string> find_terminal(const std::string& name);

// The sequences that take the terminal over and give it back: its alternate screen, its keypad.
struct TerminalModes {
    std::string enter;  // before the first frame
    std::string again;  // instead, when another program had the terminal and did not give it back
    std::string leave;  // restores the terminal
};
[[nodiscard]] TerminalModes terminal_modes(bool draws_lines);

// The modes with bracketed paste (U-5.4), where terminfo has it for this terminal, or else where
// terminals of this name are known to understand it. There, what another program may have asked of
// the keyboard is switched off as well, and put back (U-1.7): the levels of kitty's protocol, and
// modifyOtherKeys, whose value cannot be asked for without waiting and becomes the terminal's own.
[[nodiscard]] TerminalModes with_input_modes(TerminalModes modes, const std::string& name);

// Whether its modes keep the title of its window, and put it back; then it is set as xterm's (OSC 2).
[[nodiscard]] bool keeps_title();

// Without the choice of glyphs and colours (choice.hpp).
[[nodiscard]] Terminal terminal_from_terminfo();
[[nodiscard]] KeyReader key_reader(int escape_delay_ms);
[[nodiscard]] Size size_by_terminfo();
[[nodiscard]] int colour_count();

}  // namespace parlor::tui
