#include "tui/board/ring/ring.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/board/ring/ring_layout.hpp"
#include "tui/board/ring/ring_middle.hpp"
#include "tui/board/ring/ring_words.hpp"

namespace parlor::tui {
namespace {

// The sign of a square without a deed; deeds have the letters of their groups.
char32_t sign_of(Icon icon) {
    switch (icon) {
        case Icon::Chance: return U'?';
        case Icon::Chest: return U'C';
        case Icon::Reverse: return reverse_mark;
        case Icon::Tax: return U'T';
        case Icon::None:
        case Icon::Go:
        case Icon::Station:
        case Icon::Electricity:
        case Icon::Water:
        case Icon::Gaol:
        case Icon::FreeParking:
        case Icon::GoToGaol:
        case Icon::Tollbooth: break;
    }
    return U' ';
}

// The thin lines between a square and the previous one, to the left or above.
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
               board::Group group,
               const ShownSquare& square) {
    const Ink ink = ink_of(group);
    canvas.fill(place.band, U' ', {Ink::Black, ink});
    draw_lines(canvas, place);
    canvas.put(place.letter, letter_of(group), {readable_on(ink), ink});
    draw_houses(canvas, place.houses, square.houses);
}

Size room_in(const Box& box) { return {box.bottom - box.top + 1, box.right - box.left + 1}; }

// Without the row that tokens cover.
Box beside_tokens(Box words, int row) {
    if (words.bottom == row)
        --words.bottom;
    else if (words.top == row)
        ++words.top;
    return words;
}

void draw_name(
    Canvas& canvas, const ShownBoard& board, const RingPlace& place, bool has_tokens, Ink paper) {
    const Box box = has_tokens ? beside_tokens(place.words, place.tokens.row) : place.words;
    const Size room = room_in(box);
    if (room.rows < 1) return;
    const std::vector<std::string> lines = words_on(board, place.square, room);
    At at{box.top, box.left};
    if (place.square == board::go) {
        const int behind_name = at.col + (lines.empty() ? 0 : width(lines.front()) + 1);
        canvas.put({at.row, std::min(behind_name, box.right)},
                   arrow_of(board.direction.value_or(board::Direction::Clockwise)),
                   {Ink::Black, paper});
    }
    for (const std::string& line : lines) {
        canvas.write(at, line, {readable_on(paper), paper});
        ++at.row;
    }
}

// Where the corner has room for them.
void draw_bars(Canvas& canvas, const RingPlace& place) {
    constexpr int width = 4, least_width = 11;
    if (room_in(place.box).cols < least_width) return;
    canvas.fill(
        {place.words.top, place.words.right - width + 1, place.words.bottom, place.words.right},
        U'│',
        {Ink::Black, Ink::Orange});
}

void draw_strip(Canvas& canvas,
                const ShownBoard& board,
                const RingPlace& place,
                const ShownSquare& square,
                bool stands_out) {
    const Box& strip = place.strip;
    if (square.owner != bank) {
        draw_owner(canvas, strip, board, square);
        if (square.mortgaged) draw_mortgage(canvas, strip);
    } else if (stands_out) {
        canvas.put({strip.top, strip.left}, U'*', {Ink::White, Ink::Black});
    }
}

std::vector<const ShownSeat*> seats_on(const ShownBoard& board, Square square) {
    std::vector<const ShownSeat*> here;
    for (const ShownSeat& seat : board.seats)
        if (not seat.out and seat.at == square) here.push_back(&seat);
    return here;
}

void draw_tokens(Canvas& canvas,
                 const std::vector<const ShownSeat*>& here,
                 const RingPlace& place) {
    At at = place.tokens;
    const int count = static_cast<int>(here.size());
    if (count > place.token_cells) {
        draw_token(canvas, first_of(here), at);
        const Style plain{Ink::Black, canvas.cell({at.row, at.col + 1}).style.paper};
        return canvas.write({at.row, at.col + 1}, "+" + std::to_string(count - 1), plain);
    }
    for (const ShownSeat* const seat : here) {
        draw_token(canvas, *seat, at);
        ++at.col;
    }
}

void draw_square(Canvas& canvas, const ShownBoard& board, const RingPlace& place, bool stands_out) {
    const board::Spot& spot = board.spot(place.square);
    const ShownSquare& square = board.squares[place.square];
    const Ink body = body_of(square, stands_out);
    canvas.fill(place.box, U' ', {Ink::Black, body});
    if (board::is_deed(spot.kind)) {
        draw_band(canvas, place, spot.group, square);
    } else {
        draw_lines(canvas, place);
        if (not place.is_corner) canvas.put(place.letter, sign_of(square.icon), {Ink::Black, body});
    }
    const std::vector<const ShownSeat*> here = seats_on(board, place.square);
    draw_name(canvas, board, place, not here.empty(), body);
    if (square.icon == Icon::Gaol) draw_bars(canvas, place);
    if (not place.is_corner) draw_strip(canvas, board, place, square, stands_out);
    if (board.marker == place.square) draw_marker(canvas, place.strip, square.owner);
    draw_tokens(canvas, here, place);
}

}  // namespace

Canvas draw_ring(const ShownBoard& board,
                 std::optional<Square> here,
                 const RingMiddle& middle,
                 Size size) {
    Canvas canvas{size};
    const RingLayout layout{size, board.size()};
    for (int n = 0; n < board.size(); ++n) {
        const Square square{static_cast<std::uint8_t>(n)};
        draw_square(canvas, board, layout.place_of(square), here == square);
    }
    draw_middle(canvas, layout.middle(), board, middle);
    return canvas;
}

}  // namespace parlor::tui
