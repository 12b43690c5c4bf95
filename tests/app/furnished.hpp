// Positions in the middle of a game, for tests of screens.
#pragma once

#include "screened.hpp"

namespace parlor::tui {

// Sets owners, houses, mortgages and tokens in all four quarters of the board. Requires at least
// three players.
inline void furnish(Screened& table) {
    table.set({"square.old-kent-road.owner 1",
               "square.whitechapel-road.owner 1",
               "square.old-kent-road.houses 5",
               "square.whitechapel-road.houses 4",
               "square.kings-cross-station.owner 2",
               "square.the-angel-islington.owner 2",
               "square.pentonville-road.owner 3",
               "square.pentonville-road.mortgaged yes",
               "square.pall-mall.owner 1",
               "square.pall-mall.mortgaged yes",
               "square.whitehall.owner 1",
               "square.northumberland-avenue.owner 1",
               "square.bow-street.owner 2",
               "square.strand.owner 3",
               "square.regent-street.owner 1",
               "square.park-lane.owner 2",
               "square.mayfair.owner 2",
               "square.park-lane.houses 1",
               "square.mayfair.houses 2",
               "seat.2.square mayfair",
               "seat.3.square free-parking"});
}

// Moves seat 1 four squares, onto a square whose rent it cannot pay.
inline void ruin_seat_1(Screened& table, const std::vector<std::string>& deeds) {
    table.set({"square.mayfair.owner 2",
               "square.park-lane.owner 2",
               "square.mayfair.houses 3",
               "square.park-lane.houses 3",
               "seat.1.square liverpool-street-station",
               "seat.1.money 500"});
    for (const std::string& deed : deeds) table.set({"square." + deed + ".owner 1"});
    table.play("1 roll");
    table.play("0 dice 1 3");
}

}  // namespace parlor::tui
