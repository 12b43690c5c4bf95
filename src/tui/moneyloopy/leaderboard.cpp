#include "tui/moneyloopy/leaderboard.hpp"

#include <algorithm>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/ending/records.hpp"
#include "tui/ending/winners.hpp"
#include "tui/moneyloopy/shown_board.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::OverHow;
using moneyloopy::SeatView;

// `bankrupt in round 12, by Ann`, or the parts of the wealth (L-1.3).
std::string departure_of(const View& view,
                         const SeatView& seat,
                         const board::Landmarks& landmarks) {
    if (const auto leaving = landmarks.leaving_of(seat.seat))
        return "bankrupt in round " + std::to_string(leaving->round) + ", " +
               because_of(view, *leaving);
    return "in at the end: " + dollars(*seat.money) + " and " + std::to_string(seat.deeds) +
           (seat.deeds == 1 ? " deed" : " deeds");
}

}  // namespace

std::vector<SeatView> placed(const View& view) {
    std::vector<SeatView> seats = view.seats;
    std::ranges::stable_sort(seats, {}, [](const SeatView& seat) { return *seat.place; });
    return seats;
}

std::string what_ended(const View& view) {
    constexpr int room = 10;
    return winner_words(view, view.winners, room) +
           (view.over == OverHow::Last ? ": ONE PLAYER IS LEFT" : ": FORTY ROUNDS ARE OVER");
}

Leaderboard leaderboard_of(const View& view,
                           const board::Landmarks& landmarks,
                           const Picture& wealth) {
    const ShownBoard shown = shown_board(view);
    Leaderboard board{.when = "ROUND " + std::to_string(view.round),
                      .ended = what_ended(view),
                      .heading = "WEALTH",
                      .places = {},
                      .records = records_of(view, landmarks),
                      .chart = {}};
    for (const SeatView& seat : placed(view))
        board.places.push_back({.place = *seat.place,
                                .token = shown.seat(seat.seat),
                                .name = seat.name,
                                .figure = dollars(*seat.wealth),
                                .how = departure_of(view, seat, landmarks),
                                .has_won = view.winners.contains(seat.seat)});
    draw_picture(board.chart, view, wealth);
    return board;
}

}  // namespace parlor::tui::moneyloopy_table
