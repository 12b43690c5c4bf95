// Mack: the computer player. He gets a view, so he cannot see hidden tiles.
//
// Source:   D-7.
// Choices:  he asks for a redeal whenever he may, because a hand of doubles is heavy and plays
//           badly.
#pragma once

#include <optional>
#include <string>

#include "base/draw.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

enum class Level : std::uint8_t {
    Zero,  // takes the best count; of equal counts a double, then a heavy tile and low ends
    One,   // weighs likely replies, his own next play and the spots that he keeps
    Two    // plays out many possible hands, and all but the longest endings perfectly
};

// The player at each seat: Mack with this level, or a person. Seat 0 is unused.
using Sitters = Per<Seat, std::optional<Level>, both_seats.size() + 1>;

// As in a header: `person`, `cpu:1`.
[[nodiscard]] std::string kind_of(std::optional<Level> sitter);

// Requires that the view's seat has to decide. `draw` breaks ties and drives level 2's playouts:
// the same view, level and draws give the same play (D-7.3).
[[nodiscard]] Action choose(const View& view, Level level, Draw draw);

}  // namespace parlor::dominoes
