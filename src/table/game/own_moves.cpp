#include "table/game/own_moves.hpp"

#include <string>

namespace parlor::table {
namespace {

// An entry begins with the number of whoever decided: `2 buy`.
bool is_of(const GameTable& table, std::size_t entry, Seat seat) {
    const std::string mover = std::to_string(number(seat)) + " ";
    return table.is_of_person(entry) and table.entry_text(entry).starts_with(mover);
}

}  // namespace

int moves_since_own(const GameTable& table, Seat seat) {
    int moves = 0;
    for (std::size_t entry = table.entries(); entry-- > 0;) {
        moves += table.is_of_person(entry) ? 1 : 0;
        if (is_of(table, entry, seat)) return moves;
    }
    return 0;
}

bool is_last_decision_of(const GameTable& table, Seat seat) {
    return table.entries() > 0 and is_of(table, table.entries() - 1, seat);
}

}  // namespace parlor::table
