#include "canvas/canvas.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

bool inside(At at) {
    return 0 <= at.row and at.row < Canvas::rows and 0 <= at.col and at.col < Canvas::cols;
}

std::size_t index_of(At at) {
    return static_cast<std::size_t>(at.row) * Canvas::cols + static_cast<std::size_t>(at.col);
}

}  // namespace

Cell* Canvas::find(At at) { return inside(at) ? &cells_[index_of(at)] : nullptr; }

Cell Canvas::cell(At at) const { return inside(at) ? cells_[index_of(at)] : Cell{}; }

void Canvas::put(At at, char32_t glyph, Style style) {
    if (Cell* cell = find(at)) *cell = {glyph, style};
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
        for (int col = box.left; col <= box.right; ++col) put({row, col}, glyph, style);
}

void Canvas::stand_out(At at) {
    if (Cell* cell = find(at)) cell->reverse = not cell->reverse;
}

}  // namespace parlor::tui
