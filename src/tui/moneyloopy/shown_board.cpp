#include "tui/moneyloopy/shown_board.hpp"

#include "tui/board/icons.hpp"
#include "tui/board/player_row.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::booth_at;
using moneyloopy::Place;
using moneyloopy::SeatView;
using moneyloopy::toll_of;
using moneyloopy::Transit;
using moneyloopy::View;

Icon icon_of(Place place) {
    switch (place) {
        case Place::Go: return Icon::Go;
        case Place::Property: return Icon::None;
        case Place::Tollbooth: return Icon::Tollbooth;
        case Place::Chest: return Icon::Chest;
        case Place::Chance: return Icon::Chance;
        case Place::IncomeTax:
        case Place::LuxuryTax: return Icon::Tax;
        case Place::ElectricCompany: return Icon::Electricity;
        case Place::WaterWorks: return Icon::Water;
        case Place::Station:
        case Place::ShortLine: return Icon::Station;
    }
    return Icon::None;
}

// `#` in transit, `+` with a safe card, `=` both.
char32_t mark_of(const SeatView& seat) {
    if (seat.transit != Transit::No) return seat.safe_cards > 0 ? U'=' : U'#';
    return seat.safe_cards > 0 ? U'+' : U' ';
}

}  // namespace

ShownBoard shown_board(const View& view) {
    ShownBoard board = board_in_play(view);
    board.marker = view.marker;
    for (int n = 0; n < board.size(); ++n) {
        ShownSquare& square = board.squares[Square(n)];
        square.icon = icon_of(view.edition->places[Square(n)]);
        if (square.icon == Icon::Tollbooth)
            square.toll = toll_of(booth_at(view.board(), Square(n)));
    }
    return board;
}

void draw_players(Canvas& canvas, const View& view) {
    for (const SeatView& seat : view.seats)
        if (not seat.out)
            draw_player(canvas,
                        number(seat.seat) - 1,
                        {.name = seat.name,
                         .ink = ink_of(seat.colour),
                         .money = seat.money,
                         .mark = mark_of(seat),
                         .active = view.decider() == seat.seat});
}

}  // namespace parlor::tui::moneyloopy_table
