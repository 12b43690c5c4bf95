#include "canvas/canvas.hpp"

#include <algorithm>

#include "canvas/letters.hpp"

namespace parlor::tui {

Canvas::Canvas(Size size)
    : size_{size},
      cells_(static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.cols)),
      cursor_{size.rows - 1, size.cols - 1} {}

bool Canvas::contains(At at) const {
    return 0 <= at.row and at.row < size_.rows and 0 <= at.col and at.col < size_.cols;
}

std::size_t Canvas::index_of(At at) const {
    return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(size_.cols) +
           static_cast<std::size_t>(at.col);
}

Cell* Canvas::find(At at) { return contains(at) ? &cells_[index_of(at)] : nullptr; }

std::span<Cell> Canvas::cells_in(int row, int left, int right) {
    left = std::max(left, 0);
    right = std::min(right, size_.cols - 1);
    if (row < 0 or row >= size_.rows or left > right) return {};
    return {&cells_[index_of({row, left})], static_cast<std::size_t>(right - left + 1)};
}

Cell Canvas::cell(At at) const { return contains(at) ? cells_[index_of(at)] : Cell{}; }

void Canvas::put(At at, char32_t glyph, Style style, const Variants& variants) {
    if (Cell* cell = find(at)) *cell = {glyph, style, false, false, variants};
}

void Canvas::write(At at, std::u32string_view letters, Style style) {
    for (const char32_t letter : letters) {
        put(at, letter, style);
        ++at.col;
    }
}

void Canvas::write(At at, std::string_view utf8, Style style) { write(at, letters(utf8), style); }

void Canvas::fill(const Box& box, char32_t glyph, Style style) {
    for (int row = box.top; row <= box.bottom; ++row)
        std::ranges::fill(cells_in(row, box.left, box.right), Cell{glyph, style});
}

void Canvas::insert(At corner, const Canvas& part) {
    const int clipped = std::max(-corner.col, 0);  // columns
    for (int row = 0; row < part.size_.rows; ++row) {
        const auto cells = cells_in(corner.row + row, corner.col, corner.col + part.size_.cols - 1);
        if (cells.empty()) continue;
        std::copy_n(&part.cells_[part.index_of({row, clipped})], cells.size(), cells.begin());
    }
}

Canvas Canvas::part(const Box& box) const {
    Canvas part{Size{box.bottom - box.top + 1, box.right - box.left + 1}};
    part.insert({-box.top, -box.left}, *this);
    return part;
}

void Canvas::let_pulse(At at) {
    if (Cell* const cell = find(at)) cell->pulses = true;
}

void Canvas::turn_pulsing() {
    for (Cell& cell : cells_)
        if (cell.pulses) cell.reverse = not cell.reverse;
}

const Cell* Canvas::pulsing() const {
    const auto cell = std::ranges::find_if(cells_, &Cell::pulses);
    return cell == cells_.end() ? nullptr : &*cell;
}

void Canvas::stand_out(At at) {
    if (Cell* cell = find(at)) cell->reverse = not cell->reverse;
}

}  // namespace parlor::tui
