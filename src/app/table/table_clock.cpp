// TableRoom where players have clocks: the running clock is visible, the flag falls by itself, and
// the time of an open decision is noted in the game.
//
// Source: M-3, M-6.3, U-7.3.
#include <algorithm>

#include "app/table/table_room.hpp"
#include "table/game/thinking.hpp"
#include "tui/board/player_row.hpp"

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

bool TableRoom::clock_runs() const {
    return at_ == At::Table and now_.view->has_clocks() and now_.view->decider() != bank and
           not now_.is_early and not now_.show.waits();
}

table::Took TableRoom::took() const {
    table::Took took = now_.clock.took();
    took.time = {std::max(took.time.count - needs_.terms.line.count, 0)};
    return took;
}

Milliseconds TableRoom::time_left() const {
    const Milliseconds left = now_.view->sitting(now_.view->decider()).clock;
    return {std::max(left.count - took().time.count, 0)};
}

// Where others sit at other terminals, nothing that is read or opened meanwhile stops the clock
// (T-3.9, T-3.10).
bool TableRoom::has_shared_clock() const {
    return needs_.here.players and at_ == At::Table and is_asked_here() and clock_runs() and
           not is_showing();
}

std::optional<int> TableRoom::next_tick() const {
    if (at_ == At::SetUp) return setup_->next_tick();
    const auto due = next_change(), clock = next_of_clock();
    if (due and clock) return std::min(*due, *clock);
    return due ? due : clock;
}

std::optional<int> TableRoom::next_of_clock() const {
    const bool has_clock = person_decides() ? clock_runs() : has_shared_clock();
    if (not has_clock or is_stopped() or (next_change() and not has_shared_clock()))
        return std::nullopt;
    const Milliseconds left = time_left();
    return now_.guard.left().count + (needs_.terms.is_seen ? until_shown_next(left) : left.count);
}

// T-4.6, T-3.10: while nothing can be played, no time is counted.
bool TableRoom::is_stopped() const { return not needs_.place.shut.empty(); }

void TableRoom::run_clock(int milliseconds) {
    if (is_stopped()) return;
    now_.clock.run(now_.guard.pass({milliseconds}));
    if (clock_runs() and time_left() == Milliseconds{} and play("flag")) go_on();
}

// The line is allowed for only once, when the decision is made.
void TableRoom::count_time() {
    const table::Took took = now_.clock.took();
    if (at_ != At::Table or not clock_runs() or is_stopped() or took.time == Milliseconds{}) return;
    const std::string verb{table::thinking_verb};
    if (table().play({now_.view->decider(), {verb}, took}).kind != table::Verdict::Kind::Played)
        return;
    now_.clock.begin();
    now_.view = looked();
    remember_seen();
}

}  // namespace parlor::tui
