// How the property table shows the events of a move, one by one.
//
// Source:  docs/layout.md, 7; U-3.5.
// Choices: with jumping tokens, walks, trades and eliminations take no time, as on the C64; deeds
//          that are dealt, built on, sold or mortgaged take time. So does each single deed that a
//          computer buys, builds on, sells, mortgages or repays. In either mode the player reads a
//          card before seeing its effect.
#pragma once

#include "tui/desk/show.hpp"
#include "tui/property/page.hpp"

namespace parlor::tui {

using Show = desk::Show<PropertyDesk>;

}  // namespace parlor::tui
