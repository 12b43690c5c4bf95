// The property room where players have clocks: the running clock is visible, the flag falls by
// itself, and the time of an open decision is noted in the game.
//
// Source: M-3, M-6.3, U-7.3.
#include <algorithm>

#include "app/property/room.hpp"
#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

// Full seconds, or less when tenths are shown: the clocks send at most 20 bytes a second.
int until_shown_next(Milliseconds left) {
    constexpr int second = 1000;
    if (left < short_of_time) return std::min(second, left.count);
    const int passed = left.count % second;
    return passed == 0 ? second : passed;
}

}  // namespace

bool PropertyRoom::clock_runs() const {
    return view_.rules.clocks == rules::Clocks::Each and at_ == At::Table and
           view_.decision.seat != bank and not first_rolls_go_on();
}

Milliseconds PropertyRoom::time_left() const {
    const Milliseconds left = view_.seat(view_.decision.seat).clock;
    return {std::max(left.count - clock_.took().time.count, 0)};
}

std::optional<int> PropertyRoom::next_tick() const {
    if (const auto due = next_change()) return due;
    return next_of_clock();
}

std::optional<int> PropertyRoom::next_of_clock() const {
    if (not clock_runs() or not person_decides()) return std::nullopt;
    return guard_.left().count + until_shown_next(time_left());
}

void PropertyRoom::run_clock(int milliseconds) {
    clock_.run(guard_.pass({milliseconds}));
    if (clock_runs() and time_left() == Milliseconds{} and
        play(tui::play(view_, rules::Flag{}).move))
        go_on();
}

void PropertyRoom::count_time() {
    if (not clock_runs() or clock_.took().time == Milliseconds{}) return;
    if (session()->play(view_.decision.seat, rules::Think{}, clock_.took())) return;
    clock_.begin();
    view_ = seen(*session());
    remember_seen();
}

}  // namespace parlor::tui
