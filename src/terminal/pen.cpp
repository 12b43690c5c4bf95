#include "terminal/pen.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr std::size_t cost_of_going_on = 5;  // after erasing, which does not move the cursor

}  // namespace

void Pen::go(At at) {
    text_ += moves_->between(state_.cursor, at);
    state_.cursor = at;
}

void Pen::set(const Look& look) {
    text_ += brush_->change(state_.look, look);
    state_.look = look;
}

void Pen::put_plain() {
    text_ += terminal_->end_drawing + terminal_->plain;
    state_.look = {};
    state_.draws = false;
}

void Pen::clear(const Look& paper) {
    set(paper);
    text_ += terminal_->clear;
    state_.cursor.reset();
}

void Pen::write_border() {
    set(frame_->outside.look);
    const Size& size = frame_->size;
    const At& corner = frame_->corner;
    for (int row = 0; row < size.rows; ++row) {
        const int last =
            size.cols - (terminal_->scrolls_in_corner and row == size.rows - 1 ? 1 : 0);
        const bool is_beside = row >= corner.row and row < corner.row + frame_->canvas.rows;
        write_blanks(row, 0, is_beside ? corner.col : last);
        if (is_beside) write_blanks(row, corner.col + frame_->canvas.cols, last);
    }
}

// Rows and columns are those of the window.
void Pen::write_blanks(int row, int from, int to) {
    if (from >= to) return;
    text_ += terminal_->move_to({row, from});
    text_.append(static_cast<std::size_t>(to - from), ' ');
    state_.cursor.reset();
}

bool Pen::can_erase(const Look& look) const {
    return not look.reverse and (look.back < 0 or terminal_->erases_in_paper);
}

std::string Pen::letter(char32_t glyph) const {
    const bool is_drawn = glyph >= 0x80 and not terminal_->knows_unicode;
    return is_drawn ? std::string(1, terminal_->drawn.at(glyph)) : utf8(glyph);
}

// The sequence that switches between text and line drawing characters. Blanks need no switch.
std::string Pen::charset_for(char32_t glyph) {
    const bool draws = glyph >= 0x80;
    if (terminal_->knows_unicode or draws == state_.draws or glyph == U' ') return {};
    state_.draws = draws;
    return draws ? terminal_->begin_drawing : terminal_->end_drawing;
}

// At the right edge of the window the cursor's position depends on the terminal, so it is unknown.
void Pen::step(int count) {
    state_.cursor->col += count;
    if (frame_->corner.col + state_.cursor->col >= frame_->size.cols) state_.cursor.reset();
}

std::string Pen::letters(char32_t glyph, int count) {
    const std::string before = charset_for(glyph), one = letter(glyph);
    std::string all;
    for (int i = 0; i < count; ++i) all += one;
    const bool can_repeat = count > 1 and one.size() == 1;
    const std::string more = can_repeat ? expand(terminal_->again, count - 1) : std::string{};
    const bool is_shorter = not more.empty() and one.size() + more.size() < all.size();
    return before + (is_shorter ? one + more : all);
}

// Empty when erasing cannot produce this cell.
std::string Pen::erasing(const ShownCell& cell, int count) const {
    if (cell.glyph != U' ' or not can_erase(state_.look)) return {};
    const bool to_the_end = state_.cursor->col + count == frame_->canvas.cols and
                            frame_->outside.look.back == cell.look.back;
    if (to_the_end and not terminal_->erase_to_end.empty()) return terminal_->erase_to_end;
    return expand(terminal_->blanks, count);
}

void Pen::write_equal(const ShownCell& cell, int count, bool ends_run) {
    const std::string blanks = erasing(cell, count);
    const auto cost_of_blanks = blanks.size() + (ends_run ? 0 : cost_of_going_on);
    if (not blanks.empty() and cost_of_blanks < static_cast<std::size_t>(count)) {
        text_ += blanks;
        return;
    }
    text_ += letters(cell.glyph, count);
    step(count);
}

void Pen::write(const Row& row, const Run& run) {
    const auto cell = [&](int col) { return row[static_cast<std::size_t>(col)]; };
    for (int col = run.col; col < run.end;) {
        int end = col + 1;
        while (end < run.end and cell(end).glyph == cell(col).glyph) ++end;
        go({run.row, col});
        set(look_after(state_.look, run));
        write_equal(cell(col), end - col, end == run.end);
        col = end;
    }
}

}  // namespace parlor::tui
