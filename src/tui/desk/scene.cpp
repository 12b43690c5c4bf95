#include "tui/desk/scene.hpp"

namespace parlor::tui::desk {

Menu waiting_menu(bool is_moving) {
    Menu menu{.header = is_moving ? "PLAYER MOVING" : "GAME UPDATING", .has_quadrants = false};
    menu.words = {{any_key_end.row - 2, "TO SKIP AHEAD,"},
                  {any_key_end.row, "PRESS ANY KEY", on_white}};
    return menu;
}

}  // namespace parlor::tui::desk
