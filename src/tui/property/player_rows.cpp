#include "tui/property/player_rows.hpp"

#include <cstdlib>

#include "canvas/letters.hpp"
#include "tui/property/board/icons.hpp"

namespace parlor::tui {
namespace {

// `#` in Gaol, `+` with a Get Out Of Gaol Free card, `=` both.
char32_t mark_of(const rules::SeatView& seat) {
    const bool card = seat.chest_card or seat.chance_card;
    if (seat.in_gaol()) return card ? U'=' : U'#';
    return card ? U'+' : U' ';
}

// The sign keeps its column, however many digits follow.
std::string signed_sum(Money sum) {
    return (sum < 0_cash ? "-" : " ") + right(std::abs(sum.amount), 5);
}

}  // namespace

void draw_player(Canvas& canvas, int row, const PlayerRow& player) {
    const Style style{player.ink, Ink::Black};
    if (player.active) canvas.put({row, 0}, U'>', {Ink::White, Ink::Black});
    canvas.put({row, 1}, player.mark, {Ink::LightGrey, Ink::Black});
    canvas.write({row, 2}, cut(upper(player.name), 8), style);
    canvas.put({row, 11}, U'$', style);
    canvas.write({row, 12}, signed_sum(player.money), style);
}

void draw_players(Canvas& canvas, const rules::View& view) {
    int row = 0;
    for (const rules::SeatView& seat : view.seats) {
        if (not seat.out)
            draw_player(canvas,
                        row,
                        {.name = seat.name,
                         .ink = ink_of(seat.colour),
                         .money = seat.money - seat.debt,
                         .mark = mark_of(seat),
                         .active = view.decision.seat == seat.seat});
        ++row;
    }
}

}  // namespace parlor::tui
