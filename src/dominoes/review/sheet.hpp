// Sheet: the scores of a domino game hand by hand, with the sources of the points.
//
// Source:  D-8.6, D-9.8.
// Choices: a hand has its row as soon as it is dealt. A void deal takes its points back (D-6.1).
#pragma once

#include <span>
#include <vector>

#include "dominoes/game.hpp"

namespace parlor::dominoes {

struct Sheet {
    struct Made {
        Points plays;  // the counts of plays (D-4.1)
        Points end;    // the other hand, after a domino or a block (D-5)
        Points total;  // of the game so far
        friend bool operator==(const Made&, const Made&) = default;
    };
    enum class End : std::uint8_t { Open, Dominoed, Blocked, Won };  // Won: by a count
    struct Hand {
        Per<Seat, Made, both_seats.size() + 1> made;
        End end = End::Open;
    };
    std::vector<Hand> hands;

    // Adds a move: the game after it, and its events.
    void add(const Game& game, std::span<const Event> told);

private:
    void hear(const Event& event);
    void begin_hand();
};

}  // namespace parlor::dominoes
