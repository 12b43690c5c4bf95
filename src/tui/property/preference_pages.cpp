// How this game is shown from here on: both pages of the game options, one after the other.
//
// Source: LAYOUT.md section 6, `menuPagePlay2`, O.
#include <array>

#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array wait_keys{
    Binding{'n', 1, 13, "NO", "go on at once"},
    Binding{'y', 1, 15, "YES", "ask each player"},
    Binding{'x', 1, 20, "BACK", "to the table"},
};

constexpr std::array jump_keys{
    Binding{'n', 1, 13, "NO", "step by step"},
    Binding{'y', 1, 15, "YES", "jump there"},
    Binding{'x', 1, 20, "BACK", "to the table"},
};

Menu question(std::string sub,
              std::string first_line,
              std::string second_line,
              std::span<const Binding> keys) {
    Menu menu{.header = "PLAY OPTIONS", .sub = std::move(sub)};
    menu.items = items_of(keys, [](char) { return true; });
    menu.words = {{10, std::move(first_line)}, {11, std::move(second_line)}};
    return menu;
}

Menu wait_menu(const View&, const Ui&) {
    return question("WAIT FOR PLAYER", "PROMPT FOR EACH", "PLAYER?", wait_keys);
}

Menu jump_menu(const View&, const Ui&) {
    return question("JUMP TO NEXT", "ALWAYS JUMP TO", "THE NEXT SQUARE?", jump_keys);
}

Wish wait_chosen(const View&, Ui& ui, char key) {
    ui.close();
    if (key == 'x') return Stay{};
    ui.open(jump_page);
    return Prefer{key == 'y' ? Options::Prompt::EachPlayer : Options::Prompt::Never, std::nullopt};
}

Wish jump_chosen(const View&, Ui& ui, char key) {
    ui.close();
    if (key == 'x') return Stay{};
    return Prefer{std::nullopt,
                  key == 'y' ? Options::Movement::Jumping : Options::Movement::Stepping};
}

}  // namespace

const PageKind wait_page{wait_menu, wait_chosen};
const PageKind jump_page{jump_menu, jump_chosen};

}  // namespace parlor::tui
