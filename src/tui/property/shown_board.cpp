#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using rules::View;

void show(ShownSquare& shown, const rules::SquareView& square) {
    shown.owner = square.owner;
    shown.houses = square.houses;
    shown.mortgaged = square.mortgaged;
    shown.whole_group = square.whole_group;
}

ShownSeat shown_seat(const View& view, const rules::SeatView& seat) {
    return {.seat = seat.seat,
            .name = seat.name,
            .colour = seat.colour,
            .token = seat.token,
            .at = seat.at,
            .out = seat.out,
            .decides = seat.seat == view.decision.seat};
}

void show_reverse_squares(ShownBoard& board, const View& view) {
    board.direction = view.direction;
    for (int n = 0; n < board.size(); ++n)
        if (Icon& icon = board.squares[Square(n)].icon; icon == Icon::Chest) icon = Icon::Reverse;
}

}  // namespace

ShownBoard shown_board(const View& view) {
    ShownBoard board = empty_board(view.board());
    for (int n = 0; n < board.size(); ++n) show(board.squares[Square(n)], view.squares[Square(n)]);
    for (const rules::SeatView& seat : view.seats) board.seats.push_back(shown_seat(view, seat));
    if (has_reverse_squares(view)) show_reverse_squares(board, view);
    return board;
}

ShownBoard shown_with_holders(const View& view) {
    ShownBoard board = shown_board(view);
    for (int n = 0; n < board.size(); ++n)
        board.squares[Square(n)].owner = holder_of(view, Square(n));
    return board;
}

Seat holder_of(const View& view, Square square) {
    if (view.claims and view.claims->unsettled.contains(square)) return view.claims->loser;
    return view.squares[square].owner;
}

bool has_reverse_squares(const View& view) {
    return view.rules.chest_squares == rules::ChestSquares::Reverse;
}

}  // namespace parlor::tui
