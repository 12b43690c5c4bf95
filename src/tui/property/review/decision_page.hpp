// A decision of the review in words: who decided, where and with how much money; what was done and
// what was better, with their chances; what a trade did for both sides; and how all players stood.
//
// Source: docs/playing.md, "Review".
#pragma once

#include "canvas/canvas.hpp"
#include "tui/property/review/review_page.hpp"

namespace parlor::tui::property_review {

// Requires at least 25 rows and 40 columns.
[[nodiscard]] Canvas draw_decision(const ReviewPage& page, const WorstDecision& made, Size size);

// The decision that is chosen in the list, in 40 columns with its keys.
[[nodiscard]] Canvas draw_decision_alone(const ReviewPage& page);

}  // namespace parlor::tui::property_review
