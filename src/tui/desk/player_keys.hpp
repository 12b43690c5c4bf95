// Keys of players: a page on which a player is chosen has an entry for each seat.
#pragma once

#include <string>

#include "canvas/letters.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// The digit of the seat; its label is the name of the player (name_of_seat).
[[nodiscard]] constexpr Binding player_key(int seat, std::string_view help) {
    return {static_cast<char>('0' + seat), 1, 8 + 2 * seat, "", help};
}

// Six players have a row between each of them and the next; more have none (U-7.2).
void arrange_players(Menu& menu, std::size_t players);

// In capital letters.
template <class View>
[[nodiscard]] std::string name_of_seat(const View& view, int seat) {
    return upper(view.seats[static_cast<std::size_t>(seat) - 1].name);
}

}  // namespace parlor::tui
