// The list of a player's deeds, by group: how many of the group the player owns, the houses on
// them, and what a visitor would owe now. Each game words its own additions.
//
// Source:  U-5.9.
// Choices: the list covers the players and the board, because it needs their columns; the prompts
//          and the map stay.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "canvas/key.hpp"
#include "tui/board/shown_board.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

struct DeedLine {
    Square deed{};
    std::string state;  // up to 4 letters
    std::string rent;   // 5 letters
};

struct DeedsList {
    static constexpr int first_row = 4, more_row = 17, facts_row = 18, keys_row = 19;
    static constexpr int rows_shown = more_row - first_row;

    Seat of{};
    std::string about;            // the player
    std::vector<DeedLine> deeds;  // in the order of the list
    int row = 0;                  // of the selected deed
    std::string fact = {};        // about the selected deed, next to its group
};

[[nodiscard]] std::string houses_in_words(int houses);  // `3HS`, `HTL`, or nothing

void draw_deeds_list(Canvas& canvas,
                     const ShownBoard& board,
                     const DeedsList& list,
                     const Menu& menu);

// The row that the key selects, in a list of `count` rows.
[[nodiscard]] std::optional<int> row_after(int row, int count, Key key);

// The seat that the key selects: Left and Right the next seat on that side, a digit its own seat.
[[nodiscard]] std::optional<Seat> seat_after(Seat seat, int seats, Key key);

}  // namespace parlor::tui
