#include "tui/launcher/launcher_page.hpp"

#include <array>

namespace parlor::tui {
namespace {

constexpr std::array keys{
    Binding{'c', 1, 10, "CONTINUE", "the game you left"},
    Binding{'p', 1, 12, "PROPERTY", "the property game"},
    Binding{'d', 1, 14, "DOMINOES", "Mack's dominoes"},
    Binding{'h', 1, 16, "HOW TO PLAY", "the rules"},
    Binding{'o', 1, 18, "OPTIONS", "how you like it"},
    Binding{'a', 1, 20, "ABOUT", "thanks, licence"},
    Binding{'q', 1, 22, "QUIT", "leave the parlor"},
};

}  // namespace

Menu launcher_menu(LauncherOffers offers) {
    Menu menu{.header = "PARLOR", .sub = "SELECT GAME", .has_quadrants = false};
    menu.items = items_of(keys, [&](char key) { return offers.property or key != 'p'; });
    if (offers.left_game) return menu;
    // Nobody misses what is not there: the rest moves up.
    menu.items.erase(menu.items.begin());
    for (Item& item : menu.items) item.row -= 2;
    return menu;
}

}  // namespace parlor::tui
