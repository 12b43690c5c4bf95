#include "tui/property/player_rows.hpp"

#include <algorithm>
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

void draw_clock(Canvas& canvas, int row, Milliseconds left) {
    constexpr int col = 7, columns = 5;
    const bool is_short = left < short_of_time;
    const Style style = is_short ? Style{Ink::Black, Ink::Yellow} : Style{Ink::White, Ink::Black};
    canvas.write({row, col}, right(clock_text(left), columns), style);
}

// Beside a clock there is room for four letters. Where several names begin with the same four, each
// has its first three and its last.
std::string name_beside_clock(const rules::View& view, const rules::SeatView& seat) {
    constexpr int room = 4;
    const auto beginning = [](const rules::SeatView& each) { return cut(upper(each.name), room); };
    std::string begins = beginning(seat);
    const std::u32string name = letters(upper(seat.name));
    if (name.empty() or std::ranges::count(view.seats, begins, beginning) == 1) return begins;
    return cut(begins, room - 1) + utf8(name.back());
}

}  // namespace

// A full second is shown until it has passed.
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

// With a clock the money is without its sign.
void draw_player(Canvas& canvas, int row, const PlayerRow& player) {
    const Style style{player.ink, Ink::Black};
    if (player.active) canvas.put({row, 0}, U'>', {Ink::White, Ink::Black});
    canvas.put({row, 1}, player.mark, {Ink::LightGrey, Ink::Black});
    canvas.write({row, 2}, cut(upper(player.name), 8), style);
    if (player.clock)
        draw_clock(canvas, row, *player.clock);
    else
        canvas.put({row, 11}, U'$', style);
    canvas.write({row, 12}, signed_sum(player.money), style);
}

int rows_of_players(const rules::View& view) {
    constexpr int fewest = 6;
    return std::max(fewest, static_cast<int>(view.seats.size()));
}

void draw_players(Canvas& canvas, const rules::View& view) {
    int row = 0;
    const bool has_clocks = view.rules.clocks == rules::Clocks::Each;
    for (const rules::SeatView& seat : view.seats) {
        if (not seat.out)
            draw_player(canvas,
                        row,
                        {.name = has_clocks ? name_beside_clock(view, seat) : seat.name,
                         .ink = ink_of(seat.colour),
                         .money = seat.money - seat.debt,
                         .mark = mark_of(seat),
                         .active = view.decision.seat == seat.seat,
                         .clock = has_clocks ? std::optional{seat.clock} : std::nullopt});
        ++row;
    }
}

}  // namespace parlor::tui
