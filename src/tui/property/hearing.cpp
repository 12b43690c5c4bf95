#include "tui/property/hearing.hpp"

#include <utility>

#include "base/match.hpp"

namespace parlor::tui {
namespace {

using namespace rules;

Heard rent(Money sum) {
    if (sum < 512_cash) return Heard::Rent0;
    if (sum < 768_cash) return Heard::Rent1;
    return sum < 1024_cash ? Heard::Rent2 : Heard::Rent3;
}

// One of the four sounds of dice; the same throw always sounds the same.
Heard roll(Dice dice, bool is_double) {
    if (is_double) return Heard::Doubles;
    return static_cast<Heard>(static_cast<int>(Heard::Dice1) + dice.total().count % 4);
}

std::optional<Heard> card(const Effect& effect) {
    using Sound = std::optional<Heard>;
    return match(
        effect,
        [](const BankPays&) { return Sound{}; },  // heard when it is paid
        [](const PayBank&) { return Sound{}; },
        [](const CollectFromEach&) { return Sound{}; },
        [](const PayEach&) { return Sound{}; },
        [](const Repairs&) { return Sound{}; },
        [](const AdvanceTo&) { return Sound{Heard::Splat}; },
        [](const AdvanceToNearest&) { return Sound{Heard::Splat}; },
        [](const GoBack&) { return Sound{Heard::Splat}; },
        [](const ToGaol&) { return Sound{Heard::Splat}; },
        [](const GaolFree&) { return Sound{Heard::Slam}; });
}

// The sound of an event, if it has one.
struct Listener {
    const View& view;
    bool card_is_repairs;
    using Sound = std::optional<Heard>;

    [[nodiscard]] Sound bought(Square square) const {
        return view.squares[square].whole_group ? Heard::BuyGroup : Heard::Buy;
    }

    Sound operator()(const told::Began&) const { return Heard::Start; }
    Sound operator()(const told::FirstRoll& it) const { return roll(it.dice, it.dice.is_double()); }
    Sound operator()(const told::DealtDeed& it) const { return bought(it.square); }
    Sound operator()(const told::Turn&) const { return Heard::Zing; }
    Sound operator()(const told::Rolled& it) const { return roll(it.dice, it.is_double); }
    Sound operator()(const told::Moved&) const { return {}; }  // each step of a walk has one
    Sound operator()(const told::Salary&) const { return Heard::Gong; }
    Sound operator()(const told::Landed&) const { return {}; }
    Sound operator()(const told::ForSale&) const { return {}; }
    Sound operator()(const told::Bought& it) const { return bought(it.square); }
    Sound operator()(const told::AuctionOpen&) const { return Heard::Zing; }
    Sound operator()(const told::BidMade&) const { return Heard::Zing; }
    Sound operator()(const told::Passed&) const { return Heard::Zing; }
    Sound operator()(const told::Forfeited&) const { return Heard::Zing; }
    Sound operator()(const told::Won& it) const { return bought(it.square); }
    Sound operator()(const told::Unsold&) const { return {}; }
    Sound operator()(const told::RentDue&) const { return {}; }  // heard when it is paid
    Sound operator()(const told::Paid& it) const {
        switch (it.why) {
            case Why::Rent: return rent(it.sum);
            case Why::Tax: return Heard::LowZap;
            case Why::Card:
                if (it.from == bank or it.to == view.turn) return Heard::Cash;
                return card_is_repairs ? Heard::Rent1 : Heard::Rent0;
            case Why::Bail: return Heard::Rent0;
            case Why::Bid: return {};
            case Why::Trade: return Heard::Cash;
        }
        return {};
    }
    Sound operator()(const told::Owes&) const { return Heard::Bell; }
    Sound operator()(const told::Settled&) const { return Heard::Rent0; }
    Sound operator()(const told::CardDrawn& it) const {
        return card(view.edition->decks.card(it.deck, it.card).effect);
    }
    Sound operator()(const told::PileShuffled&) const { return {}; }
    Sound operator()(const told::PotTaken&) const { return Heard::Gong; }
    Sound operator()(const told::Gaoled&) const { return Heard::Gaol; }
    Sound operator()(const told::Freed& it) const {
        if (it.how == FreedHow::Bail) return {};  // heard when it is paid
        return Heard::Slam;
    }
    Sound operator()(const told::Stayed&) const { return {}; }
    Sound operator()(const told::Built& it) const {
        return it.houses == hotel ? Heard::Hotel : Heard::House;
    }
    Sound operator()(const told::Sold&) const { return Heard::Slide; }
    Sound operator()(const told::Mortgaged&) const { return Heard::SlideLow; }
    Sound operator()(const told::Repaid&) const { return Heard::Rent2; }
    Sound operator()(const told::Fee&) const { return Heard::Rent1; }
    Sound operator()(const told::Phantom&) const { return Heard::Buzz; }
    Sound operator()(const told::Proposed&) const { return Heard::Pulse; }
    Sound operator()(const told::Accepted&) const { return Heard::Ding; }
    Sound operator()(const told::Declined&) const { return Heard::Rub; }
    Sound operator()(const told::Transferred&) const { return {}; }
    Sound operator()(const told::CardGiven&) const { return {}; }
    Sound operator()(const told::Eliminated&) const { return Heard::Elimination; }
    Sound operator()(const told::Claimed& it) const { return bought(it.square); }
    Sound operator()(const told::Left&) const { return Heard::Rub; }
    Sound operator()(const told::EndAsked&) const { return Heard::Pulse; }
    Sound operator()(const told::Agreed&) const { return Heard::Ding; }
    Sound operator()(const told::Refused&) const { return Heard::Rub; }
    Sound operator()(const told::GameOver&) const { return Heard::GameOver; }
};

}  // namespace

std::optional<Heard> Hearing::hear(const View& view, const Event& event) {
    if (const auto* drawn = std::get_if<told::CardDrawn>(&event)) {
        const Effect& effect = view.edition->decks.card(drawn->deck, drawn->card).effect;
        card_is_repairs_ = std::holds_alternative<Repairs>(effect);
    }
    return std::visit(Listener{view, card_is_repairs_}, event);
}

}  // namespace parlor::tui
