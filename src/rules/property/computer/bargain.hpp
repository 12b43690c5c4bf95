// Bargains: a trader's own offers, and how it judges those of others.
//
// Choices: C-8.7: after each offer that was declined it waits two rounds longer and offers more;
//          after five it asks that player no more, until they have traded again.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

// What each side receives, in a trader's eyes.
struct Judgement {
    Money proposer_gets, other_gets;
};
[[nodiscard]] Judgement judge(const OpenGame& game, const Offer& offer);

// Why a trader says no: a whole group would be broken, less comes than goes, or what it costs
// cannot be paid.
[[nodiscard]] Wish reason_to_decline(const Sight& my);

// An offer for all that is missing of a group, to the one player who has it.
[[nodiscard]] Wish bargain(const Sight& my);

}  // namespace parlor::rules::computer
