// A chronicle: what a property game has been so far. Who paid rent for which group and to whom,
// how often each square was landed on, and what everybody was worth, turn by turn.
//
// Source:  README.md, "Replays" (the pictures); C-12.4 (wealth), C-6.1 (what is short is owed).
// Units:   Money in whole dollars, of one game.
// Errors:  none.
// Choices: rent counts when it is paid, at once or as a debt; what is never paid does not count.
//          Who moves on by a card has landed twice. To be sent to Gaol is no landing: `gaoled`.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/property/game.hpp"

namespace parlor::rules {

// Rents and landings: flat, and cheap to add to, so that long series of games can keep it.
class Tally {
public:
    // All that is told of a game has to come by, in its order.
    void add(const Board& board, const Event& event);

    [[nodiscard]] Money rent(Group group, Seat to) const { return rent_[group][to]; }
    [[nodiscard]] int landings(Square square) const { return landings_[square]; }
    [[nodiscard]] int gaoled() const { return gaoled_; }

private:
    // As the game has it, and for which group: nothing when it is no rent.
    struct Owed {
        Seat from{}, to{};
        Money sum;
        std::optional<Group> group;
    };

    void pay(Group group, Seat to, Money sum) { rent_[group][to] += sum; }
    void settle(const told::Settled& settled);
    void strike_out_debts(Seat loser);

    Per<Group, Per<Seat, Money, max_seats + 1>, group_count> rent_;
    Per<Square, int, most_squares> landings_;
    int gaoled_ = 0;
    Group charged_{};  // for which rent was due last,
    Money unmet_;      // and how much of it is neither paid nor owed yet
    ShortList<Owed, 2 * max_seats> owed_;
};

// What everybody was worth at the begin of each turn and at the end of the game. A player's line
// ends with the 0 at which they are out.
class WealthLines {
public:
    void add(const Game& game);  // a turn begins there, or the game is over

    [[nodiscard]] std::span<const Money> of(Seat seat) const { return lines_[seat]; }
    [[nodiscard]] int points() const { return points_; }  // of those who are still in

private:
    Per<Seat, std::vector<Money>, max_seats + 1> lines_;
    Seats ended_;
    int points_ = 0;
};

struct Chronicle {
    Tally tally;
    WealthLines wealth;

    // A move, with all that chance and the rules did: the game after it, and what it told.
    void add(const Game& game, std::span<const Event> told);
};

}  // namespace parlor::rules
