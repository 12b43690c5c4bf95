#include "tui/launcher/launcher_page.hpp"

#include <array>

namespace parlor::tui {
namespace {

constexpr std::array keys{
    Binding{'p', 1, 10, "PROPERTY", "the property game"},
    Binding{'d', 1, 12, "DOMINOES", "Mack's dominoes"},
    Binding{'h', 1, 14, "HOW TO PLAY", "the rules"},
    Binding{'o', 1, 16, "OPTIONS", "how you like it"},
    Binding{'a', 1, 18, "ABOUT", "thanks, licence"},
    Binding{'q', 1, 20, "QUIT", "leave the parlor"},
};

}  // namespace

Menu launcher_menu(bool can_play) {
    Menu menu{.header = "PARLOR", .sub = "SELECT GAME", .has_quadrants = false};
    menu.items = items_of(keys, [&](char key) { return can_play or key != 'p'; });
    return menu;
}

}  // namespace parlor::tui
