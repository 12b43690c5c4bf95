// Deed walk: a player's deeds, their order by group, and where Tab, Home and End lead among them.
//
// Source: U-5.2, U-5.9.
#pragma once

#include <optional>
#include <vector>

#include "canvas/key.hpp"
#include "rules/property/view.hpp"
#include "tui/desk/key_help.hpp"

namespace parlor::tui {

using desk::first_deed_help;
using desk::last_deed_help;
using desk::next_group_help;

[[nodiscard]] rules::Squares deeds_of(const rules::View& view, Seat owner);

// The deeds of the owner that may be in a trade: those without an improvement in their group
// (C-8.2).
[[nodiscard]] rules::Squares tradable_deeds(const rules::View& view, Seat owner);

[[nodiscard]] rules::Squares group_of(const rules::View& view, Square deed);
[[nodiscard]] int held_in_group(const rules::View& view, Seat owner, Square deed);

// The streets from brown to dark blue, then the stations and the utilities.
[[nodiscard]] std::vector<Square> by_group(const rules::View& view, rules::Squares deeds);

// Tab leads from a square to the first deed of the next group, Home and End to the first and the
// last deed on the board. Nothing for other keys, or when there are no deeds.
[[nodiscard]] std::optional<Square> walked(const rules::View& view,
                                           rules::Squares deeds,
                                           Square from,
                                           Key key);

}  // namespace parlor::tui
