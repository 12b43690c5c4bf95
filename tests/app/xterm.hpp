// The terminal that casts are recorded for in tests.
#pragma once

#include "app/cast.hpp"
#include "catch.hpp"
#include "terminal/choice.hpp"
#include "terminal/terminfo/terminfo.hpp"

namespace parlor::tui {

inline CastTerminal xterm() {
    REQUIRE(find_terminal("xterm-256color") == "xterm-256color");
    Terminal terminal = terminal_from_terminfo();
    choose(terminal, {}, {"xterm-256color", "UTF-8", "", "", colour_count()});
    return {"xterm-256color", terminal, "<enter>", "<leave>"};
}

}  // namespace parlor::tui
