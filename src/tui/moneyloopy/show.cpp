// How the table of Moneyloopy shows the events of a move, one by one.
//
// Source:  docs/layout.md, 7; U-3.5, U-9.4.
// Choices: stepping tokens walk each way; loops, jumps and trains take no time. Properties that
//          change hands, and houses, are shown one by one when there are several, or when a
//          computer moves.
#include <algorithm>

#include "base/one_of.hpp"
#include "tui/desk/pacing.hpp"
#include "tui/moneyloopy/pacing.hpp"
#include "tui/moneyloopy/page.hpp"
#include "tui/moneyloopy/story.hpp"

namespace parlor::tui::loopy {
namespace {

namespace told = rules::moneyloopy::told;
using rules::moneyloopy::Event;
using Events = std::span<const Event>;

bool is_of_property(const Event& event) { return LoopyDesk::deed_of(event).has_value(); }

// A person's action on a single property needs no show, because that person is looking at it.
bool is_series(const View& view, Events events) {
    const Seat mover = view.decision.seat;
    const bool is_computers = mover != bank and view.seat(mover).computer;
    return std::ranges::count_if(events, is_of_property) >= (is_computers ? 1 : 2);
}

template <class E>
concept OfNoProperty = OneOf<E,
                             told::Began,
                             told::FirstRoll,
                             told::Rolled,
                             told::Salary,
                             told::Landed,
                             told::TollPaid,
                             told::Saved,
                             told::ForSale,
                             told::AuctionOpen,
                             told::BidMade,
                             told::Passed,
                             told::OfferLeft,
                             told::Forfeited,
                             told::Unsold,
                             told::RentDue,
                             told::Paid,
                             told::Owes,
                             told::Staked,
                             told::Boarded,
                             told::TermNamed,
                             told::TermDue,
                             told::DealtWith,
                             told::DealOver,
                             told::Declined,
                             told::Eliminated,
                             told::GameOver,
                             told::Turn,
                             told::Moved,
                             told::Looped,
                             told::SafeCards,
                             told::Jumped,
                             told::MarkerMoved>;

struct PropertyOf {
    using Property = std::optional<Square>;

    template <OfNoProperty Other>
    Property operator()(const Other&) const {
        return std::nullopt;
    }
    Property operator()(const told::Bought& it) const { return it.square; }
    Property operator()(const told::Won& it) const { return it.square; }
    Property operator()(const told::Took& it) const { return it.square; }
    Property operator()(const told::BankBought& it) const { return it.square; }
    Property operator()(const told::Transferred& it) const { return it.square; }
    Property operator()(const told::Built& it) const { return it.square; }
};

}  // namespace

desk::Program LoopyDesk::program(const View& view, Events events, const Options& options) {
    const bool walks = options.movement == Options::Movement::Stepping;
    const bool series = is_series(view, events);
    desk::Program program{.takes_time = series};
    for (const Event& event : events) {
        const bool is_walked = walks and std::holds_alternative<told::Moved>(event);
        const bool pauses = series and is_of_property(event);
        program.numbers.push_back(
            {is_walked, pauses ? paced(pause_after(event), options.pace) : 0});
        program.takes_time = program.takes_time or is_walked;
    }
    return program;
}

void LoopyDesk::tell(const View& view, Events events, Pages pages) {
    loopy::tell(view, events, pages.prompts, pages.notices);
    for (const Event& event : events) {
        pages.recent.add(rules::moneyloopy::sentence_for(view, event));
        pages.sounds.add(event);
    }
}

std::optional<Square> LoopyDesk::deed_of(const Event& event) {
    return std::visit(PropertyOf{}, event);
}

desk::Walk LoopyDesk::walk_of(const View& view, const Event& event) {
    const auto& moved = std::get<told::Moved>(event);
    const int size = view.board().size;
    desk::Walk walk{.walker = moved.seat};
    for (int at = number(moved.to); Square(at) != moved.from; at = (at + size - 1) % size)
        walk.way.push_back(Square(at));
    return walk;
}

bool LoopyDesk::is_paid_on_the_way(const Event& event) {
    return std::holds_alternative<told::Salary>(event);
}

}  // namespace parlor::tui::loopy
