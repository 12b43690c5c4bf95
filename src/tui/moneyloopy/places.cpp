#include "tui/moneyloopy/places.hpp"

#include <algorithm>
#include <tuple>

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::SeatView;
using moneyloopy::View;

bool is_before(const View& view, const SeatView& a, const SeatView& b) {
    const auto rank = [&](const SeatView& seat) {
        return std::tuple{
            not view.winners.contains(seat.seat), seat.out, 0_cash - seat.wealth.value_or(0_cash)};
    };
    return rank(a) < rank(b);
}

}  // namespace

std::vector<Placed> places_of(const View& view) {
    std::vector<SeatView> seats = view.seats;
    std::ranges::stable_sort(seats,
                             [&](const auto& a, const auto& b) { return is_before(view, a, b); });
    std::vector<Placed> places;
    for (const SeatView& seat : seats) {
        const bool is_equal = not places.empty() and not is_before(view, places.back().seat, seat);
        const int next = static_cast<int>(places.size()) + 1;
        places.push_back({is_equal ? places.back().place : next, seat});
    }
    return places;
}

}  // namespace parlor::tui::moneyloopy_table
