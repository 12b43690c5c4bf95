// The property game's board in the form that the screen shows.
#pragma once

#include "rules/property/view.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

[[nodiscard]] ShownBoard shown_board(const property::View& view);

// Shows the deeds to be claimed as still their holder's.
[[nodiscard]] ShownBoard shown_with_holders(const property::View& view);

// The owner; for a deed to be claimed, the eliminated player who had it.
[[nodiscard]] Seat holder_of(const property::View& view, Square square);

// Whether the chest squares are Reverse squares.
[[nodiscard]] bool has_reverse_squares(const property::View& view);

}  // namespace parlor::tui
