#include "tui/property/player_rows.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/segments.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/player_row.hpp"
#include "tui/desk/presence_words.hpp"

namespace parlor::tui {
namespace {

// `#` in Gaol, `+` with a Get Out Of Gaol Free card, `=` both.
char32_t mark_of(const property::SeatView& seat) {
    const bool card = seat.chest_card or seat.chance_card;
    if (seat.in_gaol()) return card ? U'=' : U'#';
    return card ? U'+' : U' ';
}

// Drawn in the place of the money's sign.
void draw_clock(Canvas& canvas, int row, Milliseconds left) {
    constexpr int col = 7, columns = 5;
    const bool is_short = left < short_of_time;
    const Style style = is_short ? Style{Ink::Black, Ink::Yellow} : Style{Ink::White, Ink::Black};
    write_in_segments(canvas, {row, col}, right(clock_text(left), columns), style);
}

constexpr int letters_beside_clock = 4;

// If several names begin with the same four letters, each shows its first three and its last.
std::string name_beside_clock(const property::View& view, const property::SeatView& seat) {
    const auto beginning = [](const property::SeatView& each) {
        return shortened(upper(each.name), letters_beside_clock);
    };
    std::string begins = beginning(seat);
    const std::u32string name = letters(upper(seat.name));
    if (name.empty() or std::ranges::count(view.seats, begins, beginning) == 1) return begins;
    return cut(upper(seat.name), letters_beside_clock - 1) + utf8(name.back());
}

void draw_seat(Canvas& canvas,
               const property::View& view,
               const property::SeatView& seat,
               const Presence& presence) {
    const int row = number(seat.seat) - 1;
    const bool has_clocks = view.rules.clocks == property::Clocks::Each;
    PlayerRow player{.sign = seat.token,
                     .name = seat.name,
                     .ink = ink_of(seat.colour),
                     .money = seat.money - seat.debt,
                     .mark = mark_of(seat),
                     .active = view.decision.seat == seat.seat};
    if (has_clocks) {
        player.name = name_beside_clock(view, seat);
        player.letters = letters_beside_clock;
    }
    player.name = desk::name_in_row(seat, presence, player.letters, player.name);
    draw_player(canvas, row, player);
    if (has_clocks) draw_clock(canvas, row, seat.clock);
}

}  // namespace

// A second stays on the clock until it has passed completely.
std::string clock_text(Milliseconds left) {
    const auto two_digits = [](int number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    if (left < short_of_time) {
        const int tenths = left.count / 100;
        return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
    }
    const int seconds = (left.count + 999) / 1000;
    return std::to_string(seconds / 60) + ":" + two_digits(seconds % 60);
}

void draw_players(Canvas& canvas, const property::View& view, const Presence& presence) {
    for (const property::SeatView& seat : view.seats)
        if (not seat.out) draw_seat(canvas, view, seat, presence);
}

}  // namespace parlor::tui
