#include "tui/preferences.hpp"

namespace parlor::tui {
namespace {

Menu question(std::string sub, std::string first_line, std::string second_line) {
    Menu menu{.header = "PLAY OPTIONS", .sub = std::move(sub)};
    menu.words = {{10, std::move(first_line)}, {11, std::move(second_line)}};
    return menu;
}

}  // namespace

Menu prompt_window() { return question("WAIT FOR PLAYER", "PROMPT FOR EACH", "PLAYER?"); }

Menu movement_window() { return question("JUMP TO NEXT", "ALWAYS JUMP TO", "THE NEXT SQUARE?"); }

}  // namespace parlor::tui
