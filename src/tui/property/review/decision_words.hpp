// The words of a decision in a review: short in the list, and in full on its page.
//
// Source:  docs/playing.md, "Review".
// Not here: the words of keys (property/move_words.hpp).
#pragma once

#include <string>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/property/review/review_page.hpp"

namespace parlor::tui::property_review {

// At most `longest_short` letters: `BID 1200`, `MORTGAGE`. Requires the move of a player.
inline constexpr int longest_short = 8;
[[nodiscard]] std::string short_words(const property::Action& move);

// `buy Strand for $220`, `offer Bruno $100 for Vine Street`. The view is that of the decision.
[[nodiscard]] std::string full_words(const property::View& view, const property::Action& move);

// What there was to decide, besides the turn: `Bruno offers Ann $100 for Vine Street`,
// `for sale: Strand, $220`, `auction: Strand, the bid is $60`. Else nothing.
[[nodiscard]] std::string words_about(const property::View& view);

[[nodiscard]] std::vector<Standing> standings_in(const property::View& view);

}  // namespace parlor::tui::property_review
