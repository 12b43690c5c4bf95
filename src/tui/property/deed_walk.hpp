// Deed walk: a player's deeds, the deeds of a group, and the keys that go from one deed to another.
//
// Source:   U-5.2, U-5.9.
// Not here: the order of squares (board/square_walk.hpp).
#pragma once

#include "rules/property/view.hpp"
#include "tui/board/square_walk.hpp"
#include "tui/desk/key_help.hpp"

namespace parlor::tui {

using desk::first_deed_help;
using desk::last_deed_help;
using desk::next_group_help;

[[nodiscard]] board::Squares deeds_of(const property::View& view, Seat owner);

// The deeds of the owner that may be in a trade: those without an improvement in their group
// (C-8.2).
[[nodiscard]] board::Squares tradable_deeds(const property::View& view, Seat owner);

[[nodiscard]] board::Squares group_of(const property::View& view, Square deed);
[[nodiscard]] int held_in_group(const property::View& view, Seat owner, Square deed);

}  // namespace parlor::tui
