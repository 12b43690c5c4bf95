// EventLine: an event of a game round a board as a line, `EVENT key=value ...`, built pair by pair.
//
// Source: table-language.md, "Answers".
#pragma once

#include <string>
#include <string_view>

#include "rules/board/board.hpp"

namespace parlor::board {

class EventLine {
public:
    EventLine(const Board& board, std::string_view event) : board_{board}, line_{event} {}

    EventLine& text(std::string_view key, std::string_view value);
    EventLine& count(std::string_view key, int value);
    EventLine& seat(Seat seat) { return count("seat", number(seat)); }
    EventLine& between(Seat from, Seat to);
    EventLine& square(std::string_view key, Square square) {
        return text(key, board_.id_of(square));
    }
    EventLine& square(Square at) { return square("square", at); }
    EventLine& amount(Money sum) { return count("amount", sum.amount); }
    EventLine& dice(Dice dice);

    operator std::string() const { return line_; }

private:
    const Board& board_;
    std::string line_;
};

}  // namespace parlor::board
