#include "tui/property/show.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "tui/property/happening.hpp"
#include "tui/property/pacing.hpp"
#include "tui/property/story.hpp"

namespace parlor::tui {
namespace {

namespace told = rules::told;
using Movement = Options::Movement;

constexpr int series_pause = 680;  // the C64's 34 frames

void tell(const rules::View& view, std::span<const rules::Event> events, Show::Pages pages) {
    tell(view, events, pages.prompts, pages.notices);
    for (const rules::Event& event : events) {
        pages.recent.add(rules::sentence_for(view, event));
        pages.sounds.add(event);
    }
}

// A card that sends its player back is not shown as a walk.
bool leads_back(const rules::View& view, const rules::Event& event) {
    const auto* drawn = std::get_if<told::CardDrawn>(&event);
    return drawn != nullptr and std::holds_alternative<rules::GoBack>(
                                    view.edition->decks.card(drawn->deck, drawn->card).effect);
}

bool is_of_deed(const rules::Event& event) { return deed_of(event).has_value(); }

// A person's action on a single deed needs no show, because that person is looking at it.
int shortest_series(const rules::View& view) {
    const Seat mover = view.decision.seat;
    return mover != bank and view.seat(mover).computer ? 1 : 2;
}

bool is_accepted(const rules::Event& event) {
    return std::holds_alternative<told::Accepted>(event);
}

bool is_card(const rules::Event& event) { return std::holds_alternative<told::CardDrawn>(event); }

// Events of trades and eliminations.
bool is_skipped(const rules::Event& event) {
    return is_accepted(event) or std::holds_alternative<told::Transferred>(event) or
           std::holds_alternative<told::Claimed>(event) or
           std::holds_alternative<told::Eliminated>(event);
}

}  // namespace

void Show::begin(rules::View before,
                 std::vector<rules::Event> events,
                 const Options& options,
                 Pages pages) {
    *this = {};
    view_ = std::move(before);
    if (view_.decision.seat == bank) view_.decision.seat = view_.turn;
    events_ = std::move(events);
    pace_ = options.pace;
    movement_ = options.movement;
    const bool is_long = std::ranges::count_if(events_, is_of_deed) >= shortest_series(view_) or
                         std::ranges::any_of(events_, is_accepted);
    is_series_ = is_long and
                 not(movement_ == Movement::Jumping and std::ranges::any_of(events_, is_skipped));
    goes_on_ = is_series_ or std::ranges::any_of(events_, is_card);
    for (std::size_t i = 0; i < events_.size(); ++i) goes_on_ = goes_on_ or is_walked(i);
    if (goes_on_)
        advance(pages);
    else
        finish(pages);
}

bool Show::is_walked(std::size_t event) const {
    return movement_ == Movement::Stepping and
           std::holds_alternative<told::Moved>(events_[event]) and
           not(event > 0 and leads_back(view_, events_[event - 1]));
}

int Show::pause_after(std::size_t event) const {
    const bool is_dealt = std::holds_alternative<told::DealtDeed>(events_[event]);
    const bool is_gaoled = std::holds_alternative<told::Gaoled>(events_[event]);
    if (is_series_ and is_accepted(events_[event])) return paced(series_pause, pace_);
    if (not is_dealt and not is_gaoled and not(is_series_ and is_of_deed(events_[event]))) return 0;
    const bool more = std::ranges::any_of(std::span{events_}.subspan(event + 1), is_of_deed);
    const bool is_between = more and not is_dealt and not is_gaoled;
    return paced(is_between ? series_pause : tui::pause_after(events_[event]), pace_);
}

void Show::pass(int milliseconds, Pages pages) {
    while (goes_on_ and pages.notices.empty() and due_ <= milliseconds) {
        milliseconds -= std::exchange(due_, 0);
        if (not way_.empty()) take_step(pages);
        if (due_ == 0) advance(pages);
    }
    if (goes_on_ and pages.notices.empty()) due_ -= milliseconds;
}

// Tells events until one takes time or has to be read.
void Show::advance(Pages pages) {
    has_moved_ = false;
    while (due_ == 0 and way_.empty() and pages.notices.empty() and next_ < events_.size())
        tell_next(pages);
    if (due_ == 0 and way_.empty() and next_ == events_.size()) goes_on_ = false;
}

void Show::tell_next(Pages pages) {
    const std::size_t event = next_++;
    tell(view_, {&events_[event], 1}, pages);
    if (is_walked(event)) return set_out(std::get<told::Moved>(events_[event]));
    happen(view_, events_[event]);
    here_ = deed_of(events_[event]);
    due_ = pause_after(event);
}

// The square from which a token steps to `square`.
Square Show::before(Square square) const {
    using rules::Direction;
    const bool is_clockwise = view_.direction == Direction::Clockwise;
    const auto back = is_clockwise ? Direction::Back : Direction::Clockwise;
    return walk(view_.board(), square, {1}, back).to;
}

void Show::set_out(const told::Moved& moved) {
    walker_ = moved.seat;
    for (Square at = moved.to; at != moved.from; at = before(at)) way_.push_back(at);
    if (way_.empty()) return;
    time_of_step_ = std::min(step_time, longest_walk / static_cast<int>(way_.size()));
    due_ = time_of_step_;
}

// A player who passes GO is paid on the way.
void Show::take_step(Pages pages) {
    const Square square = way_.back();
    way_.pop_back();
    has_moved_ = true;
    due_ = time_of_step_;
    pages.sounds.add(SoundEffect::Nudge);
    happen(view_, told::Moved{walker_, view_.seat(walker_).at, square});
    if (square != rules::go or next_ == events_.size()) return;
    const rules::Event& event = events_[next_];
    if (not std::holds_alternative<told::Salary>(event)) return;
    tell(view_, {&event, 1}, pages);
    happen(view_, event);
    ++next_;
}

// A walking token arrives at once.
void Show::hurry(Pages pages) {
    if (not way_.empty()) happen(view_, told::Moved{walker_, view_.seat(walker_).at, way_.front()});
    way_.clear();
    due_ = 0;
    while (pages.notices.empty() and next_ < events_.size()) {
        const rules::Event& event = events_[next_++];
        tell(view_, {&event, 1}, pages);
        happen(view_, event);
    }
    if (next_ == events_.size()) goes_on_ = false;
}

void Show::finish(Pages pages) {
    const auto rest = std::span{events_}.subspan(next_);
    tell(view_, rest, pages);
    next_ = events_.size();
    way_.clear();
    goes_on_ = false;
    due_ = 0;
}

}  // namespace parlor::tui
