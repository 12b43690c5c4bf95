#include "tui/painter.hpp"

#include <algorithm>

#include "tui/letters.hpp"

namespace parlor::tui {
namespace {

constexpr int worth_blanks = 7;      // so many blanks are shorter erased than written
constexpr int worth_clearing = 250;  // so many cells that become blank are shorter cleared
constexpr int worth_writing = 4;     // so many unchanged cells are shorter written than jumped

void shorter(std::string& best, const std::string& other) {
    if (not other.empty() and (best.empty() or other.size() < best.size())) best = other;
}

}  // namespace

Painter::Shown Painter::shown(const Cell& cell) const {
    Shown result{in_set(cell.glyph, terminal_.glyphs),
                 look_of(cell, terminal_.depth, terminal_.paper_wanted)};
    if (result.glyph == U' ') {  // the ink of a blank is not seen
        result.look.fore = -1;
        result.look.bold = false;
    }
    return result;
}

Painter::Picture Painter::picture_of(const Canvas& canvas) const {
    Picture picture;
    for (int row = 0; row < Canvas::rows; ++row)
        for (int col = 0; col < Canvas::cols; ++col)
            picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)] =
                shown(canvas.cell({row, col}));
    return picture;
}

int Painter::rows_seen() const { return std::min(Canvas::rows, size_->rows); }

bool Painter::needs_clearing(const Picture& picture) const {
    const Shown blank = shown(Cell{});
    int wiped = 0;
    for (std::size_t row = 0; row < picture.size(); ++row)
        for (std::size_t col = 0; col < picture[row].size(); ++col)
            wiped += picture[row][col] == blank and last_[row][col] != blank;
    return wiped > worth_clearing;
}

// Where clearing leaves the paper's colour the whole window becomes the canvas's black.
void Painter::clear() {
    const Shown blank = shown(Cell{});
    out_ += terminal_.plain;
    look_ = Look{};
    if (terminal_.erases_in_paper) set(blank.look, true);
    out_ += terminal_.clear;
    cursor_.reset();
    const Shown left{U' ', terminal_.erases_in_paper ? blank.look : Look{}};
    for (auto& row : last_) row.fill(left);
}

void Painter::say_size() {
    out_ += terminal_.move_to({0, 0});
    out_ += std::string{"Parlor needs a window of 40 x 24"}.substr(
        0, static_cast<std::size_t>(std::max(0, size_->cols)));
    cursor_.reset();
}

void Painter::go(At at) {
    if (cursor_ == at) return;
    std::string best = terminal_.move_to(at);
    if (cursor_ and cursor_->row == at.row) {
        shorter(best, terminal_.to_col(at.col));
        std::string backward;
        for (int col = at.col; col < cursor_->col and col < at.col + 4; ++col)
            backward += terminal_.back;
        if (cursor_->col - at.col < 5) shorter(best, backward);
    }
    if (cursor_ and cursor_->col == at.col) shorter(best, terminal_.to_row(at.row));
    out_ += best;
    cursor_ = at;
}

void Painter::set(const Look& look, bool is_blank) {
    const bool unset = not look_ or (look_->reverse and not look.reverse) or
                       (look_->bold and not look.bold and not is_blank);
    if (unset) {
        out_ += terminal_.plain;
        look_ = Look{};
    }
    if (look.reverse and not look_->reverse) out_ += terminal_.reverse;
    look_->reverse = look.reverse;
    if (look.back != look_->back) out_ += terminal_.paper(look.back);
    look_->back = look.back;
    if (is_blank) return;
    if (look.bold and not look_->bold) out_ += terminal_.bold;
    look_->bold = look.bold;
    if (look.fore != look_->fore) out_ += terminal_.ink(look.fore);
    look_->fore = look.fore;
}

void Painter::put(const Shown& cell) {
    set(cell.look, cell.glyph == U' ');
    out_ += utf8(cell.glyph);
    ++cursor_->col;
    if (cursor_->col >= size_->cols) cursor_.reset();  // at the edge terminals differ
}

int Painter::run_of_blanks(const Picture& picture, int row, int col) const {
    const auto& cells = picture[static_cast<std::size_t>(row)];
    const auto first = static_cast<std::size_t>(col);
    if (cells[first].glyph != U' ') return 0;
    std::size_t end = first;
    while (end < cells.size() and cells[end] == cells[first]) ++end;
    return static_cast<int>(end - first);
}

// What lies between the cursor and `at`, a few cells on, is as it was; writing it again is
// shorter than a jump unless it needs another look.
void Painter::write_over_gap(const Row& cells, int col, At at) {
    const int gap = cursor_ and cursor_->row == at.row ? at.col - cursor_->col : 0;
    if (gap <= 0 or gap > std::min(col, worth_writing) or not look_) return;
    const auto from = cells.begin() + (col - gap), to = cells.begin() + col;
    const auto looks_the_same = [&](const Shown& cell) {
        if (cell.glyph == U' ')
            return cell.look.back == look_->back and cell.look.reverse == look_->reverse;
        return cell.glyph < 0x80 and cell.look == *look_;
    };
    if (std::all_of(from, to, looks_the_same))
        std::for_each(from, to, [&](const Shown& cell) { put(cell); });
}

void Painter::paint_row(const Picture& picture, int row) {
    const auto& cells = picture[static_cast<std::size_t>(row)];
    auto& last = last_[static_cast<std::size_t>(row)];
    const bool erases = terminal_.erases_in_paper and not terminal_.blanks(1).empty();
    for (std::size_t col = 0; col < cells.size(); ++col) {
        if (cells[col] == last[col]) continue;
        const At at{corner_.row + row, corner_.col + static_cast<int>(col)};
        write_over_gap(cells, static_cast<int>(col), at);
        go(at);
        const int blanks = erases ? run_of_blanks(picture, row, static_cast<int>(col)) : 0;
        if (blanks >= worth_blanks) {
            set(cells[col].look, true);
            out_ += terminal_.blanks(blanks);
            col += static_cast<std::size_t>(blanks) - 1;
        } else {
            put(cells[col]);
        }
    }
    last = cells;
}

std::string Painter::paint(const Canvas& canvas, Size size) {
    out_.clear();
    const bool resized = size_ != size;
    size_ = size;
    const bool fits = size.rows >= Canvas::rows - 1 and size.cols >= Canvas::cols;
    corner_ = {std::max(0, (size.rows - Canvas::rows) / 2), (size.cols - Canvas::cols) / 2};
    const Picture picture = picture_of(canvas);
    if (resized or (fits and needs_clearing(picture))) clear();
    if (not fits) {
        if (resized) say_size();
        return std::move(out_);
    }
    for (int row = 0; row < rows_seen(); ++row) paint_row(picture, row);
    go({corner_.row + canvas.cursor().row, corner_.col + canvas.cursor().col});
    return std::move(out_);
}

}  // namespace parlor::tui
