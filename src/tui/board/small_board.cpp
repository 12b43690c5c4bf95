#include "tui/board/small_board.hpp"

#include "canvas/glyphs.hpp"
#include "rules/board/street.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

using board::Kind;

constexpr Style on_ring{Ink::Black, Ink::DarkGrey};

enum class Edge : std::uint8_t { Bottom, Left, Top, Right };

// Corners of the board are two cells wide, other squares one.
struct Small {
    int side;
    Box box;

    Small(int size, At middle)
        : side{size / 4},
          box{middle.row - half(), middle.col - half(), middle.row + half(), middle.col + half()} {}

    [[nodiscard]] int half() const { return (side + 2) / 2; }
    [[nodiscard]] bool is_corner(Square square) const { return number(square) % side == 0; }
    [[nodiscard]] Edge edge(Square square) const {
        return static_cast<Edge>(number(square) / side);
    }

    [[nodiscard]] At outer(Square square) const {
        const int along = number(square) % side, far = along == 0 ? 0 : along + 1;
        switch (edge(square)) {
            case Edge::Bottom: return {box.bottom, box.right - far};
            case Edge::Left: return {box.bottom - far, box.left};
            case Edge::Top: return {box.top, box.left + far};
            case Edge::Right: return {box.top + far, box.right};
        }
        return {};
    }
    // The cell this many cells from the square towards the middle of the board.
    [[nodiscard]] At inward(Square square, int cells) const {
        const At at = outer(square);
        switch (edge(square)) {
            case Edge::Bottom: return {at.row - cells, at.col};
            case Edge::Left: return {at.row, at.col + cells};
            case Edge::Top: return {at.row + cells, at.col};
            case Edge::Right: return {at.row, at.col - cells};
        }
        return at;
    }
    [[nodiscard]] char32_t divider(Square square) const {
        const bool across = edge(square) == Edge::Bottom or edge(square) == Edge::Top;
        return across ? glyph::left_of_band : glyph::under_band;
    }
};

Ink inner_paper(const board::Spot& spot) {
    if (board::is_deed(spot.kind)) return ink_of(spot.group);
    const bool is_plain = spot.kind == Kind::Chance or spot.kind == Kind::Chest;
    return is_plain ? Ink::Cyan : Ink::LightGrey;
}

Ink outer_paper(const ShownBoard& board, Square square) {
    const Kind kind = board.spot(square).kind;
    if (board.squares[square].mortgaged) return Ink::DarkGrey;
    if (kind == Kind::Station) return Ink::White;
    const bool is_plain = kind == Kind::Street or kind == Kind::Chance or kind == Kind::Chest;
    return is_plain ? Ink::Cyan : Ink::LightGrey;
}

void draw_inner(Canvas& canvas, const ShownBoard& board, const Small& small, Square square) {
    const board::Spot& spot = board.spot(square);
    const Ink paper = inner_paper(spot);
    const int houses = board.squares[square].houses;
    char32_t sign = small.divider(square);
    Ink ink = Ink::Black;
    if (board::is_deed(spot.kind)) {
        sign = letter_of(spot.group);
        ink = readable_on(paper);
    }
    if (board.squares[square].icon == Icon::Reverse) sign = reverse_mark;
    if (houses > 0) {
        sign = houses == board::hotel ? U'H' : digit(houses);
        ink = readable_on(paper);
    }
    canvas.put(small.inward(square, 1), sign, {ink, paper});
}

void draw_tokens(Canvas& canvas, const ShownBoard& board, At at, Square square) {
    int count = 0;
    const ShownSeat* one = nullptr;
    for (const ShownSeat& seat : board.seats) {
        if (seat.out or seat.at != square) continue;
        ++count;
        one = &seat;
    }
    if (count == 1)
        draw_token(canvas, *one, at);
    else if (count > 1)
        canvas.put(at, digit(count), {Ink::Black, Ink::White});
}

void draw_square(Canvas& canvas,
                 const ShownBoard& board,
                 const Small& small,
                 const SmallBoard& what,
                 Square square) {
    const At at = small.outer(square);
    const Ink paper = outer_paper(board, square);
    const Style body{readable_on(paper), paper};
    if (not small.is_corner(square)) {
        canvas.put(at, board.squares[square].mortgaged ? U'M' : small.divider(square), body);
        draw_inner(canvas, board, small, square);
    }
    if (what.tokens) draw_tokens(canvas, board, at, square);
    if (what.chosen.contains(square)) canvas.put(at, U'*', body);
    if (what.repaid.contains(square))
        canvas.put(
            small.inward(square, 1), glyph::diamond, {Ink::Black, inner_paper(board.spot(square))});
    if (what.selected != square) return;
    canvas.put(at, what.chosen.contains(square) ? U'*' : glyph::token, {Ink::Black, Ink::White});
    canvas.point_at(at);
}

// Next to the cell of the square's tokens (U-7.4).
void draw_direction(Canvas& canvas, board::Direction direction, const Small& small) {
    const At at = small.outer(board::go);
    canvas.put({at.row, at.col - 1}, arrow_of(direction), {Ink::Black, Ink::LightGrey});
}

void draw_owner(
    Canvas& canvas, const ShownBoard& board, const Small& small, Square square, Seat owner) {
    draw_sign(canvas, small.inward(square, -1), board.seat(owner));
}

}  // namespace

Seats all_seats(const ShownBoard& board) {
    Seats all;
    for (const ShownSeat& seat : board.seats) all.insert(seat.seat);
    return all;
}

void draw_small_board(Canvas& canvas, const ShownBoard& board, const SmallBoard& what) {
    const Small small{board.size(), what.middle};
    const Box& box = small.box;
    canvas.fill({box.top - 1, box.left - 1, box.bottom + 1, box.right + 1}, U' ', on_ring);
    canvas.fill(box, U' ', {Ink::Black, Ink::LightGrey});
    canvas.fill(
        {box.top + 2, box.left + 2, box.bottom - 2, box.right - 2}, U' ', {Ink::Black, Ink::Cyan});
    if (board.direction) draw_direction(canvas, *board.direction, small);
    if (board.marker) canvas.put(small.inward(*board.marker, -2), glyph::marker, marker_style);
    for (int n = 0; n < board.size(); ++n) {
        const Square square{static_cast<std::uint8_t>(n)};
        draw_square(canvas, board, small, what, square);
        const Seat owner = board.squares[square].owner;
        if (owner != bank and what.owners.contains(owner))
            draw_owner(canvas, board, small, square, owner);
    }
}

void draw_overview(Canvas& canvas, const ShownBoard& board) {
    constexpr Box frame{3, 10, 21, 28};
    constexpr At key{frame.bottom - 1, frame.right - 1};
    checkered_panel(canvas, frame);
    draw_small_board(canvas, board, {.owners = all_seats(board), .tokens = true});
    canvas.put(key, U' ', on_white);
    canvas.point_at(key);
}

}  // namespace parlor::tui
