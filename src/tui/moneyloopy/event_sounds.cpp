#include "tui/moneyloopy/event_sounds.hpp"
#include "rules/board/street.hpp"

namespace parlor::tui::loopy {
namespace {

namespace told = rules::moneyloopy::told;
using rules::moneyloopy::View;
using rules::moneyloopy::Why;

// One of the four sounds of dice; the same throw always sounds the same.
SoundEffect throw_of(int total) {
    return static_cast<SoundEffect>(static_cast<int>(SoundEffect::Dice1) + total % 4);
}

struct Listener {
    const View& view;
    using Sound = std::optional<SoundEffect>;

    [[nodiscard]] Sound got(Square square) const {
        return view.squares[square].whole_group ? SoundEffect::BuyGroup : SoundEffect::Buy;
    }

    Sound operator()(const told::Began&) const { return SoundEffect::Start; }
    Sound operator()(const told::FirstRoll& it) const { return throw_of(it.die); }
    Sound operator()(const told::Turn&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Rolled& it) const { return throw_of(it.dice.total().count); }
    Sound operator()(const told::Moved&) const { return {}; }  // each step of a walk has one
    Sound operator()(const told::Salary&) const { return SoundEffect::Gong; }
    Sound operator()(const told::Landed&) const { return {}; }
    Sound operator()(const told::TollPaid&) const { return SoundEffect::LowZap; }
    Sound operator()(const told::Looped&) const { return SoundEffect::Splat; }
    Sound operator()(const told::Saved&) const { return SoundEffect::Slam; }
    Sound operator()(const told::SafeCards&) const { return {}; }
    Sound operator()(const told::ForSale&) const { return {}; }
    Sound operator()(const told::Bought& it) const { return got(it.square); }
    Sound operator()(const told::AuctionOpen&) const { return SoundEffect::Zing; }
    Sound operator()(const told::BidMade&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Passed&) const { return SoundEffect::Zing; }
    Sound operator()(const told::OfferLeft&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Forfeited&) const { return SoundEffect::Zing; }
    Sound operator()(const told::Won& it) const { return got(it.square); }
    Sound operator()(const told::Unsold&) const { return {}; }
    Sound operator()(const told::RentDue&) const { return {}; }  // heard when it is paid
    Sound operator()(const told::Paid& it) const {
        switch (it.why) {
            case Why::Rent: return SoundEffect::Rent0;
            case Why::Tax: return SoundEffect::LowZap;
            case Why::Card:
            case Why::Deal: return SoundEffect::Cash;
            case Why::Bid:
            case Why::Toll: return {};
        }
        return {};
    }
    Sound operator()(const told::Owes&) const { return SoundEffect::Bell; }
    Sound operator()(const told::Staked& it) const { return throw_of(it.die); }
    Sound operator()(const told::Built& it) const {
        return it.houses == rules::hotel ? SoundEffect::Hotel : SoundEffect::House;
    }
    Sound operator()(const told::BankBought&) const { return SoundEffect::Slide; }
    Sound operator()(const told::Took& it) const { return got(it.square); }
    Sound operator()(const told::Boarded&) const { return SoundEffect::Slam; }
    Sound operator()(const told::Jumped&) const { return SoundEffect::Splat; }
    Sound operator()(const told::TermNamed& it) const {
        return it.deal == 0 ? Sound{SoundEffect::Pulse} : Sound{};
    }
    Sound operator()(const told::TermDue&) const { return SoundEffect::Bell; }
    Sound operator()(const told::DealtWith&) const { return SoundEffect::Ding; }
    Sound operator()(const told::DealOver&) const { return {}; }
    Sound operator()(const told::Declined&) const { return SoundEffect::Rub; }
    Sound operator()(const told::Transferred&) const { return {}; }
    Sound operator()(const told::MarkerMoved&) const { return SoundEffect::Nudge; }
    Sound operator()(const told::Eliminated&) const { return SoundEffect::Elimination; }
    Sound operator()(const told::GameOver&) const { return SoundEffect::GameOver; }
};

}  // namespace

std::optional<SoundEffect> EventSounds::sound_of(const View& view,
                                                 const rules::moneyloopy::Event& event) const {
    return std::visit(Listener{view}, event);
}

}  // namespace parlor::tui::loopy
