// The terminal that casts are recorded for in tests.
#pragma once

#include "app/cast.hpp"
#include "catch.hpp"
#include "terminal/choice.hpp"
#include "terminal/terminfo.hpp"

namespace parlor::tui {

inline CastTerminal xterm() {
    REQUIRE(find_terminal("xterm-256color") == TermFound::Yes);
    Terminal words = terminal_words();
    choose(words, {}, {"xterm-256color", "UTF-8", "", colour_count()});
    return {"xterm-256color", words, "<enter>", "<leave>"};
}

}  // namespace parlor::tui
