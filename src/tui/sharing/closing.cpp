#include "tui/sharing/closing.hpp"

#include <array>

#include "tui/choosing.hpp"

namespace parlor::tui {
namespace {

constexpr std::array ways{Binding{'n', 1, 15, "NO", "no, back"},
                          Binding{'k', 1, 17, "KEEP IT", "open it later"},
                          Binding{'e', 1, 19, "END IT", "no result then"}};

}  // namespace

Menu menu_of_closing() {
    Menu menu{.header = "CLOSE THE TABLE", .sub = "KEEP OR END IT?", .has_quadrants = false};
    menu.items = items_of(ways, [](char) { return true; });
    menu.words = {{9, "EVERYBODY LEAVES"},
                  {10, "THE TABLE. KEPT,"},
                  {11, "IT CAN BE OPENED"},
                  {12, "AGAIN. ENDED, IT"},
                  {13, "HAS NO RESULT."}};
    return menu;
}

// As in every question, No is selected at first.
void begin_closing(CompanyUi& ui) { ui.closing = MenuCursor{.hot = 0}; }

CompanyWish press_closing(CompanyUi& ui, Key key, SoundQueue& sounds) {
    const auto item = choose(menu_of_closing(), *ui.closing, key, sounds);
    if (not item and key != Key::Esc) return GoOn{};
    ui.closing.reset();
    if (item == 'k') return KeepTable{};
    if (item == 'e') return EndTable{};
    return GoOn{};
}

}  // namespace parlor::tui
