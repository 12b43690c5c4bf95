#include "tui/moneyloopy/pacing.hpp"

#include <algorithm>

#include "base/one_of.hpp"
#include "tui/desk/pacing.hpp"

namespace parlor::tui::loopy {
namespace {

namespace told = rules::moneyloopy::told;

template <class E>
concept PassesQuickly = OneOf<E,
                              told::Began,
                              told::FirstRoll,
                              told::Turn,
                              told::Rolled,
                              told::Moved,
                              told::Salary,
                              told::Landed,
                              told::Saved,
                              told::SafeCards,
                              told::ForSale,
                              told::AuctionOpen,
                              told::Unsold,
                              told::RentDue,
                              told::Paid,
                              told::Owes,
                              told::Boarded,
                              told::Jumped,
                              told::TermDue,
                              told::DealOver,
                              told::MarkerMoved,
                              told::Eliminated,
                              told::GameOver>;

struct Pause {
    template <PassesQuickly Other>
    int operator()(const Other&) const {
        return time_to_think;
    }
    int operator()(const told::Bought&) const { return frames(68); }
    int operator()(const told::Won&) const { return frames(68); }
    int operator()(const told::Built&) const { return frames(68); }
    int operator()(const told::BankBought&) const { return frames(102); }
    int operator()(const told::Took&) const { return frames(102); }
    int operator()(const told::Transferred&) const { return frames(102); }
    int operator()(const told::DealtWith&) const { return frames(102); }
    int operator()(const told::Declined&) const { return frames(68); }
    int operator()(const told::TermNamed&) const { return frames(68); }
    int operator()(const told::Staked&) const { return frames(68); }
    int operator()(const told::Looped&) const { return frames(34); }
    int operator()(const told::TollPaid&) const { return frames(34); }
    int operator()(const told::BidMade&) const { return frames(30); }
    int operator()(const told::Passed&) const { return frames(30); }
    int operator()(const told::OfferLeft&) const { return frames(30); }
    int operator()(const told::Forfeited&) const { return frames(30); }
};

}  // namespace

int pause_after(const rules::moneyloopy::Event& event) { return std::visit(Pause{}, event); }

int pause_after(std::span<const rules::moneyloopy::Event> events) {
    int longest = time_to_think;
    for (const auto& event : events) longest = std::max(longest, pause_after(event));
    return longest;
}

}  // namespace parlor::tui::loopy
