// Walking: the square that a token reaches round the board, clockwise or backwards.
//
// Source: C-2.3; M-4.2 (backwards).
// Units:  steps from square to square.
#pragma once

#include <cstdint>

#include "rules/board/board.hpp"

namespace parlor::board {

enum class Direction : std::int8_t { Clockwise = 1, Back = -1 };

[[nodiscard]] constexpr int sign(Direction direction) { return static_cast<int>(direction); }
[[nodiscard]] constexpr Direction opposite(Direction direction) {
    return direction == Direction::Clockwise ? Direction::Back : Direction::Clockwise;
}

struct Walked {
    Square to{};
    bool reaches_go = false;  // lands on it or passes it; leaving it does not count
};
[[nodiscard]] inline Walked walk(const Board& board, Square from, Pips steps, Direction way) {
    const int reached = number(from) + sign(way) * steps.count;
    if (way == Direction::Clockwise) return {Square(reached % board.size), reached >= board.size};
    const int around = (reached % board.size + board.size) % board.size;
    return {Square(around), reached <= (from == go ? -board.size : 0)};
}

// The steps ahead from `from` to `to`: 0 when they are the same square.
[[nodiscard]] inline Pips steps_to(const Board& board, Square from, Square to, Direction way) {
    const int ahead = sign(way) * (number(to) - number(from));
    return {(ahead + board.size) % board.size};
}

// The next square of this kind ahead. Requires that the board has one.
[[nodiscard]] inline Square nearest(const Board& board, Square from, Kind kind, Direction way) {
    Square square = from;
    do square = walk(board, square, {1}, way).to;
    while (board.at(square).kind != kind);
    return square;
}

}  // namespace parlor::board
