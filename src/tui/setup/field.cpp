#include "tui/setup/field.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/setup/entry.hpp"
#include "tui/typing.hpp"

namespace parlor::tui::setup {
namespace {

constexpr int field_row = 12;

}  // namespace

bool leaves_field(Key key) { return key == Key::ArrowUp or key == Key::Esc; }

std::string_view type_letter(Field& field, Key key, const Length& length) {
    if (key != Key::Backspace and letter_of(key) == 0) return no_such_key;
    const bool is_suggested = std::exchange(field.untouched, false);
    if (key == Key::Backspace) {
        take_last_letter(field.text);
        return why_not_kept(field.text);
    }
    if (is_suggested) field.text.clear();
    if (not add_letter(field.text, key, length.most)) return length.words;
    return why_not_kept(field.text);
}

Menu ask_for_text(std::string sub, std::string question, const Field& field) {
    Menu menu = pregame(std::move(sub));
    menu.words = {{10, std::move(question)},
                  {field_row, field.text + "_", on_white, 1},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    return menu;
}

Notice help_on_text(const Menu& menu, std::string what_is_typed) {
    return {.title = menu.sub,
            .sub = "THE KEYS",
            .lines = {std::move(what_is_typed), "ENTER TAKE IT", "UP, ESC BACK"},
            .tall = true};
}

void point_at(Canvas& canvas, const Field& field) {
    canvas.point_at({field_row, 1 + width(field.text)});
}

}  // namespace parlor::tui::setup
