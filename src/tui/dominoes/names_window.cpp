#include "tui/dominoes/names_window.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::domino {
namespace {

constexpr int first_row = 9, typed_row = 19, most_letters = 14;
constexpr Binding other{'t', 1, typed_row, "OTHER NAME", "type a name"};
constexpr Binding sides{'w', 1, 21, "SAME SIDES", "whose hands"};
constexpr Binding none{'n', 1, 22, "NEW DEALS", "repeat nothing"};
constexpr Binding back{'x', 1, 23, "BACK", "the page before"};

std::string name_of(char digit) { return std::string{"game"} + digit; }

bool is_there(const NamesUi& ui, char digit) {
    return std::ranges::find(ui.there, name_of(digit)) != ui.there.end();
}

Item item_of(const Binding& binding) {
    return items_of({&binding, 1}, [](char) { return true; })[0];
}

Item item_of(const NamesUi& ui, char digit) {
    const bool there = is_there(ui, digit);
    return {digit,
            1,
            first_row + digit - '0',
            0,
            upper(name_of(digit)) + (there ? " *" : ""),
            "a saved game",
            there or ui.purpose == Purpose::Save};
}

std::string header_of(const NamesUi& ui) {
    return ui.purpose == Purpose::Save ? "SAVE THE GAME" : "REPEAT A GAME";
}

Menu menu_of(const NamesUi& ui) {
    Menu menu{.header = header_of(ui), .sub = "* IS THERE", .has_quadrants = false};
    for (char digit = '0'; digit <= '9'; ++digit) menu.items.push_back(item_of(ui, digit));
    menu.items.push_back(item_of(other));
    if (ui.purpose == Purpose::Repeat) menu.items.push_back(item_of(sides));
    if (ui.are_switched) menu.items.back().label = "SWITCHED";
    if (ui.can_drop) menu.items.push_back(item_of(none));
    menu.items.push_back(item_of(back));
    if (ui.typed) menu.words = {{typed_row + 1, *ui.typed + "_", on_white}};
    return menu;
}

NamesWish type_name(NamesUi& ui, Key key, std::string& name) {
    switch (type(*ui.typed, key, Letters::Any, most_letters)) {
        case Typed::More: return NamesWish::Nothing;
        case Typed::Dropped: ui.typed.reset(); return NamesWish::Nothing;
        case Typed::Done: break;
    }
    name = *ui.typed;
    ui.typed.reset();
    return NamesWish::Take;
}

NamesWish press_question(NamesUi& ui, Key key, std::string& name, Ear& ear) {
    const auto is_replaced = answer(ui.question, key, ear);
    if (not is_replaced) return NamesWish::Nothing;
    name = *std::exchange(ui.over, std::nullopt);
    return *is_replaced ? NamesWish::TakeOver : NamesWish::Nothing;
}

NamesWish choose_item(NamesUi& ui, char key, std::string& name) {
    switch (key) {
        case back.key: return NamesWish::Back;
        case none.key: return NamesWish::NewDeals;
        case sides.key: ui.are_switched = not ui.are_switched; return NamesWish::Nothing;
        case other.key: ui.typed.emplace(); return NamesWish::Nothing;
        default: name = name_of(key); return NamesWish::Take;
    }
}

}  // namespace

void NamesUi::ask_over(const std::string& name) {
    over = name;
    place = {};
    question = {.header = header_of(*this),
                .sub = upper(name),
                .lines = {"IS THERE.", "SAVE OVER IT?"},
                .no = "another name",
                .yes = "replace it"};
}

NamesWish press(NamesUi& ui, Key key, std::string& name, Ear& ear) {
    if (not ui.notices.empty()) {
        ui.notices.pop_back();
        return NamesWish::Nothing;
    }
    if (ui.typed) return type_name(ui, key, name);
    if (ui.over) return press_question(ui, key, name, ear);
    if (key == Key::Esc) return NamesWish::Back;
    const Menu menu = menu_of(ui);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    const auto item = choose(menu, ui.place, key, ear);
    return item ? choose_item(ui, *item, name) : NamesWish::Nothing;
}

void draw_names(Canvas& canvas, const NamesUi& ui) {
    if (ui.over) return draw_question(canvas, ui.question);
    draw_menu(canvas, menu_of(ui), ui.place);
    if (ui.typed) canvas.point_at({typed_row + 1, 2 + width(*ui.typed)});
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui::domino
