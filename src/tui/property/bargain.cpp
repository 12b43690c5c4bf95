#include "tui/property/bargain.hpp"

#include <utility>
#include <variant>

#include "base/one_of.hpp"
#include "canvas/letters.hpp"
#include "tui/desk/watching.hpp"

namespace parlor::tui {
namespace {

namespace told = rules::told;
using rules::Property;

constexpr int width_of_line = 16;

// Leaves at least one row for the answer.
bool has_room_for(const std::string& offer, std::size_t players) {
    return wrapped(offer, width_of_line).size() < desk::told_rows(players);
}

// Events that remove a bargain from the screen. The offer may still be open: the player who answers
// it can first sell and mortgage.
template <class E>
concept EndsBargain = OneOf<E,
                            told::Began,
                            told::FirstRoll,
                            told::Placed,
                            told::DealtDeed,
                            told::Turn,
                            told::Rolled,
                            told::Moved,
                            told::Salary,
                            told::Landed,
                            told::ForSale,
                            told::Bought,
                            told::AuctionOpen,
                            told::BidMade,
                            told::Passed,
                            told::Forfeited,
                            told::Won,
                            told::Unsold,
                            told::RentDue,
                            told::Owes,
                            told::Settled,
                            told::CardDrawn,
                            told::PileShuffled,
                            told::PotTaken,
                            told::Gaoled,
                            told::Freed,
                            told::Stayed,
                            told::Built,
                            told::Sold,
                            told::Mortgaged,
                            told::Phantom,
                            told::Eliminated,
                            told::Claimed,
                            told::Left,
                            told::EndAsked,
                            told::Agreed,
                            told::Refused,
                            told::Reversed,
                            told::Flagged,
                            told::GameOver>;

struct Hearer {
    const Property::Setup& setup;
    const Property::Position& position;
    Bargain& bargain;
    std::vector<Notice>& notices;

    template <EndsBargain Other>
    void operator()(const Other&) const {
        bargain = {.offered = position.offer};
    }
    void operator()(const told::Proposed& it) const {
        bargain = {.offer = words(it), .offered = position.offer};
        if (is_computer(it.from) and is_computer(it.to) and
            not has_room_for(bargain.offer, setup.sitters.size()))
            for (Notice& notice :
                 tall_notices({.title = "TRADING...", .sub = "", .lines = {}}, bargain.offer))
                notices.push_back(std::move(notice));
    }
    void operator()(const told::Accepted& it) const { bargain.answer = words(it); }
    void operator()(const told::Declined& it) const {
        bargain.answer = words(it);
        bargain.declined = std::exchange(bargain.offered, std::nullopt);
    }

    // Consequences of accepting the trade.
    void operator()(const told::Paid&) const {}
    void operator()(const told::Transferred&) const {}
    void operator()(const told::CardGiven&) const {}
    void operator()(const told::Fee&) const {}
    void operator()(const told::Repaid&) const {}

    [[nodiscard]] bool is_computer(Seat seat) const {
        return Property::computer_level(setup, position, seat).has_value();
    }
    [[nodiscard]] std::string words(const rules::Event& event) const {
        const Sentence sentence = Property::sentence(setup, position, event);
        return upper(told_together({&sentence, 1}));
    }
};

}  // namespace

// With an eighth player the header of the window is a row lower (U-7.2).
std::vector<std::string> Bargain::lines(std::size_t players) const {
    std::vector<std::string> lines = wrapped(offer, width_of_line);
    std::vector<std::string> answered = wrapped(answer, width_of_line);
    if (lines.size() + answered.size() > desk::told_rows(players)) {
        lines.resize(desk::told_rows(players) - answered.size());
        lines.back() = "...";
    }
    for (std::string& line : answered) lines.push_back(std::move(line));
    return lines;
}

void hear(const Property::Setup& setup,
          const Property::Position& position,
          std::span<const rules::Event> events,
          Bargain& bargain,
          std::vector<Notice>& notices) {
    const Hearer hearer{setup, position, bargain, notices};
    for (const rules::Event& event : events) std::visit(hearer, event);
}

}  // namespace parlor::tui
