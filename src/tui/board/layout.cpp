#include "tui/board/layout.hpp"

namespace parlor::tui {
namespace {

constexpr int corner_size = 5, square_size = 3;

Box without_lines(Box box, Quadrant quadrant) {
    (quadrant.at_bottom() ? box.bottom : box.top) += quadrant.at_bottom() ? -1 : 1;
    (quadrant.at_right() ? box.right : box.left) += quadrant.at_right() ? -1 : 1;
    return box;
}

Box corner_box(Quadrant quadrant) {
    const int top = quadrant.at_bottom() ? 15 : 1, left = quadrant.at_right() ? 34 : 20;
    return {top, left, top + corner_size - 1, left + corner_size - 1};
}

// The k-th square after the corner, from 1.
Box upright_box(Quadrant quadrant, int k) {
    const Box corner = corner_box(quadrant);
    const int left = quadrant.at_right() ? corner.left - square_size * k
                                         : corner.right + 1 + square_size * (k - 1);
    return {corner.top, left, corner.bottom, left + square_size - 1};
}

Box lying_box(Quadrant quadrant, int k) {
    const Box corner = corner_box(quadrant);
    const int top = quadrant.at_bottom() ? corner.top - square_size * k
                                         : corner.bottom + 1 + square_size * (k - 1);
    return {top, corner.left, top + square_size - 1, corner.right};
}

Box strip_beside(const Box& box, Stance stance, Quadrant quadrant) {
    const int row = quadrant.at_bottom() ? 20 : 0, col = quadrant.at_right() ? 39 : 19;
    if (stance == Stance::Lying) return {box.top, col, box.bottom, col};
    return {row, box.left, row, box.right};
}

SquarePlace place_at(int square, Stance stance, const Box& box, Quadrant quadrant) {
    return {Square(square),
            stance,
            box,
            without_lines(box, quadrant),
            strip_beside(box, stance, quadrant)};
}

}  // namespace

Quadrant quadrant_of(Square square, int board_size) {
    const int side = board_size / 4;
    return {(number(square) + side / 2) / side % 4 + 1};
}

std::vector<SquarePlace> places_in(Quadrant quadrant, int board_size) {
    const int side = board_size / 4, corner = (quadrant.number - 1) * side;
    // From GO and from Free Parking, the next squares are on an upright side.
    const bool upright_ahead = quadrant.number % 2 == 1;
    std::vector<SquarePlace> places{
        place_at(corner, Stance::Corner, corner_box(quadrant), quadrant)};
    for (int k = 1; k <= side / 2; ++k) {
        const int ahead = (corner + k) % board_size,
                  behind = (corner - k + board_size) % board_size;
        places.push_back(place_at(
            upright_ahead ? ahead : behind, Stance::Upright, upright_box(quadrant, k), quadrant));
        places.push_back(place_at(
            upright_ahead ? behind : ahead, Stance::Lying, lying_box(quadrant, k), quadrant));
    }
    return places;
}

Box band_of(const SquarePlace& place, Quadrant quadrant) {
    Box band = place.box;
    if (place.stance == Stance::Upright)
        band.top = band.bottom = quadrant.at_bottom() ? place.inside.top : place.inside.bottom;
    else
        band.left = band.right = quadrant.at_right() ? place.inside.left : place.inside.right;
    return band;
}

Grid grid_of(Quadrant quadrant, int board_size) {
    const Box corner = corner_box(quadrant), last_up = upright_box(quadrant, board_size / 8),
              last_lying = lying_box(quadrant, board_size / 8);
    const bool bottom = quadrant.at_bottom(), right = quadrant.at_right();
    return {{bottom ? last_lying.top : corner.top,
             right ? last_up.left : corner.left,
             bottom ? corner.bottom : last_lying.bottom,
             right ? corner.right : last_up.right},
            bottom ? corner.top - 1 : corner.bottom + 1,
            right ? corner.left - 1 : corner.right + 1};
}

}  // namespace parlor::tui
