#include "tui/launcher/launcher_page.hpp"

#include <array>

namespace parlor::tui {
namespace {

constexpr std::array keys{
    Binding{'p', 1, 10, "PROPERTY", "the property game"},
    Binding{'q', 1, 12, "QUIT", "leave the parlor"},
};

}  // namespace

Menu launcher_menu() {
    Menu menu{.header = "PARLOR", .sub = "SELECT GAME", .has_quadrants = false};
    menu.items = items_of(keys, [](char) { return true; });
    return menu;
}

}  // namespace parlor::tui
