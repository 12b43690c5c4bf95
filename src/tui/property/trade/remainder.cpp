#include "tui/property/trade/remainder.hpp"

#include "rules/board/mortgage.hpp"

namespace parlor::tui {
namespace {

using property::View;

// The fees or repayments for mortgaged deeds received (C-8.3).
Money dues(const View& view, board::Squares deeds, board::Squares repaid) {
    Money sum;
    for (const Square deed : mortgaged_of(view, deeds)) {
        const board::Spot& spot = view.board().at(deed);
        sum += repaid.contains(deed) ? repay_cost(spot) : mortgage_fee(spot);
    }
    return sum;
}

Money mortgage_values(const View& view, board::Squares deeds) {
    Money sum;
    for (const Square deed : deeds) sum += view.board().at(deed).mortgage;
    return sum;
}

}  // namespace

board::Squares mortgaged_of(const View& view, board::Squares deeds) {
    board::Squares result;
    for (const Square deed : deeds)
        if (view.squares[deed].mortgaged) result.insert(deed);
    return result;
}

Remainder left_after(const View& view,
                     Seat of,
                     const property::Goods& gives,
                     const property::Goods& gets,
                     board::Squares repays) {
    const property::SeatView& seat = view.seat(of);
    const Money change = gets.money - gives.money - dues(view, gets.deeds, repays);
    const board::Squares gained =
        (gets.deeds - mortgaged_of(view, gets.deeds)) | (repays & gets.deeds);
    const board::Squares lost = gives.deeds - mortgaged_of(view, gives.deeds);
    return {seat.money + change,
            seat.wealth + change + mortgage_values(view, gained) - mortgage_values(view, lost)};
}

}  // namespace parlor::tui
