#include "tui/desk/player_keys.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/look.hpp"

namespace parlor::tui {

void arrange_players(Menu& menu, std::size_t players) {
    constexpr std::size_t most_spread = 6;
    if (players <= most_spread) return;
    for (Item& item : menu.items)
        if (item.key >= '1' and item.key <= '8') item.row = 9 + (item.key - '0');
}

std::string name_of_seat(const GameView& view, int seat) {
    const board::SeatView& player = desk::own<desk::BoardView>(view).seat(Seat(seat));
    return player.token + (" " + shortened(upper(player.name), width_of_label - 2));
}

}  // namespace parlor::tui
