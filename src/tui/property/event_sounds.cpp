#include "tui/property/event_sounds.hpp"

#include <utility>

#include "base/match.hpp"

namespace parlor::tui {
namespace {

using namespace rules;

SoundEffect rent(Money sum) {
    if (sum < 512_cash) return SoundEffect::Rent0;
    if (sum < 768_cash) return SoundEffect::Rent1;
    return sum < 1024_cash ? SoundEffect::Rent2 : SoundEffect::Rent3;
}

// One of the four sounds of dice; the same throw always sounds the same.
SoundEffect roll(Dice dice, bool is_double) {
    if (is_double) return SoundEffect::Doubles;
    return static_cast<SoundEffect>(static_cast<int>(SoundEffect::Dice1) + dice.total().count % 4);
}

std::optional<SoundEffect> card(const Effect& effect) {
    using Sound = std::optional<SoundEffect>;
    return match(
        effect,
        [](const BankPays&) { return Sound{}; },  // heard when it is paid
        [](const PayBank&) { return Sound{}; },
        [](const CollectFromEach&) { return Sound{}; },
        [](const PayEach&) { return Sound{}; },
        [](const Repairs&) { return Sound{}; },
        [](const AdvanceTo&) { return Sound{SoundEffect::Splat}; },
        [](const AdvanceToNearest&) { return Sound{SoundEffect::Splat}; },
        [](const GoBack&) { return Sound{SoundEffect::Splat}; },
        [](const ToGaol&) { return Sound{SoundEffect::Splat}; },
        [](const GaolFree&) { return Sound{SoundEffect::Slam}; });
}

// The sound of an event, if it has one.
struct Listener {
    const View& view;
    bool card_is_repairs;
    using Sound = std::optional<SoundEffect>;

    [[nodiscard]] Sound bought(Square square) const {
        return view.squares[square].whole_group ? SoundEffect::BuyGroup : SoundEffect::Buy;
    }

    Sound operator()(const told::Began&) const { return SoundEffect::Start; }
    Sound operator()(const told::FirstRoll& it) const { return roll(it.dice, it.dice.is_double()); }
    Sound operator()(const told::Placed&) const { return {}; }
    Sound operator()(const told::DealtDeed& it) const { return bought(it.square); }
    Sound operator()(const told::Turn&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Rolled& it) const { return roll(it.dice, it.is_double); }
    Sound operator()(const told::Moved&) const { return {}; }  // each step of a walk has one
    Sound operator()(const told::Salary&) const { return SoundEffect::Gong; }
    Sound operator()(const told::Landed&) const { return {}; }
    Sound operator()(const told::ForSale&) const { return {}; }
    Sound operator()(const told::Bought& it) const { return bought(it.square); }
    Sound operator()(const told::AuctionOpen&) const { return SoundEffect::Zing; }
    Sound operator()(const told::BidMade&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Passed&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Forfeited&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Won& it) const { return bought(it.square); }
    Sound operator()(const told::Unsold&) const { return {}; }
    Sound operator()(const told::RentDue&) const { return {}; }  // heard when it is paid
    Sound operator()(const told::Paid& it) const {
        switch (it.why) {
            case Why::Rent: return rent(it.sum);
            case Why::Tax: return SoundEffect::LowZap;
            case Why::Card:
                if (it.from == bank or it.to == view.turn) return SoundEffect::Cash;
                return card_is_repairs ? SoundEffect::Rent1 : SoundEffect::Rent0;
            case Why::Bail: return SoundEffect::Rent0;
            case Why::Bid: return {};
            case Why::Trade: return SoundEffect::Cash;
        }
        return {};
    }
    Sound operator()(const told::Owes&) const { return SoundEffect::Bell; }
    Sound operator()(const told::Settled&) const { return SoundEffect::Rent0; }
    Sound operator()(const told::CardDrawn& it) const {
        return card(view.edition->decks.card(it.deck, it.card).effect);
    }
    Sound operator()(const told::PileShuffled&) const { return {}; }
    Sound operator()(const told::PotTaken&) const { return SoundEffect::Gong; }
    Sound operator()(const told::Gaoled&) const { return SoundEffect::Gaol; }
    Sound operator()(const told::Freed& it) const {
        if (it.how == FreedHow::Bail) return {};  // heard when it is paid
        return SoundEffect::Slam;
    }
    Sound operator()(const told::Stayed&) const { return {}; }
    Sound operator()(const told::Built& it) const {
        return it.houses == hotel ? SoundEffect::Hotel : SoundEffect::House;
    }
    Sound operator()(const told::Sold&) const { return SoundEffect::Slide; }
    Sound operator()(const told::Mortgaged&) const { return SoundEffect::SlideLow; }
    Sound operator()(const told::Repaid&) const { return SoundEffect::Rent2; }
    Sound operator()(const told::Fee&) const { return SoundEffect::Rent1; }
    Sound operator()(const told::Phantom&) const { return SoundEffect::Buzz; }
    Sound operator()(const told::Proposed&) const { return SoundEffect::Pulse; }
    Sound operator()(const told::Accepted&) const { return SoundEffect::Ding; }
    Sound operator()(const told::Declined&) const { return SoundEffect::Rub; }
    Sound operator()(const told::Transferred&) const { return {}; }
    Sound operator()(const told::CardGiven&) const { return {}; }
    Sound operator()(const told::Eliminated&) const { return SoundEffect::Elimination; }
    Sound operator()(const told::Claimed& it) const { return bought(it.square); }
    Sound operator()(const told::Left&) const { return SoundEffect::Rub; }
    Sound operator()(const told::EndAsked&) const { return SoundEffect::Pulse; }
    Sound operator()(const told::Agreed&) const { return SoundEffect::Ding; }
    Sound operator()(const told::Refused&) const { return SoundEffect::Rub; }
    Sound operator()(const told::Reversed&) const { return SoundEffect::Slide; }
    Sound operator()(const told::Flagged&) const { return SoundEffect::Elimination; }
    Sound operator()(const told::GameOver&) const { return SoundEffect::GameOver; }
};

}  // namespace

std::optional<SoundEffect> EventSounds::sound_of(const View& view, const Event& event) {
    if (const auto* drawn = std::get_if<told::CardDrawn>(&event)) {
        const Effect& effect = view.edition->decks.card(drawn->deck, drawn->card).effect;
        card_is_repairs_ = std::holds_alternative<Repairs>(effect);
    }
    return std::visit(Listener{view, card_is_repairs_}, event);
}

}  // namespace parlor::tui
