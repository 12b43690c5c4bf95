#include "tui/property/leaderboard.hpp"

#include <algorithm>

#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

using property::Departure;
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

}  // namespace

bool has_places(const View& view) {
    return view.over != property::OverHow::NotOver and has_leaderboard(view.rules);
}

std::vector<SeatView> placed(const View& view) {
    std::vector<SeatView> seats = view.seats;
    std::ranges::sort(seats, {}, [](const SeatView& seat) { return *seat.place; });
    return seats;
}

std::string departure_of(const View& view,
                         const SeatView& seat,
                         const property::Departures& departures) {
    std::string words = how_left(seat.left);
    if (const auto round = departures.round_of(seat.seat))
        words += " in round " + std::to_string(*round);
    const bool has_time =
        view.rules.clocks == property::Clocks::Each and seat.left != Departure::Flagged;
    if (has_time) words += ", " + clock_text(seat.clock) + " left";
    return words;
}

}  // namespace parlor::tui
