#include "tui/property/trade/remainder.hpp"

#include "rules/board/mortgage.hpp"

namespace parlor::tui {
namespace {

using rules::View;

// The fees or repayments for mortgaged deeds received (C-8.3).
Money dues(const View& view, rules::Squares deeds, rules::Squares repaid) {
    Money sum;
    for (const Square deed : mortgaged_of(view, deeds)) {
        const rules::Spot& spot = view.board().at(deed);
        sum += repaid.contains(deed) ? repay_cost(spot) : mortgage_fee(spot);
    }
    return sum;
}

Money mortgage_values(const View& view, rules::Squares deeds) {
    Money sum;
    for (const Square deed : deeds) sum += view.board().at(deed).mortgage;
    return sum;
}

}  // namespace

rules::Squares mortgaged_of(const View& view, rules::Squares deeds) {
    rules::Squares result;
    for (const Square deed : deeds)
        if (view.squares[deed].mortgaged) result.insert(deed);
    return result;
}

Remainder left_after(const View& view,
                     Seat of,
                     const rules::Goods& gives,
                     const rules::Goods& gets,
                     rules::Squares repays) {
    const rules::SeatView& seat = view.seat(of);
    const Money change = gets.money - gives.money - dues(view, gets.deeds, repays);
    const rules::Squares gained =
        (gets.deeds - mortgaged_of(view, gets.deeds)) | (repays & gets.deeds);
    const rules::Squares lost = gives.deeds - mortgaged_of(view, gives.deeds);
    return {seat.money + change,
            seat.wealth + change + mortgage_values(view, gained) - mortgage_values(view, lost)};
}

}  // namespace parlor::tui
