#include "tui/property/board/quadrant.hpp"

#include <algorithm>
#include <utility>

#include "canvas/glyphs.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/property/board/lines.hpp"
#include "tui/property/board/marks.hpp"

namespace parlor::tui {
namespace {

using rules::SeatView;
using rules::SquareView;
using rules::View;

// Houses stand in the band's first cell in quadrants 1 and 4, otherwise in its last; the group's
// letter stands in the other one.
void draw_band(Canvas& canvas,
               const SquarePlace& place,
               Quadrant quadrant,
               rules::Group group,
               const SquareView& square) {
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

// The thin line between the band and the rest of the square.
void underline_band(Canvas& canvas, const SquarePlace& place, Quadrant quadrant, Ink paper) {
    const Box band = band_of(place, quadrant), &inside = place.inside;
    const Style style{Ink::Black, paper};
    if (place.stance == Stance::Upright) {
        const int row = band.top + (quadrant.at_bottom() ? 1 : -1);
        const char32_t line = quadrant.at_bottom() ? glyph::under_band : glyph::over_band;
        canvas.fill({row, inside.left, row, inside.right}, line, style);
    } else {
        const int col = band.left + (quadrant.at_right() ? 1 : -1);
        const char32_t line = quadrant.at_right() ? glyph::right_of_band : glyph::left_of_band;
        canvas.fill({inside.top, col, inside.bottom, col}, line, style);
    }
}

void draw_strip(Canvas& canvas,
                const View& view,
                const SquarePlace& place,
                const SquareView& square,
                bool selected) {
    const Box& strip = place.strip;
    const At corner{strip.top, strip.left};
    if (square.owner == bank)
        canvas.fill(strip, glyph::checker, {Ink::DarkGrey, Ink::Black});
    else
        draw_owner(canvas, strip, view, square);
    if (selected) canvas.put(corner, U'*', canvas.cell(corner).style);
    if (square.mortgaged) draw_mortgage(canvas, strip);
}

void draw_square(
    Canvas& canvas, const View& view, const SquarePlace& place, Quadrant quadrant, bool selected) {
    const SquareView& square = view.squares[place.square];
    const rules::Spot& spot = view.board().at(place.square);
    const Ink body = body_of(square, selected);
    canvas.fill(place.box, U' ', {Ink::Black, body});
    if (spot.kind == rules::Kind::Street) {
        draw_band(canvas, place, quadrant, spot.group, square);
        underline_band(canvas, place, quadrant, body);
    } else {
        draw_icon(canvas, view, place, quadrant, body);
    }
    draw_strip(canvas, view, place, square, selected);
}

// Places for six tokens: two columns of three, or two rows of three where the square lies.
At token_at(const SquarePlace& place, Quadrant quadrant, int seat_index) {
    const int major = seat_index / 3, minor = seat_index % 3;
    const Box& inside = place.inside;
    if (place.stance == Stance::Lying)
        return {inside.top + major, inside.left + (quadrant.at_right() ? 1 : 0) + minor};
    const int left = place.stance == Stance::Corner and quadrant.at_right() ? 1 : 0;
    return {inside.top + (quadrant.at_bottom() ? 1 : 0) + minor, inside.left + left + major};
}

void draw_tokens(Canvas& canvas,
                 const View& view,
                 const std::vector<SquarePlace>& places,
                 Quadrant quadrant) {
    for (const SquarePlace& place : places)
        for (const SeatView& seat : view.seats)
            if (not seat.out and seat.at == place.square)
                draw_token(canvas, view, seat, token_at(place, quadrant, number(seat.seat) - 1));
}

// The checkered rim round the board, where no deed has an owner.
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
                const View& view,
                Quadrant quadrant,
                std::optional<Square> selected) {
    const int size = view.board().size;
    const Box board = grid_of(quadrant, size).board;
    const std::vector<SquarePlace> places = places_in(quadrant, size);
    canvas.fill(board, U' ', {Ink::Black, Ink::Cyan});
    draw_rim(canvas, board, quadrant);
    for (const SquarePlace& place : places)
        draw_square(canvas, view, place, quadrant, selected == place.square);
    draw_lines(canvas, places, quadrant, size);
    draw_tokens(canvas, view, places, quadrant);
}

}  // namespace parlor::tui
