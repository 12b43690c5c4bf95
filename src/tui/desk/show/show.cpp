#include "tui/desk/show/show.hpp"

#include <algorithm>
#include <utility>

#include "tui/desk/look.hpp"
#include "tui/desk/show/pacing.hpp"

namespace parlor::tui::desk {
namespace {

template <class Is>
bool has(const std::vector<Shot>& shots, Is is) {
    return std::ranges::any_of(shots, is, &Shot::telling);
}

bool is_computer(const View& view) {
    return view.decider() != bank and view.sitting(view.decider()).is_computer;
}

bool is_deed(const Shot& shot) { return shot.telling.square.has_value(); }

}  // namespace

Show::Show(ViewPtr before, std::vector<Shot> shots, const Options& options, Outlets outlets)
    : view_{std::move(before)},
      shots_{std::move(shots)},
      pace_{options.pace},
      movement_{options.movement},
      is_of_computer_{is_computer(*view_)},
      is_series_{has_series()},
      goes_on_{is_series_ or has(shots_, [&](const Telling& telling) {
                   return telling.beat == Beat::Read or telling.waits != Waits::No or
                          is_walked(telling);
               })} {
    if (goes_on_)
        advance(outlets);
    else
        finish(outlets);
}

void Show::pass(int milliseconds, Outlets outlets) {
    while (goes_on_ and outlets.notices.empty() and not waits() and due_ <= milliseconds) {
        milliseconds -= std::exchange(due_, 0);
        if (not way_.empty()) take_step(outlets);
        if (due_ == 0) advance(outlets);
    }
    if (goes_on_ and outlets.notices.empty()) due_ -= milliseconds;
}

void Show::hurry(Outlets outlets) {
    if (not way_.empty()) arrive();
    due_ = 0;
    while (outlets.notices.empty() and next_ < shots_.size() and not is_next_held())
        show_next(outlets);
    if (next_ == shots_.size()) goes_on_ = false;
}

void Show::finish(Outlets outlets) {
    while (next_ < shots_.size()) show_next(outlets);
    way_.clear();
    goes_on_ = false;
    due_ = 0;
}

bool Show::is_next_held() const { return shots_[next_].telling.waits != Waits::No; }

Waits Show::waits_for() const {
    const bool has_come = goes_on_ and due_ == 0 and way_.empty() and next_ < shots_.size();
    return has_come ? shots_[next_].telling.waits : Waits::No;
}

void Show::release(Outlets outlets) {
    begin_next(outlets);
    advance(outlets);
}

Moving Show::moving() const { return way_.empty() and not has_moved_ ? Moving::No : Moving::Token; }

int Show::pause_after() const {
    if (has(shots_, [&](const Telling& telling) { return is_walked(telling); }))
        return is_of_computer_ ? time_of_decision / 2 : 0;
    const bool is_seen = timed_shots() == 0 and
                         has(shots_, [](const Telling& telling) { return telling.pause > 0; });
    return is_seen ? time_of_decision : 0;
}

bool Show::is_walked(const Telling& telling) const {
    return movement_ == Options::Movement::Stepping and not telling.way.empty();
}

bool Show::has_series() const {
    if (movement_ == Options::Movement::Jumping and has(shots_, &Telling::needs_steps))
        return false;
    const int shortest = is_of_computer_ ? 1 : 2;
    return std::ranges::count_if(shots_, is_deed) >= shortest or
           has(shots_, [](const Telling& telling) { return telling.beat == Beat::Bargain; });
}

int Show::time_after(std::size_t shot) const {
    const int time = time_of_person_after(shot);
    if (not is_of_computer_ or time == 0) return time;
    return paced(time_of_decision, pace_) / timed_shots();
}

int Show::timed_shots() const {
    int count = 0;
    for (std::size_t shot = 0; shot < shots_.size(); ++shot)
        if (time_of_person_after(shot) > 0) ++count;
    return count;
}

int Show::time_of_person_after(std::size_t shot) const {
    const Telling& telling = shots_[shot].telling;
    const int between = telling.pause_between.value_or(telling.pause);
    switch (telling.beat) {
        case Beat::None:
        case Beat::Read: return 0;
        case Beat::Deed:
            if (not is_series_) return 0;
            return paced(has_deed_after(shot) ? between : telling.pause, pace_);
        case Beat::Bargain: return is_series_ ? paced(between, pace_) : 0;
        case Beat::Always: return paced(telling.pause, pace_);
    }
    return 0;
}

bool Show::has_deed_after(std::size_t shot) const {
    return std::any_of(
        shots_.begin() + static_cast<std::ptrdiff_t>(shot) + 1, shots_.end(), is_deed);
}

void Show::tell_next(Outlets outlets) { tell(shots_[next_++].telling, outlets); }

void Show::show_next(Outlets outlets) {
    view_ = shots_[next_].picture;
    tell_next(outlets);
}

void Show::advance(Outlets outlets) {
    has_moved_ = false;
    while (due_ == 0 and way_.empty() and outlets.notices.empty() and next_ < shots_.size() and
           not is_next_held())
        begin_next(outlets);
    if (due_ == 0 and way_.empty() and next_ == shots_.size()) goes_on_ = false;
}

void Show::begin_next(Outlets outlets) {
    const std::size_t shot = next_;
    if (is_walked(shots_[shot].telling)) {
        tell_next(outlets);
        return set_out(shots_[shot].telling);
    }
    show_next(outlets);
    here_ = shots_[shot].telling.square;
    due_ = time_after(shot);
}

void Show::set_out(const Telling& telling) {
    walker_ = telling.walker;
    way_ = telling.way;
    const int steps = static_cast<int>(way_.size());
    time_of_step_ = is_of_computer_ ? paced(time_of_decision / 2, pace_) / (steps + 1)
                                    : std::min(step_time, longest_walk / steps);
    due_ = time_of_step_;
}

// A player who passes GO gets the salary on the way.
void Show::take_step(Outlets outlets) {
    const Square square = way_.back();
    way_.pop_back();
    has_moved_ = true;
    due_ = time_of_step_;
    outlets.sounds.add(SoundEffect::Nudge);
    if (square == board::go and next_ < shots_.size() and shots_[next_].telling.is_paid_on_the_way)
        show_next(outlets);
    if (way_.empty())
        arrive();
    else
        view_ = own<BoardView>(*view_).with_token(walker_, square);
}

void Show::arrive() {
    way_.clear();
    view_ = shots_[next_ - 1].picture;
}

}  // namespace parlor::tui::desk
