// Keys of players: a page for choosing a player has an entry for each seat.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "base/units.hpp"
#include "rules/board/view.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// The digit of the seat; its label is the name of the player (name_of_seat).
[[nodiscard]] constexpr Binding player_key(int seat, std::string_view help) {
    return {static_cast<char>('0' + seat), 1, 8 + 2 * seat, "", help};
}

// The entries of all seats, which `player` makes, followed by the other entries.
template <class Entry, std::size_t others>
[[nodiscard]] constexpr auto with_players(Entry (*player)(int seat), const Entry (&more)[others]) {
    std::array<Entry, max_seats + others> all{};
    for (std::size_t seat = 0; seat < max_seats; ++seat)
        all[seat] = player(static_cast<int>(seat) + 1);
    std::ranges::copy(more, all.begin() + max_seats);
    return all;
}

// Up to six players have a blank row between them; more players have none (U-7.2).
void arrange_players(Menu& menu, std::size_t players);

// The sign, and the name in capital letters, as a label has room for them. Of games round a board.
[[nodiscard]] std::string name_of_seat(const GameView& view, int seat);

}  // namespace parlor::tui
