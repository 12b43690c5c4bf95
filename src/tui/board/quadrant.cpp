#include "tui/board/quadrant.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "canvas/glyphs.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/lines.hpp"
#include "tui/board/marks.hpp"

namespace parlor::tui {
namespace {

// Houses are in the band's first cell in quadrants 1 and 4, otherwise in its last; the group's
// letter is in the opposite cell.
void draw_band(Canvas& canvas,
               const SquarePlace& place,
               Quadrant quadrant,
               board::Group group,
               const ShownSquare& square) {
    const Box band = band_of(place, quadrant);
    const Ink ink = ink_of(group);
    canvas.fill(band, U' ', {Ink::Black, ink});
    const bool upright = place.stance == Stance::Upright;
    At first = upright ? At{band.top, place.inside.left} : At{place.inside.top, band.left};
    At last = upright ? At{band.top, place.inside.right} : At{place.inside.bottom, band.left};
    if (not quadrant.at_right()) std::swap(first, last);
    canvas.put(last, letter_of(group), {readable_on(ink), ink});
    draw_houses(canvas, first, square.houses);
}

// The thin line between the band and the rest of the square, up to the square's edge.
void underline_band(Canvas& canvas, const SquarePlace& place, Quadrant quadrant, Ink paper) {
    const Box band = band_of(place, quadrant), &box = place.box;
    const Style style{Ink::Black, paper};
    if (place.stance == Stance::Upright) {
        const int row = band.top + (quadrant.at_bottom() ? 1 : -1);
        const char32_t line = quadrant.at_bottom() ? glyph::under_band : glyph::over_band;
        canvas.fill({row, box.left, row, box.right}, line, style);
    } else {
        const int col = band.left + (quadrant.at_right() ? 1 : -1);
        const char32_t line = quadrant.at_right() ? glyph::right_of_band : glyph::left_of_band;
        canvas.fill({box.top, col, box.bottom, col}, line, style);
    }
}

void draw_strip(Canvas& canvas,
                const ShownBoard& board,
                const SquarePlace& place,
                const ShownSquare& square,
                bool selected) {
    const Box& strip = place.strip;
    if (square.owner == bank)
        canvas.fill(strip, glyph::checker, {Ink::DarkGrey, Ink::Black});
    else
        draw_owner(canvas, strip, board, square);
    if (selected) draw_mark(canvas, {strip.top, strip.left}, U'*');
    if (square.mortgaged) draw_mortgage(canvas, strip);
}

void draw_square(Canvas& canvas,
                 const ShownBoard& board,
                 const SquarePlace& place,
                 Quadrant quadrant,
                 bool selected) {
    const ShownSquare& square = board.squares[place.square];
    const board::Spot& spot = board.spot(place.square);
    const Ink body = body_of(square, selected);
    canvas.fill(place.box, U' ', {Ink::Black, body});
    if (spot.kind == board::Kind::Street) {
        draw_band(canvas, place, quadrant, spot.group, square);
        underline_band(canvas, place, quadrant, body);
    } else {
        draw_icon(canvas, board, place, quadrant, body);
    }
    draw_strip(canvas, board, place, square, selected);
    if (board.marker == place.square) draw_marker(canvas, place.strip, square.owner);
}

// Two columns of three cells, or two rows of three on a lying square; a corner has a third column.
int token_cells(const SquarePlace& place) { return place.stance == Stance::Corner ? 9 : 6; }

At token_at(const SquarePlace& place, Quadrant quadrant, int cell) {
    const int major = cell / 3, minor = cell % 3;
    const Box& inside = place.inside;
    if (place.stance == Stance::Lying)
        return {inside.top + major, inside.left + (quadrant.at_right() ? 1 : 0) + minor};
    const int left = place.stance == Stance::Corner and quadrant.at_right() ? 1 : 0;
    return {inside.top + (quadrant.at_bottom() ? 1 : 0) + minor, inside.left + left + major};
}

// Each token has the cell of its seat; a seat without such a cell gets the first free one.
std::vector<const ShownSeat*> tokens_in_cells(const std::vector<const ShownSeat*>& here,
                                              int cells) {
    std::vector<const ShownSeat*> in_cells(static_cast<std::size_t>(cells));
    const auto has_cell = [&](const ShownSeat* seat) { return number(seat->seat) <= cells; };
    for (const ShownSeat* const seat : here)
        if (has_cell(seat)) in_cells[static_cast<std::size_t>(number(seat->seat)) - 1] = seat;
    for (const ShownSeat* const seat : here)
        if (not has_cell(seat)) *std::ranges::find(in_cells, nullptr) = seat;
    return in_cells;
}

void draw_pulsing(Canvas& canvas, const ShownSeat& seat, At at) {
    draw_token(canvas, seat, at);
    if (seat.decides) canvas.let_pulse(at);
}

// When there are more tokens than cells: the mover's, or else the lowest seat's, and the number of
// the others (U-3.4).
void draw_crowd(Canvas& canvas,
                const std::vector<const ShownSeat*>& here,
                const SquarePlace& place,
                Quadrant quadrant) {
    const At behind = token_at(place, quadrant, 1);
    draw_pulsing(canvas, first_of(here), token_at(place, quadrant, 0));
    canvas.write(behind,
                 "+" + std::to_string(here.size() - 1),
                 {Ink::Black, canvas.cell(behind).style.paper});
}

void draw_tokens(Canvas& canvas,
                 const ShownBoard& board,
                 const SquarePlace& place,
                 Quadrant quadrant) {
    std::vector<const ShownSeat*> here;
    for (const ShownSeat& seat : board.seats)
        if (not seat.out and seat.at == place.square) here.push_back(&seat);
    const int cells = token_cells(place);
    if (static_cast<int>(here.size()) > cells) return draw_crowd(canvas, here, place, quadrant);
    int cell = 0;
    for (const ShownSeat* const seat : tokens_in_cells(here, cells)) {
        const At at = token_at(place, quadrant, cell++);
        if (seat != nullptr) draw_pulsing(canvas, *seat, at);
    }
}

// The checkered rim round the board; owners' strips replace it.
void draw_rim(Canvas& canvas, const Box& board, Quadrant quadrant) {
    const int row = quadrant.at_bottom() ? board.bottom + 1 : board.top - 1;
    const int col = quadrant.at_right() ? board.right + 1 : board.left - 1;
    const Style style{Ink::DarkGrey, Ink::Black};
    canvas.fill(
        {row, std::min(col, board.left), row, std::max(col, board.right)}, glyph::checker, style);
    canvas.fill({board.top, col, board.bottom, col}, glyph::checker, style);
}

}  // namespace

void draw_board(Canvas& canvas,
                const ShownBoard& board,
                Quadrant quadrant,
                std::optional<Square> selected) {
    const int size = board.size();
    const Box visible = grid_of(quadrant, size).board;
    canvas.fill(visible, U' ', {Ink::Black, Ink::Cyan});
    draw_rim(canvas, visible, quadrant);
    draw_squares(canvas, board, places_in(quadrant, size), quadrant, selected);
}

void draw_squares(Canvas& canvas,
                  const ShownBoard& board,
                  const std::vector<SquarePlace>& places,
                  Quadrant quadrant,
                  std::optional<Square> selected) {
    for (const SquarePlace& place : places)
        draw_square(canvas, board, place, quadrant, selected == place.square);
    draw_lines(canvas, places, quadrant, board.size());
    for (const SquarePlace& place : places) draw_tokens(canvas, board, place, quadrant);
}

}  // namespace parlor::tui
