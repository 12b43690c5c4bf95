#include "tui/board/ring/ring_layout.hpp"

#include <algorithm>

#include "tui/right_half.hpp"

namespace parlor::tui {
namespace {

constexpr int gap = 1;    // between the halves
constexpr int strip = 1;  // the owners' marks, on each side of the board

// The least room for corners: whatever the squares between them leave is the corners'.
struct Step {
    Size canvas;
    Size corner;
};
constexpr Step steps[]{{{60, 160}, {6, 18}},
                       {{50, 120}, {6, 16}},
                       {{40, 80}, {5, 10}},
                       {{30, 60}, {5, 6}},
                       {{24, 40}, {2, 4}}};

const Step& step_in(Size canvas) {
    const Size size = right_half_in(canvas);
    return *std::ranges::find(steps, size, &Step::canvas);
}

Box band_in(const Box& box, RingSide side) {
    switch (side) {
        case RingSide::Bottom: return {box.top, box.left, box.top, box.right};
        case RingSide::Left: return {box.top, box.right, box.bottom, box.right};
        case RingSide::Top: return {box.bottom, box.left, box.bottom, box.right};
        case RingSide::Right: return {box.top, box.left, box.bottom, box.left};
    }
    return box;
}

Box strip_beside(const Box& box, RingSide side) {
    switch (side) {
        case RingSide::Bottom: return {box.bottom + 1, box.left, box.bottom + 1, box.right};
        case RingSide::Left: return {box.top, box.left - 1, box.bottom, box.left - 1};
        case RingSide::Top: return {box.top - 1, box.left, box.top - 1, box.right};
        case RingSide::Right: return {box.top, box.right + 1, box.bottom, box.right + 1};
    }
    return box;
}

int width_of(const Box& box) { return box.right - box.left + 1; }
bool is_flat(const Box& box) { return box.bottom - box.top < 2; }

// A flat corner has no line above its name, and its tokens cover the last row of the name; a corner
// that needs all its columns for the name has no line at the left.
void place_in_corner(RingPlace& place) {
    const Box& box = place.box;
    const bool is_go = place.side == RingSide::Bottom;
    constexpr int least_width_with_line = 6;
    place.has_line_above = (is_go or place.side == RingSide::Left) and not is_flat(box);
    place.has_line_at_left =
        is_go or (place.side == RingSide::Right and width_of(box) >= least_width_with_line);
    const int left = box.left + (place.has_line_at_left ? 1 : 0);
    place.words = {box.top + (place.has_line_above ? 1 : 0),
                   left,
                   is_flat(box) ? box.bottom : box.bottom - 1,
                   box.right};
    place.tokens = {box.bottom, left};
    place.token_cells = box.right - left + 1;
}

void place_upright(RingPlace& place) {
    const Box& box = place.box;
    place.has_line_at_left = true;
    const bool is_below = place.side == RingSide::Bottom;
    place.letter = {place.band.top, box.left + 1};
    place.houses = {place.band.top, box.right};
    place.tokens = {is_below ? box.bottom : box.top, box.left + 1};
    const int row = place.tokens.row;
    place.words = is_flat(box) ? Box{row, box.left + 1, row, box.right}
                               : Box{box.top + 1, box.left + 1, box.bottom - 1, box.right};
}

void place_lying(RingPlace& place) {
    const Box& box = place.box;
    place.has_line_above = true;
    const int left = place.side == RingSide::Left ? box.left : box.left + 1;
    place.letter = {box.bottom, place.band.left};
    place.houses = {box.top, place.band.left};
    place.words = {
        is_flat(box) ? box.top : box.top + 1, left, box.bottom - 1, left + width_of(box) - 2};
    place.tokens = {box.bottom, left};
}

}  // namespace

RingLayout::Axis::Axis(int first, int room, int least_corner, int squares)
    : begin{first}, corner{0}, step{(room - 2 * least_corner) / squares}, between{squares} {
    corner = (room - squares * step) / 2;
    begin += (room - squares * step) % 2;
}

int RingLayout::Axis::from(int index) const {
    if (index == 0) return begin;
    if (index <= between + 1) return begin + corner + (index - 1) * step;
    return begin + 2 * corner + between * step;
}

RingLayout::RingLayout(Size canvas, int board_size)
    : side_{board_size / 4},
      rows_{strip, step_in(canvas).canvas.rows - 2 * strip, step_in(canvas).corner.rows, side_ - 1},
      cols_{gap + strip,
            step_in(canvas).canvas.cols - gap - 2 * strip,
            step_in(canvas).corner.cols,
            side_ - 1} {}

RingPlace RingLayout::place_of(Square square) const {
    const int along = number(square) % side_;
    RingPlace place{.square = square,
                    .side = static_cast<RingSide>(number(square) / side_),
                    .is_corner = along == 0};
    const RingSide side = place.side;
    const bool goes_back = side == RingSide::Bottom or side == RingSide::Left;
    const int index = goes_back ? side_ - along : along;
    const int row = is_upright(side) ? (side == RingSide::Bottom ? side_ : 0) : index;
    const int col = is_upright(side) ? index : (side == RingSide::Right ? side_ : 0);
    place.box = {rows_.from(row), cols_.from(col), rows_.to(row), cols_.to(col)};
    place.strip = strip_beside(place.box, side);
    if (place.is_corner) {
        place_in_corner(place);
        return place;
    }
    place.band = band_in(place.box, side);
    place.token_cells = width_of(place.box) - 1;
    if (is_upright(side))
        place_upright(place);
    else
        place_lying(place);
    return place;
}

Box RingLayout::middle() const {
    return {rows_.from(1), cols_.from(1), rows_.to(side_ - 1), cols_.to(side_ - 1)};
}

}  // namespace parlor::tui
