#include "tui/dominoes/setup/people_window.hpp"

#include <utility>

#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "tui/menu_picture.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui::domino_table {
namespace {

constexpr int most_letters = 16, field_row = 12;
constexpr std::string_view wrong_length = "A name has 1 to 16 letters";

void ask(PeopleUi& ui, Seat who) {
    ui.who = who;
    ui.typed = ui.names[who];
    ui.is_offered = true;
}

Menu menu_of(const PeopleUi& ui) {
    Menu menu{.header = "DOMINOES", .sub = "NAMES", .has_quadrants = false};
    menu.words = {{10, "PLAYER " + std::to_string(number(ui.who)) + ":"},
                  {field_row, ui.typed + "_", on_white, 1},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    int row = 20;
    for (const std::string& line : wrapped(upper(ui.refusal), 16))
        menu.words.push_back({row++, line});
    return menu;
}

// On this terminal, which may lack letters, or on others.
bool look_the_same(const std::string& one, const std::string& other, GlyphSet set) {
    const auto shown = [set](const std::string& name) { return in_set(letters(upper(name)), set); };
    return are_alike(one, other) or shown(one) == shown(other);
}

PeopleWish take_name(PeopleUi& ui) {
    const std::string name = without_blanks_around(ui.typed);
    ui.refusal = why_not_called(ui, ui.who, name);
    if (not ui.refusal.empty()) return PeopleWish::Nothing;
    ui.names[ui.who] = name;
    if (ui.who == dominoes::second_seat) return PeopleWish::Done;
    ask(ui, dominoes::second_seat);
    return PeopleWish::Nothing;
}

PeopleWish go_back(PeopleUi& ui) {
    if (ui.who == dominoes::first_seat) return PeopleWish::Back;
    ask(ui, dominoes::first_seat);
    return PeopleWish::Nothing;
}

void type_letter(PeopleUi& ui, Key key) {
    if (key != Key::Backspace and letter_of(key) == 0) {
        ui.refusal = no_such_key;
        return;
    }
    const bool was_offered = std::exchange(ui.is_offered, false);
    if (key == Key::Backspace) {
        take_last_letter(ui.typed);
    } else {
        if (was_offered) ui.typed.clear();
        if (not add_letter(ui.typed, key, most_letters)) ui.refusal = wrong_length;
    }
    if (ui.refusal.empty()) ui.refusal = why_not_kept(ui.typed);
}

Notice help_on(const PeopleUi& ui) {
    return {.title = menu_of(ui).sub,
            .sub = "THE KEYS",
            .lines = {"LETTERS, BACKSPACE", "ENTER TAKE IT", "UP, ESC BACK"},
            .tall = true};
}

}  // namespace

PeopleUi ask_people(const Names& names, GlyphSet glyphs) {
    PeopleUi ui{.names = names, .glyphs = glyphs};
    ask(ui, dominoes::first_seat);
    return ui;
}

// A name that only waits to be offered is free.
std::string_view why_not_called(const PeopleUi& ui, Seat who, const std::string& name) {
    if (name.empty() or std::cmp_greater(character_count(name), most_letters)) return wrong_length;
    if (const auto why = why_not_kept(name); not why.empty()) return why;
    const bool is_taken = who == dominoes::second_seat and
                          look_the_same(ui.names[dominoes::first_seat], name, ui.glyphs);
    return is_taken ? "Somebody has this name" : std::string_view{};
}

PeopleWish press(PeopleUi& ui, Key key) {
    ui.refusal = {};
    if (not ui.notices.empty()) {
        ui.notices.pop_back();
        return PeopleWish::Nothing;
    }
    if (key == Key::Redraw or key == Key::Resized) return PeopleWish::Nothing;
    if (key == Key::ArrowUp or key == Key::Esc) return go_back(ui);
    if (key == Key::Enter) return take_name(ui);
    if (letter_of(key) == U'?')
        ui.notices.push_back(help_on(ui));
    else
        type_letter(ui, key);
    return PeopleWish::Nothing;
}

void draw_people(Canvas& canvas, const PeopleUi& ui) {
    draw_menu(canvas, menu_of(ui), {});
    canvas.point_at({field_row, 1 + width(ui.typed)});
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

}  // namespace parlor::tui::domino_table
