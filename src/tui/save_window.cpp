#include "tui/save_window.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/trouble.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

constexpr int most_letters = 40, letters_of_row = 22;
constexpr Box frame{4, 7, 17, 32};
constexpr int left = 8, inside = 24, text_col = 9;
constexpr int title_row = 6, name_row = 9, words_row = 12, keys_row = 15;

SaveWish take_name(SaveUi& ui, SoundQueue& sounds) {
    ui.name = without_blanks_around(ui.name);
    ui.refusal = why_not_saved_as(ui.name);
    if (ui.refusal.empty()) return SaveWish::Enter;
    sounds.add(SoundEffect::Buzz);
    return SaveWish::Nothing;
}

SaveWish read_said(SaveUi& ui, SoundQueue& sounds) {
    sounds.add(SoundEffect::Dong);
    ui.said.reset();
    return ui.is_done ? SaveWish::Back : SaveWish::Nothing;
}

SaveWish press_over(SaveUi& ui, Key key, SoundQueue& sounds) {
    const auto is_replaced = answer(*ui.over, key, sounds);
    if (is_replaced) ui.over.reset();
    return is_replaced.value_or(false) ? SaveWish::Save : SaveWish::Nothing;
}

// Draws the name over two rows, and the place of the next letter.
void draw_name(Canvas& canvas, const std::string& name) {
    canvas.fill({name_row, text_col, name_row + 1, text_col + letters_of_row - 1}, U' ', on_white);
    const std::u32string all = letters(name);
    const std::u32string_view first = std::u32string_view{all}.substr(0, letters_of_row);
    canvas.write({name_row, text_col}, first, on_white);
    canvas.write({name_row + 1, text_col}, std::u32string_view{all}.substr(first.size()), on_white);
    const int count = width(name);
    const At end{name_row + count / letters_of_row, text_col + count % letters_of_row};
    canvas.write(end, "_", on_white);
    canvas.point_at(end);
}

}  // namespace

std::string_view why_not_saved_as(const std::string& name) {
    if (name.empty()) return "A NAME HAS LETTERS";
    if (width(name) > most_letters) return "A NAME HAS 1 TO 40 LETTERS";
    return why_not_kept(name);
}

SaveWish press(SaveUi& ui, Key key, SoundQueue& sounds) {
    ui.refusal.clear();
    if (ui.said) return read_said(ui, sounds);
    if (ui.over) return press_over(ui, key, sounds);
    const std::string before = ui.name;
    switch (type(ui.name, key, Letters::Any, most_letters)) {
        case Typed::More: break;
        case Typed::Dropped: return SaveWish::Back;
        case Typed::Done: return take_name(ui, sounds);
    }
    ui.refusal = why_not_kept(ui.name);
    if (ui.name == before) sounds.add(SoundEffect::Buzz);
    return SaveWish::Nothing;
}

void draw_save(Canvas& canvas, const SaveUi& ui) {
    if (ui.over) return draw_question(canvas, *ui.over);
    if (ui.said) return draw_notice(canvas, *ui.said);
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, frame.right - 1}, U' ', on_bar);
    bar(canvas, {title_row, left}, inside, " SAVE THE GAME", on_white);
    bar(canvas, {title_row + 1, left}, inside, " TYPE A NAME", on_cyan);
    draw_name(canvas, ui.name);
    int row = words_row;
    for (const std::string& line : wrapped(upper(ui.refusal), letters_of_row))
        canvas.write({row++, text_col}, line, on_bar);
    bar(canvas, {keys_row, left}, inside, " ENTER SAVES, ESC BACK", on_white);
}

void ask_over(SaveUi& ui) {
    constexpr int width_of_line = 16;
    ui.over = {.header = "SAVE THE GAME",
               .sub = "SAVE OVER IT?",
               .lines = wrapped(ui.name, width_of_line),
               .no = "another name",
               .yes = "replace it"};
}

void say_saved(SaveUi& ui) {
    ui.said = {.title = "SAVED", .sub = "", .lines = wrapped(ui.name, letters_of_row)};
    ui.is_done = true;
}

void say_trouble(SaveUi& ui, const std::string& words) {
    ui.said = trouble_notice("NOT SAVED", words);
}

SaveUi nothing_to_save() {
    return {.said = Notice{.title = "SAVE THE GAME", .sub = "", .lines = {"THERE IS NO GAME"}},
            .is_done = true};
}

}  // namespace parlor::tui
