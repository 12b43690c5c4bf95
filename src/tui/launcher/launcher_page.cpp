#include "tui/launcher/launcher_page.hpp"

#include <array>
#include <utility>

namespace parlor::tui {
namespace {

// All entries, in groups.
constexpr std::array keys{
    Binding{'c', 1, 10, "CONTINUE", "the game you left"},
    Binding{'p', 1, 11, "PROPERTY", "the property game"},
    Binding{'d', 1, 12, "DOMINOES", "Mack's dominoes"},
    Binding{'l', 1, 14, "LOAD", "a saved game"},
    Binding{'r', 1, 15, "REPLAYS", "games seen again"},
    Binding{'h', 1, 17, "HOW TO PLAY", "the rules"},
    Binding{'o', 1, 18, "OPTIONS", "how you like it"},
    Binding{'a', 1, 19, "ABOUT", "thanks, licence"},
    Binding{'q', 1, 21, "QUIT", "leave the parlor"},
};
constexpr std::size_t most_with_room_between = 7;

bool is_there(const LauncherOffers& offers, char key) {
    switch (key) {
        case 'c': return offers.left_game;
        case 'l': return offers.saved;
        case 'r': return offers.replays;
        default: return true;
    }
}

void space_out(std::vector<Item>& items) {
    int row = keys.front().row;
    for (Item& item : items) item.row = std::exchange(row, row + 2);
}

}  // namespace

Menu launcher_menu(LauncherOffers offers) {
    Menu menu{.header = "PARLOR", .sub = "SELECT GAME", .has_quadrants = false};
    menu.items = items_of(keys, [&](char key) { return offers.property or key != 'p'; });
    std::erase_if(menu.items, [&](const Item& item) { return not is_there(offers, item.key); });
    if (menu.items.size() <= most_with_room_between) space_out(menu.items);
    return menu;
}

}  // namespace parlor::tui
