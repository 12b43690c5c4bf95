// The look of a form of the mode editor: a panel with a field in each row, and below them the
// possible values of the selected field.
//
// Source: U-8.2, U-8.3; docs/layout.md, 4, "Form".
#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/capitals.hpp"
#include "tui/board/icons.hpp"
#include "tui/property/editor/pages.hpp"
#include "tui/property/editor/words.hpp"

namespace parlor::tui::editor {
namespace {

constexpr Box frame{0, 7, 24, 32};
constexpr int left = 8, inside = 24, text_col = 10, room = 21;
constexpr int title_row = 1, first_row = 4, rows_of_page = 15, hint_row = 20, keys_row = 23;
constexpr std::size_t most_hint_lines = 2;
constexpr Style dark{Ink::DarkGrey, Ink::LightGrey};

// Words are in their own row, below their label.
bool is_below_label(const Field& field) {
    return kind_of(field) == FieldIs::Text or kind_of(field) == FieldIs::Words;
}
int height(const Field& field) { return is_below_label(field) ? 2 : 1; }

struct Part {
    std::size_t first, end;
    int page, pages;
};

// The page of fields with this row in it; a page has as many fields as fit.
Part part_with(const std::vector<Field>& fields, std::size_t row) {
    Part part{0, fields.size(), 1, 1};
    int used = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        used += height(fields[i]);
        if (used <= rows_of_page) continue;
        ++part.pages;
        used = height(fields[i]);
        if (i <= row) {
            part.first = i;
            part.page = part.pages;
        } else if (part.end == fields.size()) {
            part.end = i;
        }
    }
    return part;
}

void draw_title(Canvas& canvas, const EditorUi& ui, const Form& form, const Part& part) {
    Style band = on_cyan;
    std::string title = " THE MODE", sub = " " + upper(ui.draft.now.mode.name);
    if (form.square) {
        const board::Spot& spot = ui.draft.now.board.at(*form.square);
        const Ink ink = is_deed(spot.kind) ? ink_of(spot.group) : Ink::Cyan;
        band = {readable_on(ink), ink};
        title = " SQUARE " + std::to_string(number(*form.square));
        sub = " " + capitals(ui.draft.now.board, ui.draft.now.board.name_of(*form.square));
    }
    bar(canvas, {title_row, left}, inside, title, band);
    bar(canvas, {title_row + 1, left}, inside, shortened(sub, inside), band);
    if (part.pages == 1) return;
    canvas.write({title_row, left + 17},
                 "PG " + std::to_string(part.page) + "/" + std::to_string(part.pages),
                 band);
}

// A typed value stands out, shows its end, and has the terminal's cursor after it.
void draw_value(Canvas& canvas, At at, int width_of_value, const std::string& value, bool typed) {
    const std::string words =
        typed ? shown(value, width_of_value) : shortened(value, width_of_value);
    if (typed) bar(canvas, at, width_of_value, "", on_white);
    canvas.write({at.row, at.col}, words, typed ? on_white : on_bar);
    if (typed) canvas.point_at({at.row, at.col + width(words) - 1});
}

std::string value_in_capitals(const Version& version, const Field& field) {
    const std::string words = value_words(version, field);
    const auto* const of = std::get_if<OfCard>(&field);
    const bool is_name = of != nullptr and of->part == CardPart::Name;
    return is_name ? capitals(version.board, words) : upper(words);
}

void draw_field(Canvas& canvas, const EditorUi& ui, const Form& form, const Field& field, int row) {
    constexpr int width_of_label = 14, value_col = text_col + width_of_label + 1;
    const bool is_here = field == field_of(ui, form), is_typed = is_here and form.typed;
    const bool is_fixed = kind_of(field) == FieldIs::Fixed;
    const Style style = is_fixed ? dark : on_bar;
    const std::string value = is_typed ? *form.typed : value_in_capitals(ui.draft.now, field);
    if (is_here) canvas.put({row, left}, U'>', on_white);
    if (is_changed(ui.draft, field)) canvas.put({row, left + 1}, sign_of_change, on_white);
    const std::string label = label_of(ui.draft.now.board, field);
    if (is_here) canvas.point_at({row, left});
    if (kind_of(field) == FieldIs::Number) {
        canvas.write({row, text_col}, fitting(label, width_of_label), style);
        constexpr int digits = 6;
        if (is_typed)
            draw_value(canvas, {row, value_col}, digits, value, true);
        else
            canvas.write({row, value_col}, right(value, digits), style);
        return;
    }
    if (is_below_label(field)) {
        canvas.write({row, text_col}, label, style);
        draw_value(canvas, {row + 1, text_col}, room, value, is_typed);
        return;
    }
    const std::string words = is_fixed and not form.square ? value : label + " " + value;
    canvas.write({row, text_col}, shortened(words, room), style);
}

void draw_hint(Canvas& canvas, const EditorUi& ui, const Form& form) {
    const bool is_refused = not ui.refusal.empty();
    const std::string words = is_refused ? ui.refusal : hint_on(ui.draft.now, field_of(ui, form));
    std::vector<std::string> lines = wrapped(upper(words), room + 1);
    lines.resize(std::min(lines.size(), most_hint_lines));
    int row = hint_row;
    for (const std::string& line : lines) {
        bar(canvas, {row, left}, inside, " " + line, is_refused ? on_white : on_bar);
        ++row;
    }
}

}  // namespace

void draw(Canvas& canvas, const EditorUi& ui, const Form& form) {
    const std::vector<Field> fields = fields_of(ui, form);
    const Part part = part_with(fields, form.row);
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, frame.right - 1}, U' ', on_bar);
    draw_title(canvas, ui, form, part);
    int row = first_row;
    for (std::size_t i = part.first; i < part.end; ++i) {
        draw_field(canvas, ui, form, fields[i], row);
        row += height(fields[i]);
    }
    draw_hint(canvas, ui, form);
    bar(canvas,
        {keys_row, left},
        inside,
        form.typed ? " ENTER TAKES, ESC DROPS" : " ENTER CHANGES, ESC BACK",
        on_white);
}

}  // namespace parlor::tui::editor
