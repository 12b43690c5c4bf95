#include "dominoes/review/earned.hpp"

#include "base/match.hpp"

namespace parlor::dominoes {

void EarnedByBoth::hear(const Event& event) {
    match(
        event,
        [](const Sat&) {},
        [](const told::DrewForDown&) {},
        [](const told::HasDown&) {},
        [&](const told::GotHand& it) { counts_in_deal_[it.seat] = no_points; },
        [](const told::GotBoneyard&) {},
        [](const told::Played&) {},
        [&](const told::Counted& it) {
            earned_[it.seat].counts += it.points;
            counts_in_deal_[it.seat] += it.points;
        },
        [](const told::Drew&) {},
        [](const told::Passed&) {},
        [&](const told::Redealt&) {
            for (const Seat seat : both_seats) {
                earned_[seat].counts -= counts_in_deal_[seat];
                counts_in_deal_[seat] = no_points;
            }
        },
        [&](const told::Dominoed& it) { earned_[it.seat].dominoes += it.points; },
        [&](const told::Blocked& it) { earned_[it.seat].blocks += it.points; },
        [](const told::GameOver&) {});
}

}  // namespace parlor::dominoes
