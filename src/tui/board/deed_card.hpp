// The card of a deed that somebody has to decide about: its price, its rents, and who owns how much
// of its group. The card is in the middle of the board, which is empty on the C64.
//
// Source: U-5.3.
#pragma once

#include <vector>

#include "tui/board/card.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// What the game asks for a deed, and for a house on it.
struct DeedPrices {
    Money deed, house;
};

// Requires the square of a deed.
[[nodiscard]] std::vector<CardLine> deed_card(const ShownBoard& board,
                                              Square square,
                                              DeedPrices prices);

}  // namespace parlor::tui
