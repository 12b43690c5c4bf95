// Terminfo: the escape sequences of the terminal with this name, for output and keys.
//
// Choices: anybody can write an entry, so a capability counts as missing when it is longer than any
//          known one, or its format is unsafe (capability_format.hpp); only visible ASCII is
//          accepted for line drawing, and sizes beyond 1000 are ignored.
#pragma once

#include <cstdint>
#include <string>

#include "terminal/key_reader.hpp"
#include "terminal/terminal.hpp"

namespace parlor::tui {

// Yes when the terminal is known and can show the games. All functions below describe the terminal
// of the last call; an empty name means TERM.
enum class TermFound : std::uint8_t { Yes, Unknown, TooSimple };
[[nodiscard]] TermFound find_terminal(const std::string& name);

// The sequences that take the terminal over and give it back: its alternate screen, its keypad.
struct TerminalModes {
    std::string enter;  // before the first frame
    std::string leave;  // restores the terminal
};
[[nodiscard]] TerminalModes terminal_modes(bool draws_lines);

// The modes with bracketed paste (U-5.4), where terminfo has it for this terminal, or else where
// terminals of this name are known to understand it.
[[nodiscard]] TerminalModes with_pastes(TerminalModes modes, const std::string& name);

// Without the choice of glyphs and colours (choice.hpp).
[[nodiscard]] Terminal terminal_from_terminfo();
[[nodiscard]] KeyReader key_reader();
[[nodiscard]] Size size_by_terminfo();
[[nodiscard]] int colour_count();

}  // namespace parlor::tui
