// The rules of the property game in our own short words, and whom to thank for the parlor.
//
// Source: docs/rules/classic.md; U-2.1.
#pragma once

#include "tui/launcher/book.hpp"

namespace parlor::tui {

extern const Book how_to_play, about;

}  // namespace parlor::tui
