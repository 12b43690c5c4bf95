// The page of the leaderboard: a panel with two rows for each player, and below it the keys for
// what follows the game.
//
// Source: U-7.6.
#include <string>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/leaderboard.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {
namespace {

using property::SeatView;
using property::View;

constexpr Box frame{0, 0, 20, 39};
constexpr int left = 1, width_inside = 38;
constexpr int title_row = 1, winner_row = 2, first_row = 3, keys_row = 19;
constexpr int place_col = 2, name_col = 4, wealth_end = 37;

constexpr Entry<Leaderboard> entries[]{
    {{'p', 1, keys_row, "PICTURES", "of the whole game", 2}, wishes<LookBack>},
    {{'s', 1, keys_row, "STATISTICS", "a player's stats", 12}, Common::see_statistics},
    {{'a', 1, keys_row, "AGAIN", "another game", 24}, wishes<PlayAgain>},
    {{'d', 1, keys_row, "DONE", "back", 32}, close},
};

Menu window(const Seen&, const Leaderboard&) {
    return {.header = "LEADERBOARD", .has_quadrants = false};
}

void draw_place(Canvas& canvas, const Seen& seen, const Leaderboard& page, const SeatView& seat) {
    const int row = first_row + 2 * (*seat.place - 1);
    const std::string wealth = dollars(seat.wealth);
    const int wealth_col = wealth_end - width(wealth);
    canvas.write({row, place_col}, std::to_string(*seat.place), on_black);
    canvas.write({row, name_col},
                 shortened(upper(seat.name), wealth_col - name_col - 1),
                 {ink_of(seat.colour), Ink::Black});
    canvas.write({row, wealth_col}, wealth, on_black);
    canvas.write({row + 1, name_col},
                 upper(departure_of(seen.view, seat, page.departures)),
                 {Ink::MidGrey, Ink::Black});
}

void draw_leaderboard(
    Canvas& canvas, const Seen& seen, const Leaderboard& page, const Menu& menu, MenuCursor place) {
    constexpr Box below{21, 0, 24, 35};  // next to the map
    checkered_panel(canvas, frame);
    canvas.fill(below, U' ', on_black);
    bar(canvas, {title_row, left}, width_inside, " LEADERBOARD", on_white);
    const std::string winner = " " + upper(seen.view.seat(seen.view.winner).name) + " WINS!";
    bar(canvas, {winner_row, left}, width_inside, winner, on_cyan);
    for (const SeatView& seat : seen.view.seats) draw_place(canvas, seen, page, seat);
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

constexpr PageKind<Leaderboard> leaderboard{window, entries, draw_leaderboard};

}  // namespace

PagePtr leaderboard_page(const property::Departures& departures) {
    return page_of(leaderboard, Leaderboard{departures});
}

}  // namespace parlor::tui
