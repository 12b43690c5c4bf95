// The rows of the property game's players, with marks for Gaol and its cards, and with clocks.
//
// Source: docs/layout.md, 1, "Player stats row"; U-7.2, U-7.3 (clocks); U-10.10.
#pragma once

#include <string>

#include "base/presence.hpp"
#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

// `9:58`; below half a minute in tenths, `27.4`.
[[nodiscard]] std::string clock_text(Milliseconds left);

// A row for each seat, empty for players who are out.
void draw_players(Canvas& canvas, const property::View& view, const Presence& presence = {});

}  // namespace parlor::tui
