#include "tui/setup/guests.hpp"

#include <algorithm>

namespace parlor::tui::setup {

void share(Players& players) {
    players.guests = players.fewest - 1;
    seat(players, players.fewest, 0);
}

void seat_so_many(Players& players, int seats) {
    const int here = std::min(static_cast<int>(people_here(players)), seats);
    const int guests = std::min(*players.guests, seats - here);
    const int computers = std::min(players.computers, seats - here - guests);
    players.guests = seats - here - computers;
    seat(players, seats - computers, computers);
}

void invite(Players& players, int guests) {
    players.guests = guests;
    const int computers = std::min(players.computers, most_computers(players));
    seat(players, static_cast<int>(players.sitters.size()) - computers, computers);
}

}  // namespace parlor::tui::setup
