#include "terminal/picture.hpp"

#include <algorithm>

namespace parlor::tui {
namespace {

constexpr int worth_writing = 4;  // rewriting so many unchanged cells is as short as a jump

using Marks = std::vector<bool>;

bool same_paper(const Look& one, const Look& other) {
    return one.back == other.back and one.reverse == other.reverse;
}

bool written_like(const ShownCell& cell, const ShownCell& neighbour) {
    if (cell.glyph == U' ') return same_paper(cell.look, neighbour.look);
    return cell.glyph < 0x80 and cell.look == neighbour.look;
}

// Fills a short gap between two changed cells, when its cells have the same look as the first.
void fill_gaps(Marks& marks, const Row& row) {
    std::size_t before = row.size();
    for (std::size_t col = 0; col < row.size(); ++col) {
        if (not marks[col]) continue;
        const bool is_gap = before < col and col - before - 1 <= worth_writing;
        if (is_gap and
            std::all_of(row.begin() + static_cast<long>(before) + 1,
                        row.begin() + static_cast<long>(col),
                        [&](const ShownCell& cell) { return written_like(cell, row[before]); }))
            std::fill(marks.begin() + static_cast<long>(before),
                      marks.begin() + static_cast<long>(col),
                      true);
        before = col;
    }
}

bool joins(const Run& run, int col, const ShownCell& cell) {
    if (run.end != col or not same_paper(run.look, cell.look)) return false;
    return cell.glyph == U' ' or not run.is_inked or run.look == cell.look;
}

void add_row(std::vector<Run>& runs, int row, const Row& cells, const Marks& marks) {
    const std::size_t first = runs.size();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (not marks[i]) continue;
        const int col = static_cast<int>(i);
        if (runs.size() == first or not joins(runs.back(), col, cells[i]))
            runs.push_back({row, col, col, cells[i].look, false});
        Run& run = runs.back();
        run.end = col + 1;
        if (cells[i].glyph == U' ' or run.is_inked) continue;
        run.look = cells[i].look;
        run.is_inked = true;
    }
}

bool can_show(const Terminal& terminal, char32_t glyph) {
    return glyph < 0x80 or terminal.knows_unicode or
           terminal.drawn.find(glyph) != terminal.drawn.end();
}

}  // namespace

ShownCell shown_cell(const Cell& cell, const Terminal& terminal) {
    Cell shown = in_set(cell, terminal.glyphs);
    if (not can_show(terminal, shown.glyph)) shown = in_set(cell, GlyphSet::Ascii);
    const Cell meant{cell.glyph, shown.style, shown.reverse, cell.pulses, cell.variants};
    ShownCell result{shown.glyph,
                     look_of(meant, terminal.depth, terminal.paper_wanted, terminal.table)};
    if (result.glyph == U' ') {  // the ink of a blank is invisible
        result.look.fore = -1;
        result.look.bold = false;
    }
    return result;
}

Picture picture_of(const Canvas& canvas, const Terminal& terminal, Size size) {
    Picture picture(static_cast<std::size_t>(size.rows), Row(static_cast<std::size_t>(size.cols)));
    for (std::size_t row = 0; row < picture.size(); ++row)
        for (std::size_t col = 0; col < picture[row].size(); ++col)
            picture[row][col] =
                shown_cell(canvas.cell({static_cast<int>(row), static_cast<int>(col)}), terminal);
    return picture;
}

Look look_after(const Look& before, const Run& run) {
    if (run.is_inked) return run.look;
    Look look = before;
    look.back = run.look.back;
    look.reverse = run.look.reverse;
    return look;
}

std::vector<Run> runs(const Picture& from, const Picture& to) {
    std::vector<Run> all;
    for (std::size_t row = 0; row < to.size(); ++row) {
        Marks marks(to[row].size());
        for (std::size_t col = 0; col < marks.size(); ++col)
            marks[col] = from[row][col] != to[row][col];
        fill_gaps(marks, to[row]);
        add_row(all, static_cast<int>(row), to[row], marks);
    }
    return all;
}

}  // namespace parlor::tui
