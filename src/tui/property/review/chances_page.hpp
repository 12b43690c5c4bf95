// The chances to win by round: a line for each player, and below it the throws and decisions that
// swung them, one of which is chosen and told.
//
// Source:  docs/playing.md, "Review".
// Choices: a swing is marked under its round with the sign of the player who threw or decided; the
//          chosen one stands out. Its legend says by how much it moved each player's chance.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/property/review/review_page.hpp"

namespace parlor::tui::property_review {

[[nodiscard]] Menu menu_of_chances(const ReviewPage& page);
[[nodiscard]] Canvas draw_chances(const ReviewPage& page);

// What the chosen swing was and did, to stand next to the chances. Requires swings.
[[nodiscard]] Canvas draw_swing(const ReviewPage& page, Size size);

[[nodiscard]] ReviewWish press_chances(ReviewPage& page, Key key, SoundQueue& sounds);

}  // namespace parlor::tui::property_review
