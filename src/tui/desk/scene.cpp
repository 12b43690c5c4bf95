#include "tui/desk/scene.hpp"

namespace parlor::tui::desk {

Menu waiting_menu(bool is_moving) {
    Menu menu{.header = is_moving ? "PLAYER MOVING" : "GAME UPDATING", .has_quadrants = false};
    menu.words = {{10, is_moving ? "YOU MAY JUMP TO" : "YOU MAY FINISH"},
                  {11, is_moving ? "THE DESTINATION" : "THE UPDATE"},
                  {any_key_end.row, "PRESS ANY KEY", on_white}};
    return menu;
}

}  // namespace parlor::tui::desk
