// The show: plays the events of a move step by step: a token steps, deeds change hands one by one.
// The game itself has already made the move, and each picture is the game's own.
//
// Source:   docs/layout.md, 7; U-3.5.
// Units:    milliseconds.
// Words:    a desk (page.hpp) says how the events of its game are shown:
//             D::Event, D::Pages                the events, and the outputs (ShowPages)
//             D::hide_from_onlookers(view)      hides what only the seat that decides may see
//             D::program(view, events, options) says which of them take time
//             D::tell(view, events, pages)      adds prompts, notices, sentences, sounds
//             D::deed_of(event)                 the square that stands out
//             D::walk_of(view, event)           the way of a token, for an event with a walk
//             D::is_paid_on_the_way(event)      true for passing GO
// Not here: drawing (scene.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/options.hpp"
#include "canvas/sound.hpp"
#include "tui/board/recent.hpp"
#include "tui/desk/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::desk {

inline constexpr int step_time = 340;
inline constexpr int longest_walk = 12 * step_time;  // of two dice; no other walk is longer

// How one event is shown.
struct Number {
    bool is_walked = false;
    int pause = 0;  // after the event
};

// How all events are shown. When no event takes time, all are shown at once, and the show is over.
struct Program {
    bool takes_time = false;
    std::vector<Number> numbers;  // one for each event
};

struct Walk {
    Seat walker = bank;
    std::vector<Square> way;  // squares that the token has yet to reach, the last one first
};

// An event, and the picture of the game as it leaves it.
template <class D>
struct Shot {
    typename D::Event event;
    typename D::View picture;
};

// The outputs of a show: the lines under the board, the notices, the sentences and the sounds. The
// show stops while a notice is waiting to be read.
template <class Prompts, class Sounds>
struct ShowPages {
    Prompts& prompts;
    std::vector<Notice>& notices;
    Recent& recent;
    Sounds& sounds;
};

template <class D>
class Show {
public:
    using View = typename D::View;
    using Event = typename D::Event;
    using Pages = typename D::Pages;

    // Starts from `before`, the view before the events.
    void begin(View before, std::vector<Shot<D>> shots, const Options& options, Pages pages) {
        *this = {};
        view_ = std::move(before);
        if (view_.decision.seat == bank) view_.decision.seat = view_.turn;
        D::hide_from_onlookers(view_);
        shots_ = std::move(shots);
        std::vector<Event> events;
        for (const Shot<D>& shot : shots_) events.push_back(shot.event);
        program_ = D::program(view_, events, options);
        goes_on_ = program_.takes_time;
        if (goes_on_)
            advance(pages);
        else
            finish(pages);
    }

    void pass(int milliseconds, Pages pages) {
        while (goes_on_ and pages.notices.empty() and due_ <= milliseconds) {
            milliseconds -= std::exchange(due_, 0);
            if (not walk_.way.empty()) take_step(pages);
            if (due_ == 0) advance(pages);
        }
        if (goes_on_ and pages.notices.empty()) due_ -= milliseconds;
    }

    // Tells events at once, which all have the same picture.
    void tell_all(View picture, std::span<const Event> events, Pages pages) {
        *this = {};
        view_ = std::move(picture);
        D::hide_from_onlookers(view_);
        D::tell(view_, events, pages);
    }

    // Skips to the next notice, or to the end. A walking token arrives at once.
    void hurry(Pages pages) {
        if (not walk_.way.empty()) see(shots_[next_ - 1].picture);
        walk_ = {};
        due_ = 0;
        while (pages.notices.empty() and next_ < shots_.size()) show_next(pages);
        if (next_ == shots_.size()) goes_on_ = false;
    }

    // Skips to the end.
    void finish(Pages pages) {
        while (next_ < shots_.size()) show_next(pages);
        walk_ = {};
        goes_on_ = false;
        due_ = 0;
    }

    [[nodiscard]] bool goes_on() const { return goes_on_; }
    [[nodiscard]] bool is_moving() const { return not walk_.way.empty() or has_moved_; }
    [[nodiscard]] int due() const { return due_; }  // time until the next change
    [[nodiscard]] const View& view() const { return view_; }
    [[nodiscard]] std::optional<Square> here() const { return here_; }  // of the last event

private:
    // The decision stays the one with which the show began.
    void see(View picture) {
        const auto decision = view_.decision;
        view_ = std::move(picture);
        view_.decision = decision;
        D::hide_from_onlookers(view_);
    }
    void tell_next(Pages pages) { D::tell(view_, {&shots_[next_++].event, 1}, pages); }
    void show_next(Pages pages) {
        see(shots_[next_].picture);
        tell_next(pages);
    }

    // Shows events until one takes time or has a notice to read.
    void advance(Pages pages) {
        has_moved_ = false;
        while (due_ == 0 and walk_.way.empty() and pages.notices.empty() and next_ < shots_.size())
            begin_next(pages);
        if (due_ == 0 and walk_.way.empty() and next_ == shots_.size()) goes_on_ = false;
    }

    void begin_next(Pages pages) {
        const Event& event = shots_[next_].event;
        const Number number = program_.numbers[next_];
        if (number.is_walked) {
            tell_next(pages);
            return set_out(D::walk_of(view_, event));
        }
        show_next(pages);
        here_ = D::deed_of(event);
        due_ = number.pause;
    }

    // A token walks in the picture before its move, and arrives in the picture after it.
    void set_out(Walk walk) {
        walk_ = std::move(walk);
        if (walk_.way.empty()) return see(shots_[next_ - 1].picture);
        time_of_step_ = std::min(step_time, longest_walk / static_cast<int>(walk_.way.size()));
        due_ = time_of_step_;
    }

    // A player who passes GO gets the salary on the way.
    void take_step(Pages pages) {
        const Square square = walk_.way.back();
        walk_.way.pop_back();
        has_moved_ = true;
        due_ = time_of_step_;
        pages.sounds.add(SoundEffect::Nudge);
        const bool is_paid = square == rules::go and next_ < shots_.size() and
                             D::is_paid_on_the_way(shots_[next_].event);
        if (is_paid) show_next(pages);
        if (walk_.way.empty())
            see(shots_[next_ - 1].picture);
        else
            put_walker(square);
    }

    void put_walker(Square square) {
        view_.seats[static_cast<std::size_t>(number(walk_.walker)) - 1].at = square;
    }

    View view_;
    std::vector<Shot<D>> shots_;
    Program program_;
    std::size_t next_ = 0;
    Walk walk_;
    std::optional<Square> here_;
    int due_ = 0;
    int time_of_step_ = step_time;
    bool goes_on_ = false, has_moved_ = false;
};

}  // namespace parlor::tui::desk
