#include "tui/board/player_row.hpp"

#include <algorithm>
#include <cstdlib>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

// The sign keeps its column, for any number of digits.
std::string signed_sum(std::optional<Money> sum) {
    if (not sum) return right("????", 6);
    return (*sum < 0_cash ? "-" : " ") + right(std::abs(sum->amount), 5);
}

}  // namespace

void draw_player(Canvas& canvas, int row, const PlayerRow& player) {
    const Style style{player.ink, Ink::Black};
    if (player.active) canvas.put({row, 0}, U'>', {Ink::White, Ink::Black});
    canvas.put({row, 1}, player.mark, {Ink::LightGrey, Ink::Black});
    bar(canvas, {row, 2}, 16, shortened(upper(player.name), 8), style);
    canvas.put({row, 11}, U'$', style);
    canvas.write({row, 12}, signed_sum(player.money), style);
}

int rows_of_players(std::size_t seats) {
    constexpr std::size_t fewest = 6;
    return static_cast<int>(std::max(fewest, seats));
}

}  // namespace parlor::tui
