#include "tui/dominoes/setup/names_window.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/choosing.hpp"
#include "tui/menu_picture.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

namespace parlor::tui::domino_table {
namespace {

constexpr int first_row = 9, typed_row = 19, most_letters = 14;
std::string name_of(int number) { return "game" + std::to_string(number); }

std::string header_of(const NamesUi& ui) {
    return ui.purpose == Purpose::Save ? "SAVE THE GAME" : "REPEAT A GAME";
}

bool is_there(const NamesUi& ui, int number) {
    return std::ranges::find(ui.there, name_of(number)) != ui.there.end();
}

// An item: what it does, when it is shown, and its label. `number` distinguishes the games.
struct NamesEntry {
    Binding binding;
    NamesWish (*choose)(NamesUi& ui, std::string& name, int number);
    ItemIs (*shown)(const NamesUi& ui, int number);
    std::string (*label)(const NamesUi& ui,
                         int number) = nullptr;  // replaces the binding's label
    int number = 0;
};

ItemIs always(const NamesUi&, int) { return ItemIs::Open; }

NamesWish take_game(NamesUi&, std::string& name, int number) {
    name = name_of(number);
    return NamesWish::Take;
}
ItemIs if_there(const NamesUi& ui, int number) {
    return open_if(ui.purpose == Purpose::Save or is_there(ui, number));
}
std::string label_of_game(const NamesUi& ui, int number) {
    return upper(name_of(number)) + (is_there(ui, number) ? " *" : "");
}

NamesWish type_other(NamesUi& ui, std::string&, int) {
    ui.typed.emplace();
    return NamesWish::Nothing;
}

NamesWish switch_sides(NamesUi& ui, std::string&, int) {
    ui.are_switched = not ui.are_switched;
    return NamesWish::Nothing;
}
ItemIs if_repeating(const NamesUi& ui, int) { return there_if(ui.purpose == Purpose::Repeat); }
std::string label_of_sides(const NamesUi& ui, int) {
    return ui.are_switched ? "SWITCHED" : "SAME SIDES";
}

NamesWish repeat_nothing(NamesUi&, std::string&, int) { return NamesWish::NewDeals; }
ItemIs if_droppable(const NamesUi& ui, int) { return there_if(ui.can_drop); }

NamesWish go_back(NamesUi&, std::string&, int) { return NamesWish::Back; }

constexpr NamesEntry game(int number) {
    return {{static_cast<char>('0' + number), 1, first_row + number, "", "repeat its deals"},
            take_game,
            if_there,
            label_of_game,
            number};
}

constexpr std::array entries{
    game(0),
    game(1),
    game(2),
    game(3),
    game(4),
    game(5),
    game(6),
    game(7),
    game(8),
    game(9),
    NamesEntry{{'t', 1, typed_row, "OTHER NAME", "type a name"}, type_other, always},
    NamesEntry{
        {'w', 1, 21, "SAME SIDES", "whose hands"}, switch_sides, if_repeating, label_of_sides},
    NamesEntry{{'n', 1, 22, "NEW DEALS", "repeat nothing"}, repeat_nothing, if_droppable},
    NamesEntry{{'x', 1, 23, "BACK", "go back"}, go_back, always},
};

Menu menu_of(const NamesUi& ui) {
    Menu menu{.header = header_of(ui), .sub = "* = IN USE", .has_quadrants = false};
    for (const NamesEntry& entry : entries) {
        const ItemIs shown = entry.shown(ui, entry.number);
        if (shown == ItemIs::Absent) continue;
        Item& item = menu.items.emplace_back(item_of(entry.binding, shown));
        if (entry.label != nullptr) item.label = entry.label(ui, entry.number);
    }
    if (ui.typed) menu.words = {{typed_row + 1, *ui.typed + "_", on_white}};
    return menu;
}

NamesWish type_name(NamesUi& ui, Key key, std::string& name) {
    switch (type(*ui.typed, key, Letters::Any, most_letters)) {
        case Typed::More: return NamesWish::Nothing;
        case Typed::Dropped: ui.typed.reset(); return NamesWish::Nothing;
        case Typed::Done: break;
    }
    name = without_blanks_around(*ui.typed);
    ui.typed.reset();
    return NamesWish::Take;
}

NamesWish press_question(NamesUi& ui, Key key, std::string& name, SoundQueue& sounds) {
    const auto is_replaced = answer(ui.question, key, sounds);
    if (not is_replaced) return NamesWish::Nothing;
    name = *std::exchange(ui.over, std::nullopt);
    return *is_replaced ? NamesWish::TakeOver : NamesWish::Nothing;
}

}  // namespace

void NamesUi::ask_over(const std::string& name) {
    over = name;
    place = {};
    question = {.header = header_of(*this),
                .sub = shortened(upper(name), 17),
                .lines = {"EXISTS ALREADY.", "SAVE OVER IT?"},
                .no = "another name",
                .yes = "replace it"};
}

NamesWish press(NamesUi& ui, Key key, std::string& name, SoundQueue& sounds) {
    if (not ui.notices.empty()) {
        ui.notices.pop_back();
        return NamesWish::Nothing;
    }
    if (ui.typed) return type_name(ui, key, name);
    if (ui.over) return press_question(ui, key, name, sounds);
    if (key == Key::Esc) return NamesWish::Back;
    const Menu menu = menu_of(ui);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    const auto item = choose(menu, ui.place, key, sounds);
    if (not item) return NamesWish::Nothing;
    const NamesEntry& entry = entry_of(entries, *item);
    return entry.choose(ui, name, entry.number);
}

void draw_names(Canvas& canvas, const NamesUi& ui) {
    if (ui.over) return draw_question(canvas, ui.question);
    draw_menu(canvas, menu_of(ui), ui.place);
    if (ui.typed) canvas.point_at({typed_row + 1, 2 + width(*ui.typed)});
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui::domino_table
