#include "tui/ending/leaderboard.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/menu_picture.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 0, 23, 39};
constexpr int left = 1, width_inside = 38, right_end = 38;
constexpr int title_row = 1, ended_row = 2, heading_row = 3, first_row = 4, keys_row = 20;
constexpr int place_col = 2, token_col = 4, name_col = 8, how_col = 4;
constexpr int what_col = 2, who_col = 15;
constexpr At offer_between_keys{21, 2}, offer_in_heading{heading_row, 14};
static_assert(how_col + width_of_how == right_end + 1);
static_assert(who_col + width_of_record == right_end);

void write_to_end(Canvas& canvas, int row, const std::string& words, Style style) {
    canvas.write({row, right_end - width(words)}, words, style);
}

void draw_head(Canvas& canvas, const Leaderboard& board) {
    bar(canvas, {title_row, left}, width_inside, " LEADERBOARD", on_white);
    write_to_end(canvas, title_row, board.when, on_white);
    bar(canvas, {ended_row, left}, width_inside, " " + board.ended, on_cyan);
    canvas.write({heading_row, board.places.front().token ? name_col : how_col}, "NAME", on_bar);
    write_to_end(canvas, heading_row, board.heading, on_bar);
}

// The sign of the player, on three cells in the player's colour.
void draw_sign_of(Canvas& canvas, const ShownSeat& seat, int row) {
    const Ink colour = ink_of(seat.colour);
    canvas.fill({row, token_col, row, token_col + 2}, U' ', {readable_on(colour), colour});
    draw_token(canvas, seat, {row, token_col + 1});
}

void draw_place(Canvas& canvas, const PlaceRow& place, int row) {
    const Style style = place.has_won ? on_white : on_bar;
    canvas.fill({row, left, row + 1, left + width_inside - 1}, U' ', style);
    canvas.write({row, place_col}, std::to_string(place.place), style);
    if (place.token) draw_sign_of(canvas, *place.token, row);
    const int col = place.token ? name_col : how_col;
    const int room = right_end - width(place.figure) - col - 1;
    canvas.write({row, col}, shortened(upper(place.name), room), style);
    write_to_end(canvas, row, place.figure, style);
    canvas.write({row + 1, how_col}, shortened(upper(place.how), width_of_how), style);
}

void draw_records(Canvas& canvas, const std::vector<RecordRow>& records, int row) {
    canvas.fill({row, left, row, left + width_inside - 1}, U'─', {Ink::MidGrey, Ink::LightGrey});
    for (const RecordRow& record : records) {
        canvas.write({++row, what_col}, record.what, on_bar);
        canvas.write({row, who_col}, upper(record.who), on_bar);
        write_to_end(canvas, row, upper(record.figure), on_bar);
    }
}

// Where there is room, the keys have blank rows between them.
void spread(Menu& menu) {
    for (Item& item : menu.items) item.row = 2 * item.row - 22;
}

void draw_keys(Canvas& canvas, Menu menu, MenuCursor place) {
    for (Item& item : menu.items) item.label = "  " + item.label;
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

}  // namespace

void draw_leaderboard(
    Canvas& canvas, const Leaderboard& board, Menu menu, MenuCursor place, std::string_view offer) {
    constexpr std::size_t most_spread = 5;
    const bool is_spread = board.places.size() <= most_spread;
    if (is_spread) spread(menu);
    const int bottom = is_spread ? keys_row - 3 : keys_row - 1;
    canvas.fill({0, 0, Canvas::rows - 1, Canvas::cols - 1}, U' ', on_black);
    checkered_panel(canvas, frame);
    canvas.fill({heading_row, left, bottom, left + width_inside - 1}, U' ', on_bar);
    draw_head(canvas, board);
    int row = first_row;
    for (const PlaceRow& each : board.places) {
        draw_place(canvas, each, row);
        row += 2;
    }
    const int last_row = row + static_cast<int>(board.records.size());
    if (last_row > row and last_row <= bottom) draw_records(canvas, board.records, row);
    if (not menu.items.empty()) draw_keys(canvas, std::move(menu), place);
    if (is_spread)
        canvas.write(offer_between_keys, offer, on_black);
    else
        canvas.write(offer_in_heading, offer, on_bar);
}

}  // namespace parlor::tui
