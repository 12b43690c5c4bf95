#include "tui/board/player_row.hpp"

#include <algorithm>
#include <cstdlib>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int name_col = 2;

// The sign keeps its column, for any number of digits.
std::string signed_sum(std::optional<Money> sum) {
    if (not sum) return right("????", 6);
    return (*sum < 0_cash ? "-" : " ") + right(std::abs(sum->amount), 5);
}

}  // namespace

void draw_player(Canvas& canvas, int row, const PlayerRow& player) {
    const Style style{player.ink, Ink::Black};
    draw_sign(canvas, {row, 0}, static_cast<char32_t>(player.sign), player.ink);
    if (player.active) canvas.put({row, 1}, U'>', {Ink::White, Ink::Black});
    bar(canvas, {row, name_col}, 16, shortened(upper(player.name), player.letters), style);
    canvas.put({row, name_col + player.letters}, player.mark, style);
    canvas.put({row, 11}, U'$', style);
    canvas.write({row, 12}, signed_sum(player.money), style);
}

int rows_of_players(std::size_t seats) {
    constexpr std::size_t fewest = 6;
    return static_cast<int>(std::max(fewest, seats));
}

}  // namespace parlor::tui
