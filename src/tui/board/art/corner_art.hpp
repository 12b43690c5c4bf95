// The art of corners, four cells wide. A tollbooth has none: its picture says the toll (icons.cpp).
#pragma once

#include <optional>

#include "tui/board/art/art.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// The direction in which tokens leave GO, where they can turn.
[[nodiscard]] Art corner_art(Icon icon, std::optional<board::Direction> direction);

}  // namespace parlor::tui
