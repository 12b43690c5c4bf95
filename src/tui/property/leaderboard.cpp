#include "tui/property/leaderboard.hpp"

#include <algorithm>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/ending/records.hpp"
#include "tui/ending/winners.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using property::Departure;
using property::OverHow;
using property::SeatView;
using property::View;

std::string how_left(Departure left) {
    switch (left) {
        case Departure::None: return "in at the end";
        case Departure::Bankrupt: return "bankrupt";
        case Departure::Flagged: return "out of time";
    }
    return "";
}

std::string words_for(const View& view) {
    switch (view.over) {
        case OverHow::NotOver: return "";
        case OverHow::Last: return "ONE PLAYER IS LEFT";
        case OverHow::Score: return "ALL AGREED TO END IT";
        case OverHow::Clock: return "TIME HAS RUN OUT";
        case OverHow::Round: return std::to_string(view.rules.last_round) + " ROUNDS ARE OVER";
        case OverHow::Wealth: return dollars(view.rules.wealth_wins) + " ARE REACHED";
    }
    return "";
}

std::string figure_of(const View& view, const SeatView& seat) {
    return is_won_by_wealth(view) ? dollars(seat.wealth) : std::to_string(seat.score);
}

}  // namespace

bool is_won_by_wealth(const View& view) {
    if (view.over == OverHow::Round or view.over == OverHow::Wealth) return true;
    return view.over != OverHow::NotOver and has_leaderboard(view.rules);
}

std::vector<SeatView> placed(const View& view) {
    std::vector<SeatView> seats = view.seats;
    std::ranges::stable_sort(seats, {}, [](const SeatView& seat) { return *seat.place; });
    return seats;
}

std::string departure_of(const View& view,
                         const SeatView& seat,
                         const board::Landmarks& landmarks) {
    std::string words = how_left(seat.left);
    const auto leaving = landmarks.leaving_of(seat.seat);
    if (leaving) words += " in round " + std::to_string(leaving->round);
    const bool has_time =
        view.rules.clocks == property::Clocks::Each and seat.left != Departure::Flagged;
    if (has_time) return words + ", " + clock_text(seat.clock) + " left";
    return seat.left == Departure::Bankrupt ? words + ", " + because_of(view, *leaving) : words;
}

std::string what_ended(const View& view) {
    constexpr int room = 10;
    return winner_words(view, view.winners, room) + ": " + words_for(view);
}

Leaderboard leaderboard_of(const View& view, const property::Chronicle& chronicle) {
    const ShownBoard shown = shown_board(view);
    Leaderboard board{.when = "ROUND " + std::to_string(view.round),
                      .ended = what_ended(view),
                      .heading = is_won_by_wealth(view) ? "WEALTH" : "SCORE",
                      .places = {},
                      .records = records_of(view, chronicle.landmarks),
                      .chart = {}};
    for (const SeatView& seat : placed(view))
        board.places.push_back({.place = *seat.place,
                                .token = shown.seat(seat.seat),
                                .name = seat.name,
                                .figure = figure_of(view, seat),
                                .how = departure_of(view, seat, chronicle.landmarks),
                                .has_won = seat.place == 1});
    draw_chart(board.chart, view, chronicle, Chart::Wealth);
    return board;
}

}  // namespace parlor::tui
