// Keys of players: a page on which a player is chosen has an entry for each seat.
#pragma once

#include <string>

#include "rules/property/view.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// The digit of the seat; its label is the name of the player (name_of_seat). Six have a row between
// them and the next; the seventh and the eighth stand in two of those.
[[nodiscard]] constexpr Binding player_key(int seat, std::string_view help) {
    constexpr int spread = 6;
    const int row = seat <= spread ? 8 + 2 * seat : 2 * seat + 3;
    return {static_cast<char>('0' + seat), 1, row, "", help};
}

[[nodiscard]] std::string name_of_seat(const rules::View& view, int seat);  // in capital letters

}  // namespace parlor::tui
