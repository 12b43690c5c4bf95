#include "tui/property/ring/ring.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/property/board/marks.hpp"
#include "tui/property/ring/ring_layout.hpp"
#include "tui/property/ring/ring_middle.hpp"
#include "tui/property/ring/short_name.hpp"

namespace parlor::tui {
namespace {

using rules::Kind;
using rules::SeatView;
using rules::SquareView;
using rules::View;

char32_t sign_of(const View& view, const rules::Spot& spot) {
    switch (spot.kind) {
        case Kind::Chance: return U'?';
        case Kind::Chest: return has_reverse_squares(view) ? reverse_mark : U'C';
        case Kind::Tax: return U'T';
        case Kind::Street:
        case Kind::Station:
        case Kind::Utility: return letter_of(spot.group);
        case Kind::Go:
        case Kind::Gaol:
        case Kind::FreeParking:
        case Kind::GoToGaol: break;
    }
    return U' ';
}

// The thin lines between a square and the one before it, to the left or above.
void draw_lines(Canvas& canvas, const RingPlace& place) {
    const Box& box = place.box;
    const auto rule = [&](At at, char32_t line) {
        canvas.put(at, line, {Ink::Black, canvas.cell(at).style.paper});
    };
    if (place.has_line_at_left)
        for (int row = box.top; row <= box.bottom; ++row)
            rule({row, box.left}, glyph::thin_edge_at_left);
    if (place.has_line_above)
        for (int col = box.left; col <= box.right; ++col)
            rule({box.top, col}, glyph::thin_edge_above);
}

void draw_band(Canvas& canvas,
               const RingPlace& place,
               rules::Group group,
               const SquareView& square) {
    const Ink ink = ink_of(group);
    canvas.fill(place.band, U' ', {Ink::Black, ink});
    draw_lines(canvas, place);
    canvas.put(place.letter, letter_of(group), {readable_on(ink), ink});
    draw_houses(canvas, place.houses, square.houses);
}

// Without the second part of a name, as in `Gaol / Just Visiting`.
void draw_name(Canvas& canvas, const View& view, const RingPlace& place, Ink paper) {
    const std::string name = upper(view.board().name_of(place.square));
    const Size room{place.words.bottom - place.words.top + 1,
                    place.words.right - place.words.left + 1};
    const std::vector<std::string> lines = short_name(
        name.substr(0, name.find(" /")), room, upper(view.board().short_name_of(place.square)));
    At at{place.words.top, place.words.left};
    if (place.square == rules::go) {
        const int behind_name = at.col + (lines.empty() ? 0 : width(lines.front()) + 1);
        canvas.put({at.row, std::min(behind_name, place.words.right)},
                   arrow_of(view.direction),
                   {Ink::Black, paper});
    }
    for (const std::string& line : lines) {
        canvas.write(at, line, {Ink::Black, paper});
        ++at.row;
    }
}

void draw_strip(Canvas& canvas,
                const View& view,
                const RingPlace& place,
                const SquareView& square,
                bool stands_out) {
    const Box& strip = place.strip;
    if (square.owner != bank) {
        draw_owner(canvas, strip, view, square);
        if (square.mortgaged) draw_mortgage(canvas, strip);
    } else if (stands_out) {
        canvas.put({strip.top, strip.left}, U'*', {Ink::White, Ink::Black});
    }
}

void draw_tokens(Canvas& canvas, const View& view, const RingPlace& place) {
    std::vector<const SeatView*> here;
    for (const SeatView& seat : view.seats)
        if (not seat.out and seat.at == place.square) here.push_back(&seat);
    At at = place.tokens;
    const int count = static_cast<int>(here.size());
    if (count > place.token_cells) {
        canvas.write(at, "x" + std::to_string(count), {Ink::Black, Ink::White});
        return;
    }
    for (const SeatView* const seat : here) {
        draw_token(canvas, view, *seat, at);
        ++at.col;
    }
}

void draw_square(Canvas& canvas, const View& view, const RingPlace& place, bool stands_out) {
    const rules::Spot& spot = view.board().at(place.square);
    const SquareView& square = view.squares[place.square];
    const Ink body = body_of(square, stands_out);
    canvas.fill(place.box, U' ', {Ink::Black, body});
    if (rules::is_deed(spot.kind)) {
        draw_band(canvas, place, spot.group, square);
    } else {
        draw_lines(canvas, place);
        if (not place.is_corner) canvas.put(place.letter, sign_of(view, spot), {Ink::Black, body});
    }
    draw_name(canvas, view, place, body);
    if (not place.is_corner) draw_strip(canvas, view, place, square, stands_out);
    draw_tokens(canvas, view, place);
}

}  // namespace

std::optional<Square> deed_decided(const View& view) {
    return view.auction ? view.auction->square : view.for_sale;
}

Canvas draw_ring(const View& view, std::optional<Square> here, const Recent& recent, Size size) {
    Canvas canvas{size};
    const RingLayout layout{size, view.board().size};
    for (int n = 0; n < view.board().size; ++n) {
        const Square square{static_cast<std::uint8_t>(n)};
        draw_square(canvas, view, layout.place_of(square), here == square);
    }
    draw_middle(canvas, layout.middle(), view, recent);
    return canvas;
}

}  // namespace parlor::tui
