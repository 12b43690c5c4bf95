// Terminfo: what the terminal of this name understands and sends.
//
// Choices: an entry may be anybody's, so a word counts as absent when it is longer than any that is
//          known, or asks for what we do not give (word_format.hpp); only visible ASCII is taken
//          for line drawing, and sizes beyond 1000 are not believed.
#pragma once

#include <cstdint>
#include <string>

#include "terminal/key_reader.hpp"
#include "terminal/terminal.hpp"

namespace parlor::tui {

// True when the terminal is known and can show the table. Everything below is about the last one
// that was asked for; an empty name asks for TERM's.
enum class TermFound : std::uint8_t { Yes, Unknown, TooSimple };
[[nodiscard]] TermFound find_terminal(const std::string& name);

// What goes round the pictures.
struct Manners {
    std::string enter;  // before the first one
    std::string leave;  // puts all back as it was
};
[[nodiscard]] Manners manners(bool draws_lines);

// Without the choices: those are in choice.hpp.
[[nodiscard]] Terminal terminal_words();
[[nodiscard]] KeyReader key_reader();
[[nodiscard]] Size size_by_terminfo();
[[nodiscard]] int colour_count();

}  // namespace parlor::tui
