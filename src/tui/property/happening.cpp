#include "tui/property/happening.hpp"
#include "base/one_of.hpp"

#include <algorithm>
#include <variant>

namespace parlor::tui {
namespace {

namespace told = rules::told;
using rules::View;

rules::SeatView& seat_in(View& view, Seat seat) {
    return view.seats[static_cast<std::size_t>(number(seat)) - 1];
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

template <class E>
concept ChangesNothingSeen = OneOf<E,
                                   told::Began,
                                   told::FirstRoll,
                                   told::Placed,
                                   told::Turn,
                                   told::Rolled,
                                   told::Landed,
                                   told::ForSale,
                                   told::AuctionOpen,
                                   told::BidMade,
                                   told::Passed,
                                   told::Forfeited,
                                   told::Unsold,
                                   told::RentDue,
                                   told::PileShuffled,
                                   told::Phantom,
                                   told::Proposed,
                                   told::Accepted,
                                   told::Declined,
                                   told::Eliminated,
                                   told::Left,
                                   told::EndAsked,
                                   told::Agreed,
                                   told::Refused,
                                   told::Flagged,
                                   told::GameOver>;

struct Happening {
    View& view;

    template <ChangesNothingSeen Other>
    void operator()(const Other&) const {}
    void operator()(const told::Moved& it) const { seat_in(view, it.seat).at = it.to; }
    void operator()(const told::Reversed& it) const { view.direction = it.direction; }
    void operator()(const told::Salary& it) const { earn(it.seat, it.sum); }
    void operator()(const told::Gaoled& it) const {
        seat_in(view, it.seat).at = view.board().gaol;
        seat_in(view, it.seat).gaol_turn = 1;
    }
    void operator()(const told::DealtDeed& it) const { buy(it.seat, it.square, it.sum); }
    void operator()(const told::Bought& it) const { buy(it.seat, it.square, it.price); }
    // The winner may owe the amount that exceeds their money; the next event reports the debt.
    void operator()(const told::Won& it) const {
        buy(it.seat, it.square, std::min(it.sum, seat_in(view, it.seat).money));
    }
    void operator()(const told::Paid& it) const {
        if (it.why != rules::Why::Bid) hand_over(it.from, it.to, it.sum);
    }
    void operator()(const told::Owes& it) const { seat_in(view, it.from).debt += it.sum; }
    void operator()(const told::Settled& it) const {
        seat_in(view, it.from).debt -= it.sum;
        hand_over(it.from, it.to, it.sum);
    }
    void operator()(const told::PotTaken& it) const { earn(it.seat, it.sum); }
    void operator()(const told::Fee& it) const { earn(it.seat, 0_cash - it.sum); }
    // Of two cards the Community Chest card is used (C-5.5).
    void operator()(const told::Freed& it) const {
        rules::SeatView& seat = seat_in(view, it.seat);
        seat.gaol_turn = 0;
        if (it.how == rules::FreedHow::Card)
            (seat.chest_card ? seat.chest_card : seat.chance_card) = false;
    }
    void operator()(const told::Stayed& it) const { ++seat_in(view, it.seat).gaol_turn; }
    void operator()(const told::CardDrawn& it) const {
        const rules::Effect& effect = view.edition->decks.card(it.deck, it.card).effect;
        if (std::holds_alternative<rules::GaolFree>(effect)) card_of(it.seat, it.deck) = true;
    }
    void operator()(const told::CardGiven& it) const {
        card_of(it.from, it.deck) = false;
        if (it.to != bank) card_of(it.to, it.deck) = true;
    }
    void operator()(const told::Repaid& it) const {
        view.squares[it.square].mortgaged = false;
        earn(it.seat, 0_cash - it.sum);
    }
    void operator()(const told::Built& it) const {
        view.squares[it.square].houses = it.houses;
        earn(it.seat, 0_cash - it.sum);
    }
    void operator()(const told::Sold& it) const {
        view.squares[it.square].houses = it.houses;
        earn(it.seat, it.sum);
    }
    void operator()(const told::Mortgaged& it) const {
        view.squares[it.square].mortgaged = true;
        earn(it.seat, it.sum);
    }
    void operator()(const told::Transferred& it) const { view.squares[it.square].owner = it.to; }
    void operator()(const told::Claimed& it) const { view.squares[it.square].owner = it.seat; }

    void buy(Seat seat, Square square, Money sum) const {
        view.squares[square].owner = seat;
        earn(seat, 0_cash - sum);
    }
    void hand_over(Seat from, Seat to, Money sum) const {
        if (from != bank) earn(from, 0_cash - sum);
        if (to != bank) earn(to, sum);
    }
    void earn(Seat seat, Money sum) const {
        Money& money = seat_in(view, seat).money;
        money = std::min(money + sum, rules::most_money);
    }
    [[nodiscard]] bool& card_of(Seat seat, rules::Deck deck) const {
        rules::SeatView& holder = seat_in(view, seat);
        return deck == rules::Deck::Chest ? holder.chest_card : holder.chance_card;
    }
};

}  // namespace

std::optional<Square> deed_of(const rules::Event& event) { return std::visit(Deed{}, event); }

void happen(View& view, const rules::Event& event) { std::visit(Happening{view}, event); }

}  // namespace parlor::tui
