// The choice of glyphs and colours: the user's options, else the locale, TERM, the variables of
// certain terminals, NO_COLOR and COLORTERM.
//
// Source:  U-1.3, U-1.4, U-1.9, U-5.8, U-10.9.
// Choices: a locale other than UTF-8 has no petscii; with this option it has what it would have
//          without.
#pragma once

#include <string>

#include "terminal/terminal.hpp"

namespace parlor::tui {

struct Environment {
    std::string term, codeset, no_color, colorterm;
    int colours = 0;          // from terminfo; fewer than 8 count as none
    bool is_guessed = false;  // the terminal, and so the colours as well (U-1.9)
    std::string term_program = {}, kitty_window_id = {}, wt_session = {};  // of a terminal's own
    std::string tmux = {}, sty = {};                                       // of tmux and GNU Screen
};

// Completes a Terminal from terminfo with the glyphs, colours and paper to use.
void choose(Terminal& terminal, const DisplayOptions& asked, const Environment& here);

}  // namespace parlor::tui
