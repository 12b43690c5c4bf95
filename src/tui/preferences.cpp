#include "tui/preferences.hpp"

#include <array>

namespace parlor::tui {
namespace {

Menu question(std::string sub, std::string first_line, std::string second_line) {
    Menu menu{.header = "PLAY OPTIONS", .sub = std::move(sub)};
    menu.words = {{10, std::move(first_line)}, {11, std::move(second_line)}};
    return menu;
}

void answer(Menu& menu, std::string_view no, std::string_view yes, const Binding& back) {
    const std::array keys{Binding{'n', 1, 13, "NO", no}, Binding{'y', 1, 15, "YES", yes}, back};
    menu.items = items_of(keys, [](char) { return true; });
}

}  // namespace

Menu ask_for_prompt(const Binding& back) {
    Menu menu = question("WAIT FOR PLAYER", "PROMPT FOR EACH", "PLAYER?");
    answer(menu, "go on at once", "ask each player", back);
    return menu;
}

Menu ask_for_movement(const Binding& back) {
    Menu menu = question("JUMP TO NEXT", "ALWAYS JUMP TO", "THE NEXT SQUARE?");
    answer(menu, "step by step", "jump there", back);
    return menu;
}

}  // namespace parlor::tui
