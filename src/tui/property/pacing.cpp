#include "tui/property/pacing.hpp"

#include <algorithm>
#include <variant>

#include "base/one_of.hpp"

namespace parlor::tui {
namespace {

namespace told = rules::told;

template <class E>
concept PassesQuickly = OneOf<E,
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
                              told::Unsold,
                              told::RentDue,
                              told::Paid,
                              told::Owes,
                              told::Settled,
                              told::CardDrawn,
                              told::PileShuffled,
                              told::PotTaken,
                              told::Freed,
                              told::Stayed,
                              told::Fee,
                              told::Phantom,
                              told::CardGiven,
                              told::Eliminated,
                              told::Left,
                              told::EndAsked,
                              told::Agreed,
                              told::Refused,
                              told::Reversed,
                              told::Flagged,
                              told::GameOver>;

struct Pause {
    template <PassesQuickly Other>
    int operator()(const Other&) const {
        return time_to_think;
    }
    int operator()(const told::DealtDeed&) const { return frames(160); }
    int operator()(const told::Bought&) const { return frames(68); }
    int operator()(const told::Won&) const { return frames(68); }
    int operator()(const told::Built&) const { return frames(68); }
    int operator()(const told::Sold&) const { return frames(102); }
    int operator()(const told::Mortgaged&) const { return frames(102); }
    int operator()(const told::Repaid&) const { return frames(102); }
    int operator()(const told::Transferred&) const { return frames(102); }
    int operator()(const told::Claimed&) const { return frames(102); }
    int operator()(const told::Accepted&) const { return frames(102); }
    int operator()(const told::Declined&) const { return frames(68); }
    int operator()(const told::Proposed&) const { return frames(34); }
    int operator()(const told::Gaoled&) const { return frames(34); }
    int operator()(const told::BidMade&) const { return frames(30); }
    int operator()(const told::Passed&) const { return frames(30); }
    int operator()(const told::Forfeited&) const { return frames(30); }
};

}  // namespace

int pause_after(const rules::Event& event) { return std::visit(Pause{}, event); }

int pause_after(std::span<const rules::Event> events) {
    int longest = time_to_think;
    for (const rules::Event& event : events) longest = std::max(longest, pause_after(event));
    return longest;
}

}  // namespace parlor::tui
