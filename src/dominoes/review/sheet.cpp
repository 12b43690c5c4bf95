#include "dominoes/review/sheet.hpp"

#include "base/match.hpp"

namespace parlor::dominoes {

void Sheet::add(const Game& game, std::span<const Event> told) {
    for (const Event& event : told) hear(event);
    if (hands.empty()) return;
    for (const Seat seat : both_seats) hands.back().made[seat].total = game.players[seat].score;
}

// Both hands are dealt; a void deal has been taken back.
void Sheet::begin_hand() {
    if (hands.empty() or hands.back().end != End::Open) hands.emplace_back();
}

void Sheet::hear(const Event& event) {
    match(
        event,
        [](const Sat&) {},
        [](const told::DrewForDown&) {},
        [](const told::HasDown&) {},
        [&](const told::GotHand&) { begin_hand(); },
        [](const told::GotBoneyard&) {},
        [](const told::Played&) {},
        [&](const told::Counted& it) { hands.back().made[it.seat].plays += it.points; },
        [](const told::Drew&) {},
        [](const told::Passed&) {},
        [&](const told::Redealt&) {
            for (const Seat seat : both_seats) hands.back().made[seat].plays = no_points;
        },
        [&](const told::Dominoed& it) {
            hands.back().made[it.seat].end += it.points;
            hands.back().end = End::Dominoed;
        },
        [&](const told::Blocked& it) {
            if (it.seat != nobody) hands.back().made[it.seat].end += it.points;
            hands.back().end = End::Blocked;
        },
        [&](const told::GameOver&) {
            if (hands.back().end == End::Open) hands.back().end = End::Won;
        });
}

}  // namespace parlor::dominoes
