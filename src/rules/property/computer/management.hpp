// Management: building and mortgages, judged by their effect on the outlook.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::property::computer {

// The step that raises the player's chance of winning most: building, mortgaging a deed to pay for
// building, or repaying. Nothing when no step raises it.
//
// Choices: a building step is judged by the best outlook after it and up to three more steps. While
//          others could build and the bank has few houses, a hotel does not replace the four houses
//          on a street, as that would return them to the bank (C-7.1).
[[nodiscard]] Suggestion best_step(const Sight& my);

}  // namespace parlor::property::computer
