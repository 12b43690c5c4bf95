// Landmarks: what people remember of a game round a board: when each player left and because of
// whom, the street that earned the most, the dearest rent, and the longest lead.
//
// Source:  U-7.6, U-10.5.
// Units:   Money in whole dollars; rounds from 1.
// Errors:  none.
// Choices: a rent counts when it is due, whether or not it can be paid. Of equals the first counts.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/board/board.hpp"
#include "rules/board/event.hpp"

namespace parlor::board {

class Landmarks {
public:
    // Requires every event of these kinds, in order.
    void add(const told::Turn& turn) { round_ = turn.round; }
    void add(const told::RentDue& due);
    void add(const told::Eliminated& out) { leave(out.seat, out.by); }

    void leave(Seat seat, Seat because_of) { left_[seat] = {round_, because_of}; }
    void lead(Seat seat);  // of all players now; the bank: nobody is ahead of all others

    struct Leaving {
        int round = 0;
        Seat because_of = bank;
    };
    struct Earner {
        Square street{};
        Seat owner = bank;  // who was paid last
        Money rents;
    };
    struct Lead {
        Seat seat = bank;
        int from = 0, to = 0;  // rounds
    };
    [[nodiscard]] std::optional<Leaving> leaving_of(Seat seat) const { return left_[seat]; }
    [[nodiscard]] std::optional<Earner> best_street(const Board& board) const;
    [[nodiscard]] const std::optional<told::RentDue>& dearest_rent() const { return dearest_; }
    [[nodiscard]] std::optional<Lead> longest_lead() const;

private:
    int round_ = 1;
    Per<Seat, std::optional<Leaving>, max_seats + 1> left_;
    Per<Square, Earner, most_squares> earners_;
    std::optional<told::RentDue> dearest_;
    std::vector<Lead> leads_;
};

// The player with the most of this, whom nobody equals; the bank, if there is none.
[[nodiscard]] Seat leader_by(std::span<const Money> wealth);  // of seat 1 first

}  // namespace parlor::board
