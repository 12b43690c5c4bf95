// Counters of events in property games, for one game or many.
//
// Units:   dollars; numbers of occurrences. All are integers, so that totals do not depend on the
//          order.
// Choices: a token that a card moves has landed twice, but its roll ends once, on the last square,
//          as in `parlor odds`. Going to Gaol is not a landing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "rules/property/figures/chronicle.hpp"
#include "sim/count_line.hpp"

namespace parlor::sim {

enum class Counted : std::uint8_t {
    Turns,  // of a player with the dice
    Decisions,
    Bought,  // at the price on the deed
    Auctions,
    Bids,
    Proposed,
    Accepted,
    Houses,  // built, hotels included
    Mortgaged,
    Repaid,
    Gaoled,
    Eliminated
};
inline constexpr std::size_t counted_things = 12;

struct PropertyCounts {
    Per<Counted, std::int64_t, counted_things> times;
    Per<board::Group, std::int64_t, board::group_count> rents, for_deeds, for_houses;  // dollars
    Per<Square, std::int64_t, board::most_squares> landings, throws_ended;
    std::int64_t ended_in_gaol = 0;  // rolls

    void add(const PropertyCounts& other);
    void add_to(std::vector<CountLine>& lines);
};

// Counts the events of a game.
class PropertyCounter {
public:
    explicit PropertyCounter(const board::Board& board) : board_{&board} {}

    void add(const property::Event& event);
    void add_decision() { ++times(Counted::Decisions); }
    [[nodiscard]] std::int64_t turns() const { return counts_.times[Counted::Turns]; }

    // The totals of the whole game. Call once, at its end.
    [[nodiscard]] PropertyCounts counts();

private:
    std::int64_t& times(Counted what) { return counts_.times[what]; }
    std::int64_t& dollars(Per<board::Group, std::int64_t, board::group_count>& of, Square square) {
        return of[board_->at(square).group];
    }
    void end_throw();

    const board::Board* board_;
    PropertyCounts counts_;
    property::Tally tally_;
    // Where the last roll left the token: on a square, or in Gaol.
    enum class Stands : std::uint8_t { Nowhere, OnSquare, InGaol };
    Stands stands_ = Stands::Nowhere;
    Square square_{};
};

}  // namespace parlor::sim
