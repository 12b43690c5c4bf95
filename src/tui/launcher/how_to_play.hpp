// How to play: the rules of the property game in short words of our own; and the credits.
//
// Source: docs/rules/classic.md; U-2.1.
#pragma once

#include "tui/launcher/book.hpp"

namespace parlor::tui {

extern const Book how_to_play, about;

}  // namespace parlor::tui
