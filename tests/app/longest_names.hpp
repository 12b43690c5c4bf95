// The longest names that there can be, of squares and of people, and the largest sums: a board and
// players for tests of what fits. Each word can be told from any other, so that a part of one is
// found on any screen.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/board/board.hpp"

namespace parlor::tui {

inline constexpr int most_dollars = 32'767;

// `QAK` for square 0, and so on.
inline std::string code_of_square(int square) {
    return {'Q', static_cast<char>('A' + square % 20), static_cast<char>('K' + square / 20)};
}

// 40 letters in three words.
inline std::string name_of_square(int square) {
    const std::string code = code_of_square(square);
    return code + "MERGENTHALER " + code + "ORASTINE " + code + "ULINWERKS";
}
inline std::string short_name_of_square(int square) { return code_of_square(square) + "SHORT"; }

// 16 letters: one word, or with a number behind it.
inline std::string name_of_player(int seat) {
    const std::string code{'Y', static_cast<char>('A' + seat)};
    return seat % 2 == 1 ? code + "QUETZALCOATLUS"
                         : code + "NEBUKADNEZA " + std::to_string(10 + seat);
}

// A board file of 32 or 40 squares.
std::string longest_board(int size);

// The parts of such names on a screen that nothing shows to be shortened, and sums without their
// last digits. What a panel covers is no part of the screen.
std::vector<std::string> cut_on(const Canvas& canvas);

// The beginnings of names of this board's squares of which the row and the next have no more.
std::vector<std::string> names_cut_on(const Canvas& canvas, const board::Board& board);

}  // namespace parlor::tui
