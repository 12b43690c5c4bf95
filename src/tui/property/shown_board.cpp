#include "tui/property/shown_board.hpp"

#include "rules/board/spelling.hpp"
#include "tui/board/reading/reading_pages.hpp"

namespace parlor::tui {
namespace {

using property::View;

void show_reverse_squares(ShownBoard& board, const View& view) {
    board.direction = view.direction;
    for (int n = 0; n < board.size(); ++n)
        if (Icon& icon = board.squares[Square(n)].icon; icon == Icon::Chest) icon = Icon::Reverse;
}

}  // namespace

ShownBoard shown_board(const View& view) {
    ShownBoard board = board_in_play(view);
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

std::vector<BookPage> reading_pages(const ShownBoard& board) {
    return reading_pages(board, board::spelled("IN GAOL", *board.printed));
}

bool has_reverse_squares(const View& view) {
    return view.rules.chest_squares == property::ChestSquares::Reverse;
}

}  // namespace parlor::tui
