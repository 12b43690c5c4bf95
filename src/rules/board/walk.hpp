// Walking: where a token comes to that goes round the board, in either direction.
//
// Source: C-2.3; the other way round for games that turn.
// Units:  steps from square to square.
#pragma once

#include <cstdint>

#include "rules/board/board.hpp"

namespace parlor::rules {

enum class Direction : std::int8_t { Clockwise = 1, Back = -1 };

[[nodiscard]] constexpr int sign(Direction direction) { return static_cast<int>(direction); }

struct Walked {
    Square to{};
    bool reaches_go = false;  // lands there or passes it; leaving it does not count
};
[[nodiscard]] inline Walked walk(const Board& board, Square from, Pips steps, Direction way) {
    const int reached = number(from) + sign(way) * steps.count;
    if (way == Direction::Clockwise) return {Square(reached % board.size), reached >= board.size};
    const int around = (reached % board.size + board.size) % board.size;
    return {Square(around), reached <= (from == go ? -board.size : 0)};
}

// How far ahead a square lies: 0 for the one that is stood on.
[[nodiscard]] inline Pips steps_to(const Board& board, Square from, Square to, Direction way) {
    const int ahead = sign(way) * (number(to) - number(from));
    return {(ahead + board.size) % board.size};
}

// The next square of that kind ahead. Requires that there is one.
[[nodiscard]] inline Square nearest(const Board& board, Square from, Kind kind, Direction way) {
    Square square = from;
    do square = walk(board, square, {1}, way).to;
    while (board.at(square).kind != kind);
    return square;
}

}  // namespace parlor::rules
