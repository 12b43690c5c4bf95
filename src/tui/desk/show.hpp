// The show: plays the events of a move step by step: a token steps, deeds change hands one by one.
// The game itself has already made the move, and each picture is the game's own.
//
// Source:   docs/layout.md, 7; U-3.5.
// Units:    milliseconds.
// Choices:  with jumping tokens, walks, trades and eliminations take no time, as on the C64; deeds
//           that are dealt, built on, sold or mortgaged take time. So does each single deed that a
//           computer buys, builds on, sells, mortgages or repays; a person looks at the deed anyway.
//           In either mode the player reads a card before seeing its effect. A token walks in the
//           picture before its move, and arrives in the picture after it.
// Not here: what an event is to people (telling.hpp), and drawing (scene.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/options.hpp"
#include "tui/desk/scene.hpp"
#include "tui/desk/telling.hpp"

namespace parlor::tui::desk {

inline constexpr int step_time = 340;
inline constexpr int longest_walk = 12 * step_time;  // of two dice; no other walk is longer

// An event, and the picture of the game as it leaves it.
template <class View>
struct Shot {
    Telling telling;
    View picture;
};

template <class View>
class Show {
public:
    // Starts from `before`, the view before the events. When no event takes time, all are told at
    // once, and the show is over. The show stops while a notice is waiting to be read.
    void begin(View before,
               std::vector<Shot<View>> shots,
               const Options& options,
               Outlets outlets) {
        *this = {};
        view_ = std::move(before);
        if (view_.decision.seat == bank) view_.decision.seat = view_.turn;
        shots_ = std::move(shots);
        pace_ = options.pace;
        movement_ = options.movement;
        is_series_ = has_series();
        goes_on_ = is_series_ or has([&](const Telling& telling) {
                       return telling.beat == Beat::Read or is_walked(telling);
                   });
        if (goes_on_)
            advance(outlets);
        else
            finish(outlets);
    }

    void pass(int milliseconds, Outlets outlets) {
        while (goes_on_ and outlets.notices.empty() and due_ <= milliseconds) {
            milliseconds -= std::exchange(due_, 0);
            if (not way_.empty()) take_step(outlets);
            if (due_ == 0) advance(outlets);
        }
        if (goes_on_ and outlets.notices.empty()) due_ -= milliseconds;
    }

    // Skips to the next notice, or to the end. A walking token arrives at once.
    void hurry(Outlets outlets) {
        if (not way_.empty()) arrive();
        due_ = 0;
        while (outlets.notices.empty() and next_ < shots_.size()) show_next(outlets);
        if (next_ == shots_.size()) goes_on_ = false;
    }

    // Skips to the end.
    void finish(Outlets outlets) {
        while (next_ < shots_.size()) show_next(outlets);
        way_.clear();
        goes_on_ = false;
        due_ = 0;
    }

    [[nodiscard]] bool goes_on() const { return goes_on_; }
    [[nodiscard]] Moving moving() const {
        return way_.empty() and not has_moved_ ? Moving::No : Moving::Token;
    }
    [[nodiscard]] int longest_pause() const {  // after its events, before somebody decides
        int longest = time_to_think;
        for (const auto& [telling, picture] : shots_) longest = std::max(longest, telling.pause);
        return longest;
    }
    [[nodiscard]] int due() const { return due_; }  // time until the next change
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] std::optional<Square> here() const { return here_; }  // of the last event

private:
    template <class Is>
    [[nodiscard]] bool has(Is is) const {
        return std::ranges::any_of(shots_, is, &Shot<View>::telling);
    }
    [[nodiscard]] bool is_walked(const Telling& telling) const {
        return movement_ == Options::Movement::Stepping and not telling.way.empty();
    }

    // Whether deeds are shown one by one.
    [[nodiscard]] bool has_series() const {
        if (movement_ == Options::Movement::Jumping and has(&Telling::needs_steps)) return false;
        const Seat mover = view_.decision.seat;
        const int shortest = mover != bank and view_.seat(mover).computer ? 1 : 2;
        const auto deeds = std::ranges::count_if(
            shots_, [](const auto& shot) { return shot.telling.square.has_value(); });
        return deeds >= shortest or
               has([](const Telling& telling) { return telling.beat == Beat::Bargain; });
    }

    // The time after a shot.
    [[nodiscard]] int time_after(std::size_t shot) const {
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
    [[nodiscard]] bool has_deed_after(std::size_t shot) const {
        return std::any_of(shots_.begin() + static_cast<std::ptrdiff_t>(shot) + 1,
                           shots_.end(),
                           [](const auto& each) { return each.telling.square.has_value(); });
    }

    // The decision stays the one with which the show began.
    void see(View picture) {
        const auto decision = view_.decision;
        view_ = std::move(picture);
        view_.decision = decision;
    }
    void tell_next(Outlets outlets) { tell(shots_[next_++].telling, outlets); }
    void show_next(Outlets outlets) {
        see(shots_[next_].picture);
        tell_next(outlets);
    }

    // Shows events until one takes time or has a notice to read.
    void advance(Outlets outlets) {
        has_moved_ = false;
        while (due_ == 0 and way_.empty() and outlets.notices.empty() and next_ < shots_.size())
            begin_next(outlets);
        if (due_ == 0 and way_.empty() and next_ == shots_.size()) goes_on_ = false;
    }

    void begin_next(Outlets outlets) {
        const std::size_t shot = next_;
        if (is_walked(shots_[shot].telling)) {
            tell_next(outlets);
            return set_out(shots_[shot].telling);
        }
        show_next(outlets);
        here_ = shots_[shot].telling.square;
        due_ = time_after(shot);
    }

    void set_out(const Telling& telling) {
        walker_ = telling.walker;
        way_ = telling.way;
        time_of_step_ = std::min(step_time, longest_walk / static_cast<int>(way_.size()));
        due_ = time_of_step_;
    }

    // A player who passes GO gets the salary on the way.
    void take_step(Outlets outlets) {
        const Square square = way_.back();
        way_.pop_back();
        has_moved_ = true;
        due_ = time_of_step_;
        outlets.sounds.add(SoundEffect::Nudge);
        if (square == rules::go and next_ < shots_.size() and
            shots_[next_].telling.is_paid_on_the_way)
            show_next(outlets);
        if (way_.empty())
            arrive();
        else
            view_.seats[static_cast<std::size_t>(number(walker_)) - 1].at = square;
    }
    void arrive() {
        way_.clear();
        see(shots_[next_ - 1].picture);
    }

    View view_;
    std::vector<Shot<View>> shots_;
    std::size_t next_ = 0;
    Options::Pace pace_ = Options::Pace::Normal;
    Options::Movement movement_ = Options::Movement::Stepping;
    bool is_series_ = false;
    Seat walker_ = bank;
    std::vector<Square> way_;  // that the token has yet to reach, the last one first
    std::optional<Square> here_;
    int due_ = 0;
    int time_of_step_ = step_time;
    bool goes_on_ = false, has_moved_ = false;
};

}  // namespace parlor::tui::desk
