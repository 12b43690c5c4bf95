#include "tui/dominoes/options_window.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "tui/choosing.hpp"
#include "tui/dominoes/options_menu.hpp"
#include "tui/dominoes/table_picture.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::domino {
namespace {

using dominoes::Level;

// After the highest level comes a person.
void step_level(std::optional<Level>& mack) {
    if (not mack)
        mack = Level::Zero;
    else if (*mack == Level::Two)
        mack.reset();
    else
        mack = Level(static_cast<int>(*mack) + 1);
}

void step_hand(int& hand) {
    const auto found = std::ranges::find(dominoes::hand_sizes, hand) + 1;
    hand = found == dominoes::hand_sizes.end() ? dominoes::hand_sizes.front() : *found;
}

template <class Enum>
void step(Enum& value, int count) {
    value = static_cast<Enum>((static_cast<int>(value) + 1) % count);
}

OptionsWish choose_item(OptionsUi& ui, char key) {
    Chosen& chosen = ui.chosen;
    switch (key) {
        case '1': step_level(chosen.mack); break;
        case '2': step_hand(chosen.rules.hand); break;
        case '3': step(chosen.rules.redeal, 2); break;
        case '4': step(chosen.rules.down, 2); break;
        case '5': ui.points.emplace(); break;
        case '8': step(chosen.felt, felt_count); break;
        case 's': return OptionsWish::Save;
        case 'x': return OptionsWish::Leave;
        case '6': ui.types_record = true; break;
        case '7': return OptionsWish::Repeat;
        default: break;
    }
    return OptionsWish::Nothing;
}

// D-1.2.
void take_points(OptionsUi& ui) {
    const auto points = whole_number(*ui.points, dominoes::highest_target);
    ui.points.reset();
    if (points and *points >= dominoes::lowest_target)
        ui.chosen.rules.target.count = static_cast<int>(*points);
    else
        ui.said = "1 to 999 points";
}

OptionsWish type_points(OptionsUi& ui, Key key) {
    constexpr int most_digits = 3;
    switch (type(*ui.points, key, Letters::Digits, most_digits)) {
        case Typed::More: break;
        case Typed::Done: take_points(ui); break;
        case Typed::Dropped: ui.points.reset(); break;
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

}  // namespace

OptionsWish press(OptionsUi& ui, Key key, Ear& ear) {
    ui.said.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return OptionsWish::Nothing;
    }
    if (ui.points) return type_points(ui, key);
    if (ui.types_record) return type_record(ui, key);
    if (key == Key::Enter) return OptionsWish::Start;
    if (key == Key::Esc or letter_of(key) == U'q') return OptionsWish::Leave;
    const Menu menu = options_menu(ui);
    if (letter_of(key) == U'?') ui.notices.push_back(options_help(menu));
    const auto item = choose(menu, ui.place, key == key_of(U' ') ? Key::Enter : key, ear);
    return item ? choose_item(ui, *item) : OptionsWish::Nothing;
}

void draw_options(Canvas& canvas, const OptionsUi& ui) {
    const Menu menu = options_menu(ui);
    draw_empty_table(canvas, ui.chosen.felt);
    draw_menu(canvas, menu, ui.place);
    if (ui.points) canvas.point_at({points_row, 13 + width(*ui.points)});
    if (ui.types_record) canvas.point_at({record_row, 9 + width(shown(ui.record, record_width))});
    int row = 19;
    for (const std::string& line : wrapped(upper(ui.said), 19))
        canvas.write({row++, 20}, line, {Ink::White, Ink::Black});
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui::domino
