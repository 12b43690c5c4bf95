#include "tui/moneyloopy/shown_board.hpp"

#include "tui/board/icons.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/reading/reading_pages.hpp"
#include "tui/desk/presence_words.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::booth_at;
using moneyloopy::Edition;
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

// As Moneyloopy uses its squares.
ShownBoard with_places(ShownBoard board, const Edition& edition, Square marker) {
    board.marker = marker;
    for (int n = 0; n < board.size(); ++n) {
        ShownSquare& square = board.squares[Square(n)];
        square.icon = icon_of(edition.places[Square(n)]);
        if (square.icon == Icon::Tollbooth)
            square.toll = toll_of(booth_at(edition.board, Square(n)));
    }
    return board;
}

}  // namespace

ShownBoard shown_board(const View& view) {
    return with_places(board_in_play(view), *view.edition, view.marker);
}

ShownBoard empty_board(const Edition& edition) {
    return with_places(tui::empty_board(edition.board), edition, board::go);
}

std::vector<BookPage> reading_pages(const ShownBoard& board) {
    return tui::reading_pages(board, "TRANSIT");
}

void draw_players(Canvas& canvas, const View& view, const Presence& presence) {
    const int letters = PlayerRow{}.letters;
    for (const SeatView& seat : view.seats)
        if (not seat.out)
            draw_player(canvas,
                        number(seat.seat) - 1,
                        {.sign = seat.token,
                         .name = desk::name_in_row(seat, presence, letters, seat.name),
                         .ink = ink_of(seat.colour),
                         .money = seat.money,
                         .mark = mark_of(seat),
                         .active = view.decider() == seat.seat});
}

}  // namespace parlor::tui::moneyloopy_table
