#include "tui/dominoes/setup/options_window.hpp"

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"
#include "tui/dominoes/setup/options_menu.hpp"
#include "tui/dominoes/table/table_picture.hpp"
#include "tui/menu_picture.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::domino_table {
namespace {

void take_number(OptionsUi& ui) {
    const auto& [option, digits] = *ui.number;
    if (const auto value = find_value(option->values, digits))
        option->choose(ui.chosen.rules, *value);
    else if (not digits.empty())
        ui.said =
            all_values(option->values) + " " + std::string{option->key->label} + ", not " + digits;
    ui.number.reset();
}

// One digit more than the highest number has, so that too much is refused and not cut off.
OptionsWish type_number(OptionsUi& ui, Key key) {
    const auto& range = std::get<NumberRange>(ui.number->option->values);
    const int most_digits = width(std::to_string(range.highest)) + 1;
    switch (type(ui.number->digits, key, Letters::Digits, most_digits)) {
        case Typed::More: break;
        case Typed::Done: take_number(ui); break;
        case Typed::Dropped: ui.number.reset(); break;
    }
    return OptionsWish::Nothing;
}

OptionsWish type_record(OptionsUi& ui, Key key) {
    constexpr int most_letters = 14;
    const Typed typed = type(ui.record, key, Letters::Any, most_letters);
    if (typed == Typed::Dropped) ui.record.clear();
    ui.types_record = typed == Typed::More;
    return typed == Typed::Done ? OptionsWish::Record : OptionsWish::Nothing;
}

// What the last key has done, or what the selected item is.
std::string words_beside(const OptionsUi& ui, const Menu& menu) {
    if (not ui.said.empty()) return ui.said;
    const Item* const selected = selected_item(menu, ui.place);
    return selected == nullptr ? "" : std::string{explanation_of(ui, selected->key)};
}

}  // namespace

void share(OptionsUi& ui) {
    ui.guests = 1;
    ui.chosen.mack.reset();
}

OptionsWish press(OptionsUi& ui, Key key, SoundQueue& sounds) {
    ui.said.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return OptionsWish::Nothing;
    }
    if (letter_of(key) == U'?' and not ui.types_record) {
        ui.notices = options_help(options_menu(ui));
        return OptionsWish::Nothing;
    }
    if (ui.number) return type_number(ui, key);
    if (ui.types_record) return type_record(ui, key);
    if (key == Key::Enter) return OptionsWish::Start;
    if (key == Key::Esc or letter_of(key) == U'q') return OptionsWish::Leave;
    const Menu menu = options_menu(ui);
    if (const auto turn = turned(menu, ui.place, key)) return turn_item(ui, turn->key, turn->by);
    const auto item = choose(menu, ui.place, key == key_of(U' ') ? Key::Enter : key, sounds);
    return item ? choose_item(ui, *item) : OptionsWish::Nothing;
}

void draw_options(Canvas& canvas, const OptionsUi& ui) {
    const Menu menu = options_menu(ui);
    draw_empty_table(canvas, ui.chosen.felt);
    draw_menu(canvas, menu, ui.place);
    if (ui.number) canvas.point_at(end_of(*ui.number));
    if (ui.types_record) canvas.point_at({record_row, 9 + width(shown(ui.record, record_width))});
    constexpr int beside = 20;
    constexpr Style bright{Ink::White, Ink::Black};
    if (not ui.repeats.empty())
        canvas.write(
            {repeat_row, beside}, ui.are_switched ? "HANDS SWITCHED" : "SAME HANDS", bright);
    int row = 19;
    for (const std::string& line : wrapped(upper(words_beside(ui, menu)), 19))
        canvas.write({row++, beside}, line, bright);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui::domino_table
