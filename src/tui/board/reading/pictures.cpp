#include "tui/board/reading/pictures.hpp"

#include <algorithm>
#include <optional>

#include "tui/board/mini_map.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/board/ring/ring.hpp"
#include "tui/board/ring/ring_layout.hpp"

namespace parlor::tui {
namespace {

constexpr Quadrant quadrant{1};

// A place on the right side of the board.
SquarePlace lying_place(const ShownBoard& board, Square square) {
    const std::vector<SquarePlace> places = places_in(quadrant, board.size());
    SquarePlace place = *std::ranges::find(places, Stance::Lying, &SquarePlace::stance);
    place.square = square;
    return place;
}

Canvas drawn(const ShownBoard& board, const SquarePlace& place) {
    Canvas canvas;
    canvas.fill(grid_of(quadrant, board.size()).board, U' ', {Ink::Black, Ink::Cyan});
    draw_squares(canvas, board, {place}, quadrant, std::nullopt);
    return canvas;
}

}  // namespace

Canvas picture_of_square(const ShownBoard& board, Square square) {
    const SquarePlace place = lying_place(board, square);
    const Box& box = place.box;
    return drawn(board, place).part({box.top, box.left, box.bottom, place.strip.right});
}

Canvas picture_of_icon(const ShownBoard& board, Square square) {
    const SquarePlace place = lying_place(board, square);
    return drawn(board, place).part(place.inside);
}

Canvas picture_of_map(const ShownBoard& board) {
    Canvas canvas;
    draw_mini_map(canvas, board);
    return canvas.part(mini_map_box);
}

Canvas picture_of_ring(const ShownBoard& board) {
    constexpr Size window{24, 40};
    constexpr int widest = 17;
    const RingLayout layout{window, board.size()};
    const RingPlace go = layout.place_of(board::go);
    Box shown{go.box.top, go.box.left, go.strip.bottom, go.box.right};
    for (int n = 1; shown.right - layout.place_of(Square(n)).box.left < widest; ++n)
        shown.left = layout.place_of(Square(n)).box.left;
    const Recent nothing;
    return draw_ring(board, std::nullopt, {nothing}, window).part(shown);
}

Canvas picture_of_row(const PlayerRow& player) {
    constexpr Box row{0, 0, 0, 17};
    Canvas canvas;
    draw_player(canvas, row.top, player);
    return canvas.part(row);
}

}  // namespace parlor::tui
