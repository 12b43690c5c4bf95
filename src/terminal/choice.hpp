// The choice of glyphs and colours: by what was asked for, else by the locale, TERM and NO_COLOR.
//
// Source: U-1.3, U-1.4.
#pragma once

#include <string>

#include "terminal/terminal.hpp"

namespace parlor::tui {

struct Surroundings {
    std::string term, codeset, no_color;
    int colours = 0;  // as terminfo has it; fewer than 8 are none
};

// Settles what a terminal's words leave open.
void choose(Terminal& terminal, const Looks& asked, const Surroundings& here);

}  // namespace parlor::tui
