// The story: what happened, in the words of the two lines below the hand and of notices.
//
// Source:  U-4.1, D-9.6, D-1.3, D-5.
// Choices: the tiles that others draw are told as a number. A computer that passes is read, too.
#pragma once

#include <span>

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// `scene` is of after the events.
void tell(const Scene& scene, std::span<const dominoes::Event> events, Ui& ui);

void read_results(Ui& ui);  // now that the last count has been read

[[nodiscard]] std::string words_for(dominoes::Laid laid);  // `3-5`

// Why something was refused, without the number of the rule.
[[nodiscard]] std::string reason_in(std::string refusal);

}  // namespace parlor::tui::domino
