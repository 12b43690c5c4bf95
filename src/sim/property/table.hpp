// PropertyTable: plays games of a series, one after the other. Each thread has its own table.
//
// The random generators of chance and of computers are seeded as at any other table
// (table/game/session.hpp), so a journal of the game replays the same moves.
//
// Errors: a decision that the rules refuse ends its game; that would be a bug in the program.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "sim/durations.hpp"
#include "sim/orders.hpp"
#include "sim/property/counts.hpp"
#include "sim/property/plan.hpp"
#include "table/game/dealer.hpp"

namespace parlor::sim {

enum class Ended : std::uint8_t {
    LastPlayer,     // all others are out
    Score,          // by agreement (C-12.1)
    Clock,          // the last player to go was out of time (M-3.4)
    Round,          // the last round is over (C-9.7)
    Wealth,         // somebody has the wealth that wins (C-9.8)
    TurnsUp,        // stopped: most_turns
    DecisionsUp,    // stopped: most_decisions
    RefusedByRules  // stopped: a bug, see above
};
inline constexpr std::size_t ways_to_end = 8;

struct PlayedGame {
    int number = 0;  // in its series, from 0
    std::uint64_t seed = 0;
    Order kinds;
    property::Seating seating = property::as_entered();  // at the end
    Ended ended{};
    Seats winners;
    Per<Seat, Money, max_seats + 1> wealth;
    PropertyCounts counts;

    [[nodiscard]] std::size_t kind_at(Seat seat) const {
        return static_cast<std::size_t>(kinds[seating[seat]]);
    }
};

// A move of a player, or of chance at seat 0.
struct MadeMove {
    Seat mover{};
    property::Action action;
};

using Moves = std::vector<MadeMove>;

class PropertyTable {
public:
    // The plan must outlive the table.
    explicit PropertyTable(const PropertyPlan& plan);

    [[nodiscard]] PlayedGame play(int number);

    // All moves of the latest game, if the plan keeps them.
    [[nodiscard]] const Moves& moves() const { return moves_; }

    // Durations of a sample of the decisions of all games here, by kind of player.
    [[nodiscard]] const std::array<Durations, most_kinds>& decisions() const { return decisions_; }

private:
    [[nodiscard]] std::optional<Ended> ending() const;
    void deal(const PlayedGame& game);
    bool make_move();
    [[nodiscard]] property::Action answer();
    [[nodiscard]] property::Action decision(Seat seat);

    const PropertyPlan& plan_;
    std::vector<Player> kinds_;
    std::vector<Order> orders_;
    std::array<Durations, most_kinds> decisions_;

    // The running game.
    property::Game game_;
    Order kind_;
    table::Dealer dealer_{0};
    std::uint64_t acts_ = 0, choices_ = 0;
    PropertyCounter counter_;
    std::vector<property::Event> events_;
    Moves moves_;
};

}  // namespace parlor::sim
