#include "tui/property/show.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "base/one_of.hpp"
#include "tui/property/pacing.hpp"
#include "tui/property/story.hpp"

namespace parlor::tui {
namespace {

namespace told = rules::told;
using Events = std::span<const rules::Event>;
using Movement = Options::Movement;

constexpr int series_pause = 680;  // the C64's 34 frames

// A card that sends its player back is not shown as a walk.
bool leads_back(const rules::View& view, const rules::Event& event) {
    const auto* drawn = std::get_if<told::CardDrawn>(&event);
    return drawn != nullptr and std::holds_alternative<rules::GoBack>(
                                    view.edition->decks.card(drawn->deck, drawn->card).effect);
}

template <class E>
concept OfNoDeed = OneOf<E,
                         told::Began,
                         told::FirstRoll,
                         told::Placed,
                         told::Turn,
                         told::Rolled,
                         told::Moved,
                         told::Salary,
                         told::Landed,
                         told::ForSale,
                         told::AuctionOpen,
                         told::BidMade,
                         told::Passed,
                         told::Forfeited,
                         told::Unsold,
                         told::RentDue,
                         told::Paid,
                         told::Owes,
                         told::Settled,
                         told::CardDrawn,
                         told::PileShuffled,
                         told::PotTaken,
                         told::Gaoled,
                         told::Freed,
                         told::Stayed,
                         told::Fee,
                         told::Phantom,
                         told::Proposed,
                         told::Accepted,
                         told::Declined,
                         told::CardGiven,
                         told::Eliminated,
                         told::Left,
                         told::EndAsked,
                         told::Agreed,
                         told::Refused,
                         told::Reversed,
                         told::Flagged,
                         told::GameOver>;

struct Deed {
    template <OfNoDeed Other>
    std::optional<Square> operator()(const Other&) const {
        return std::nullopt;
    }
    std::optional<Square> operator()(const told::DealtDeed& it) const { return it.square; }
    std::optional<Square> operator()(const told::Bought& it) const { return it.square; }
    std::optional<Square> operator()(const told::Won& it) const { return it.square; }
    std::optional<Square> operator()(const told::Repaid& it) const { return it.square; }
    std::optional<Square> operator()(const told::Built& it) const { return it.square; }
    std::optional<Square> operator()(const told::Sold& it) const { return it.square; }
    std::optional<Square> operator()(const told::Mortgaged& it) const { return it.square; }
    std::optional<Square> operator()(const told::Transferred& it) const { return it.square; }
    std::optional<Square> operator()(const told::Claimed& it) const { return it.square; }
};

bool is_of_deed(const rules::Event& event) { return PropertyDesk::deed_of(event).has_value(); }

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

// The pauses after the events of a move.
struct Pauses {
    Events events;
    Options::Pace pace;
    bool is_series;

    [[nodiscard]] int after(std::size_t event) const {
        const bool is_dealt = std::holds_alternative<told::DealtDeed>(events[event]);
        const bool is_gaoled = std::holds_alternative<told::Gaoled>(events[event]);
        if (is_series and is_accepted(events[event])) return paced(series_pause, pace);
        if (not is_dealt and not is_gaoled and not(is_series and is_of_deed(events[event])))
            return 0;
        const bool more = std::ranges::any_of(events.subspan(event + 1), is_of_deed);
        const bool is_between = more and not is_dealt and not is_gaoled;
        return paced(is_between ? series_pause : pause_after(events[event]), pace);
    }
};

bool is_walked(const rules::View& view, Events events, std::size_t event) {
    return std::holds_alternative<told::Moved>(events[event]) and
           not(event > 0 and leads_back(view, events[event - 1]));
}

bool is_series(const rules::View& view, Events events, Movement movement) {
    const bool is_long = std::ranges::count_if(events, is_of_deed) >= shortest_series(view) or
                         std::ranges::any_of(events, is_accepted);
    return is_long and
           not(movement == Movement::Jumping and std::ranges::any_of(events, is_skipped));
}

// The square from which a token steps to `square`.
Square before(const rules::View& view, Square square) {
    using rules::Direction;
    const bool is_clockwise = view.direction == Direction::Clockwise;
    const auto back = is_clockwise ? Direction::Back : Direction::Clockwise;
    return walk(view.board(), square, {1}, back).to;
}

}  // namespace

desk::Program PropertyDesk::program(const View& view, Events events, const Options& options) {
    const Pauses pauses{events, options.pace, is_series(view, events, options.movement)};
    desk::Program program{.takes_time = pauses.is_series or std::ranges::any_of(events, is_card)};
    for (std::size_t i = 0; i < events.size(); ++i) {
        const bool walks = options.movement == Movement::Stepping and is_walked(view, events, i);
        program.numbers.push_back({walks, pauses.after(i)});
        program.takes_time = program.takes_time or walks;
    }
    return program;
}

void PropertyDesk::tell(const View& view, Events events, Pages pages) {
    tui::tell(view, events, pages.prompts, pages.notices);
    for (const Event& event : events) {
        pages.recent.add(rules::sentence_for(view, event));
        pages.sounds.add(event);
    }
}

std::optional<Square> PropertyDesk::deed_of(const Event& event) {
    return std::visit(Deed{}, event);
}

desk::Walk PropertyDesk::walk_of(const View& view, const Event& event) {
    const auto& moved = std::get<told::Moved>(event);
    desk::Walk walk{.walker = moved.seat};
    for (Square at = moved.to; at != moved.from; at = before(view, at)) walk.way.push_back(at);
    return walk;
}

bool PropertyDesk::is_paid_on_the_way(const Event& event) {
    return std::holds_alternative<told::Salary>(event);
}

}  // namespace parlor::tui
