// How to play the property game.
//
// Source: docs/rules/classic.md and docs/rules/modes.md, "How to play"; M-5.5.
#pragma once

#include "tui/books/book_texts.hpp"
#include "tui/rulebook.hpp"

namespace parlor::tui {

inline constexpr Rulebook property_rulebook{"HOW TO PLAY THE PROPERTY GAME", how_to_play_property};

}  // namespace parlor::tui
