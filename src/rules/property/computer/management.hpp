// Management: houses and mortgages by what they do to the outlook.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

// The one step that makes it likeliest to win: building, with deeds mortgaged for it where that is
// better, or repaying. Nothing when every step makes it less likely.
//
// Choices: a step of building is judged by the outlook after it and up to three more.
//          As long as others could build and the bank has few houses, four houses on a street stay
//          houses: a hotel would give them back (C-7.1).
[[nodiscard]] Wish best_step(const Sight& my);

}  // namespace parlor::rules::computer
