// A form of the mode editor: the card of a square, or the mode itself.
//
// Source:  U-8.2, U-8.3.
// Choices: an arrow takes the typed value, as Enter does. Enter on a field starts with its old
//          value.
#include <algorithm>

#include "tui/property/editor/pages.hpp"
#include "tui/property/editor/words.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

namespace parlor::tui::editor {
namespace {

constexpr int most_typed = 40;

EditorWish refuse(EditorUi& ui, std::string why) {
    ui.refusal = std::move(why);
    return wish::Nothing{};
}

// Takes the typed value, if there is one. False when it is refused.
bool take_typed(EditorUi& ui, Form& form) {
    if (not form.typed) return true;
    const Field field = field_of(ui, form);
    const std::string typed = without_blanks_around(*form.typed);
    if (const auto refusal = refusal_of(ui.draft, field, typed)) {
        ui.refusal = *refusal;
        return false;
    }
    take_value(ui.draft, field, typed);
    form.typed.reset();
    if (form.square and rents_fall(ui.draft.now.board, *form.square) and
        kind_of(field) == FieldIs::Number)
        ui.refusal = "Taken; its rents fall where they should rise";
    return true;
}

void step(EditorUi& ui, Form& form, int by) {
    const auto count = static_cast<int>(fields_of(ui, form).size());
    form.row = static_cast<std::size_t>((static_cast<int>(form.row) + by + count) % count);
}

EditorWish enter(EditorUi& ui, Form& form) {
    const Field field = field_of(ui, form);
    if (form.typed) {
        if (take_typed(ui, form)) step(ui, form, 1);
        return wish::Nothing{};
    }
    switch (kind_of(field)) {
        case FieldIs::Text:
        case FieldIs::Number: form.typed = value_words(ui.draft.now, field); break;
        case FieldIs::Words: choose_next(ui.draft, field); break;
        case FieldIs::Chosen: return open(ui, list_of_boards(ui, ui.draft.now.mode.board));
        case FieldIs::Fixed: return refuse(ui, why_fixed(field));
    }
    return wish::Nothing{};
}

EditorWish press_arrow(EditorUi& ui, Form& form, Key key) {
    const bool is_back = key == Key::ArrowUp or key == Key::ArrowLeft;
    if (take_typed(ui, form)) step(ui, form, is_back ? -1 : 1);
    return wish::Nothing{};
}

EditorWish cancel_all(EditorUi& ui, const Form& form) {
    if (not form.square) return refuse(ui, "C cancels on a card; here Z takes back");
    if (not is_changed(ui.draft, *form.square))
        return refuse(ui, "Nothing is changed on this square");
    cancel(ui.draft, *form.square);
    return wish::Nothing{};
}

// A number consists of digits; a minus sign can be typed, so that the refusal gives the reason.
bool is_part_of_number(Key key) {
    const char32_t letter = letter_of(key);
    return (letter >= U'0' and letter <= U'9') or letter == U'-';
}

EditorWish type_in(EditorUi& ui, Form& form, Key key) {
    const Field field = field_of(ui, form);
    const FieldIs kind = kind_of(field);
    if (kind == FieldIs::Fixed) return refuse(ui, why_fixed(field));
    if (kind == FieldIs::Words or kind == FieldIs::Chosen) return refuse(ui, "Enter changes it");
    if (kind == FieldIs::Number and key != Key::Backspace and not is_part_of_number(key))
        return refuse(ui, refusal_of(ui.draft, field, "").value_or(""));
    const std::string now = value_words(ui.draft.now, field);
    std::string typed = form.typed.value_or(key == Key::Backspace ? now : "");
    (void)type(typed, key, Letters::Any, most_typed);
    form.typed = typed;
    return refuse(ui, std::string{why_not_kept(typed)});
}

bool types_letters(const EditorUi& ui, const Form& form) {
    return form.typed or kind_of(field_of(ui, form)) == FieldIs::Text;
}

EditorWish undo(EditorUi& ui, Form& form) {
    take_last_back(ui);
    form.row = std::min(form.row, fields_of(ui, form).size() - 1);
    return wish::Nothing{};
}

}  // namespace

std::vector<Field> fields_of(const EditorUi& ui, const Form& form) {
    return form.square ? editor::fields_of(ui.draft.now.board, *form.square)
                       : editor::fields_of(ui.draft.now.mode);
}

Field field_of(const EditorUi& ui, const Form& form) {
    const std::vector<Field> fields = fields_of(ui, form);
    return fields[std::min(form.row, fields.size() - 1)];
}

EditorWish press(EditorUi& ui, Form& form, Key key) {
    if (key == Key::Enter) return enter(ui, form);
    if (is_arrow(key)) return press_arrow(ui, form, key);
    if (key == Key::Esc and not form.typed) return close(ui);
    if (key == Key::Esc) {
        form.typed.reset();
        return wish::Nothing{};
    }
    const char32_t letter = letter_of(key);
    if (not types_letters(ui, form) and letter == U'c') return cancel_all(ui, form);
    if (not types_letters(ui, form) and letter == U'z') return undo(ui, form);
    if (letter == 0 and key != Key::Backspace) return refuse(ui, std::string{no_such_key});
    return type_in(ui, form, key);
}

Notice help_on(const EditorUi& /*ui*/, const Form& form) {
    Notice notice{.title = form.square ? "THE CARD" : "THE MODE",
                  .sub = "THE KEYS",
                  .lines = {"ARROWS THE FIELD",
                            "DIGITS, LETTERS",
                            "  REPLACE IT",
                            "ENTER OPEN, TAKE IT",
                            "ESC AS IT WAS, BACK",
                            "BACKSPACE"},
                  .tall = true};
    if (form.square)
        notice.lines.insert(notice.lines.end(), {"", "NOT IN A NAME:", "C CANCEL ALL HERE"});
    notice.lines.emplace_back("Z THE LAST CHANGE");
    return notice;
}

}  // namespace parlor::tui::editor
