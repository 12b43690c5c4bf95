// Standstill: a game that would not end on its own. All deeds are sold, and all rents that could be
// earned come to little more than the salaries, so everybody grows richer.
//
// Choices: in a standstill nobody is likely to win, whatever their outlook. From round 60 on a
//          master is content with a trade that leaves it four fifths of an equal chance.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::property::computer {

[[nodiscard]] bool stands_still(const Sight& my);

// The chance of winning with which a player is content in a standstill.
[[nodiscard]] double content_in(const OpenGame& game);

}  // namespace parlor::property::computer
