#include "tui/sharing/seats_beside.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

void draw_sign_of(Canvas& canvas,
                  At at,
                  const std::string& token,
                  std::optional<board::Colour> colour) {
    if (not colour) return;
    const char32_t sign = token.empty() ? U' ' : letters(token).front();
    draw_sign(canvas, at, sign, ink_of(*colour));
}

void draw_seats_beside(Canvas& canvas,
                       const std::string& table,
                       const std::string& about,
                       const std::vector<SeatBeside>& seats,
                       std::optional<std::size_t> chosen) {
    constexpr int table_row = 2, head_row = 7, mark_col = 20, sign_col = 21, name_col = 23;
    canvas.write({table_row, 1}, "TABLE " + table, on_black);
    canvas.write({table_row + 1, 1}, shortened(upper(about), Canvas::cols - 2), on_black);
    canvas.write({head_row, sign_col}, "AT THE TABLE", on_black);
    int row = head_row + 1;
    for (std::size_t at = 0; at < seats.size(); ++at) {
        const SeatBeside& seat = seats[at];
        ++row;
        if (at == chosen) canvas.put({row, mark_col}, U'>', {Ink::White, Ink::Black});
        draw_sign_of(canvas, {row, sign_col}, seat.token, seat.colour);
        const Ink ink = seat.colour ? ink_of(*seat.colour) : Ink::LightGrey;
        canvas.write({row, name_col}, upper(seat.name), {ink, Ink::Black});
    }
}

}  // namespace parlor::tui
