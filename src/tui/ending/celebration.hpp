// The celebration of a winner, before the leaderboard: the winner takes the whole board, then the
// name, then rockets, in four seconds.
//
// Source:  U-10.5.
// Units:   milliseconds.
// Choices: a quiet celebration has one picture for a second, without rockets.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct Celebration {
    std::string words;  // what ended the game, above the first pictures
    std::string name;   // of the winner
    Ink colour = Ink::White;
    std::vector<Ink> colours;     // of the rockets
    std::vector<Canvas> middles;  // the table: one picture after the other, the last one stays
    bool is_quiet = false;

    int passed = 0;

    [[nodiscard]] bool is_over() const;
    [[nodiscard]] int due() const;  // time until the next change
};

[[nodiscard]] Canvas draw(const Celebration& celebration);

// Round a board: the winner's sign runs along the squares and takes every deed.
[[nodiscard]] Celebration celebration_on(const ShownBoard& board, Seat winner, std::string words);

}  // namespace parlor::tui
