// The game options at the table: two pages, one after the other, about how this game is shown.
//
// Source: docs/layout.md, 6, "Game options".
#include "tui/preferences.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr Binding back{'x', 1, 20, "BACK", "to the table"};

Menu wait_menu(const View&, const Ui&) { return ask_for_prompt(back); }

Menu jump_menu(const View&, const Ui&) { return ask_for_movement(back); }

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
