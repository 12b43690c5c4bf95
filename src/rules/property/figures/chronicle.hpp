// Chronicle: the statistics of a property game: rent by group and receiver, landings by square, the
// wealth of each player turn by turn, and the landmarks of the game.
//
// Source:  docs/playing.md, "Replays" (the charts); C-12.4 (wealth), C-6.1 (unpaid amounts become
//          debts); U-10.5 (landmarks).
// Units:   Money in whole dollars, of one game.
// Errors:  none.
// Choices: rent counts when it is paid, at once or as a debt; rent that is never paid does not
//          count. A card that moves the token makes a second landing. Being sent to Gaol is not a
//          landing; `gaoled` counts it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/board/landmarks.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

// Rents and landings: flat and cheap to update, for long series of games.
class Tally {
public:
    // Requires every event of the game, in order.
    void add(const board::Board& board, const Event& event);

    [[nodiscard]] Money rent(board::Group group, Seat to) const { return rent_[group][to]; }
    [[nodiscard]] int landings(Square square) const { return landings_[square]; }
    [[nodiscard]] int gaoled() const { return gaoled_; }

private:
    // A debt of the game; `group` only when it is for rent.
    struct Owed {
        Seat from{}, to{};
        Money sum;
        std::optional<board::Group> group;
    };

    void pay(board::Group group, Seat to, Money sum) { rent_[group][to] += sum; }
    void settle(const told::Settled& settled);
    void strike_out_debts(Seat loser);

    Per<board::Group, Per<Seat, Money, max_seats + 1>, board::group_count> rent_;
    Per<Square, int, board::most_squares> landings_;
    int gaoled_ = 0;
    board::Group charged_{};  // of the last rent charged
    Money unmet_;             // the part of that rent that is neither paid nor owed yet
    ShortList<Owed, 2 * max_seats> owed_;
};

// The wealth of each player at the beginning of each turn and at the end of the game. An eliminated
// player's line ends with a 0.
class WealthLines {
public:
    void add(const Game& game);  // at the beginning of a turn, or at the end of the game

    [[nodiscard]] std::span<const Money> of(Seat seat) const { return lines_[seat]; }
    [[nodiscard]] int points() const { return points_; }  // of each player still in

private:
    Per<Seat, std::vector<Money>, max_seats + 1> lines_;
    Seats ended_;
    int points_ = 0;
};

struct Chronicle {
    Tally tally;
    WealthLines wealth;
    board::Landmarks landmarks;

    // Adds a move: the game after it, and the events of the move and of chance's answers to it.
    void add(const Game& game, std::span<const Event> told);

private:
    void hear(const Event& event);
    void add_point(const Game& game);
};

}  // namespace parlor::property
