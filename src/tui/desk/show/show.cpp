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

bool is_deed(const Shot& shot) { return shot.telling.square.has_value(); }

}  // namespace

Show::Show(ViewPtr before, std::vector<Shot> shots, const Options& options, Outlets outlets)
    : view_{std::move(before)},
      shots_{std::move(shots)},
      pace_{options.pace},
      movement_{options.movement},
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

int Show::longest_pause() const {
    int longest = time_to_think;
    for (const Shot& shot : shots_) longest = std::max(longest, shot.telling.pause);
    return longest;
}

bool Show::is_walked(const Telling& telling) const {
    return movement_ == Options::Movement::Stepping and not telling.way.empty();
}

bool Show::has_series() const {
    if (movement_ == Options::Movement::Jumping and has(shots_, &Telling::needs_steps))
        return false;
    const Seat mover = view_->decider();
    const int shortest = mover != bank and view_->sitting(mover).is_computer ? 1 : 2;
    return std::ranges::count_if(shots_, is_deed) >= shortest or
           has(shots_, [](const Telling& telling) { return telling.beat == Beat::Bargain; });
}

int Show::time_after(std::size_t shot) const {
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
    time_of_step_ = std::min(step_time, longest_walk / static_cast<int>(way_.size()));
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
