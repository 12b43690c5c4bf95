// Mack: the computer player. He is handed a view and so cannot look at what is hidden.
//
// Source:   D-7.
// Choices:  he asks for a redeal whenever he may: a hand of doubles is heavy and plays badly.
#pragma once

#include "base/draw.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

enum class Level : std::uint8_t {
    Zero,  // takes the best count; of equal ones a double, then a heavy tile and low ends
    One,   // weighs the other's likely replies, his own next play and the spots he keeps
    Two    // plays out many hands that are possible, and all but the longest endings perfectly
};

// Requires that the view's seat has to decide. `draw` settles what is equal in his eyes: the same
// view, level and draws give the same play (D-7.3).
[[nodiscard]] Action choose(const View& view, Level level, Draw draw);

}  // namespace parlor::dominoes
