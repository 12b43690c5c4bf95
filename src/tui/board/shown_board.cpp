#include "tui/board/shown_board.hpp"

namespace parlor::tui {
namespace {

using board::Kind;

Icon printed_icon(const board::Board& printed, Square square) {
    switch (printed.at(square).kind) {
        case Kind::Go: return Icon::Go;
        case Kind::Street: return Icon::None;
        case Kind::Station: return Icon::Station;
        case Kind::Utility: {
            const bool is_first = printed.groups[board::Group::Utilities].first() == square;
            return is_first ? Icon::Electricity : Icon::Water;
        }
        case Kind::Chest: return Icon::Chest;
        case Kind::Chance: return Icon::Chance;
        case Kind::Tax: return Icon::Tax;
        case Kind::Gaol: return Icon::Gaol;
        case Kind::FreeParking: return Icon::FreeParking;
        case Kind::GoToGaol: return Icon::GoToGaol;
    }
    return Icon::None;
}

}  // namespace

ShownBoard empty_board(const board::Board& printed) {
    ShownBoard board{.printed = &printed};
    for (int n = 0; n < printed.size; ++n)
        board.squares[Square(n)].icon = printed_icon(printed, Square(n));
    return board;
}

ShownBoard board_in_play(const board::View& view) {
    ShownBoard board = empty_board(view.board());
    for (int n = 0; n < board.size(); ++n) {
        board::SquareView& shown = board.squares[Square(n)];
        shown = view.squares[Square(n)];
    }
    for (std::size_t n = 1; n <= view.seat_count(); ++n) {
        const board::SeatView& seat = view.seat(Seat(n));
        board.seats.push_back({.seat = seat.seat,
                               .name = seat.name,
                               .colour = seat.colour,
                               .token = seat.token,
                               .at = seat.at,
                               .out = seat.out,
                               .decides = seat.seat == view.decider()});
    }
    return board;
}

}  // namespace parlor::tui
