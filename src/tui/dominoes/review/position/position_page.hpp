// The position before a play of the review: the play that was made and the best one on the table
// with their signs P and B, what each is worth, and why.
//
// Source:  D-8.8; docs/playing.md, "Review".
// Choices: two plays to one end cannot be seen at once; Left and Right then change between them.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/dominoes/review/review_page.hpp"

namespace parlor::tui::domino_review {

using domino_table::ReviewPage;

// Requires a review with plays, and at least 25 rows and 40 columns. A larger table has larger
// tiles.
[[nodiscard]] Canvas draw_position(const ReviewPage& page, Size size);

// The same in 40 columns, with its keys.
[[nodiscard]] Canvas draw_alone(const ReviewPage& page);

// The list with the position of the chosen play next to it.
[[nodiscard]] Canvas draw_whole(const ReviewPage& page, Size window);

}  // namespace parlor::tui::domino_review
