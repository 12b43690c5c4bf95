#include "tui/menu_picture.hpp"

#include <algorithm>
#include <array>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{6, 0, 24, 18};
constexpr int head_row = frame.top + 1, first_row = frame.top + 3;
constexpr int left = 1, inside = 17;
constexpr int key_col = 2, dash_col = 4, label_col = 6;
constexpr Style dark_bar{Ink::Black, Ink::DarkGrey};
constexpr Style dark_key{Ink::Black, Ink::MidGrey};
constexpr Style dark_button{Ink::Black, Ink::DarkGrey};

At place_of(const Item& item) { return {item.row, item.button != 0 ? item.button : key_col}; }

// A value stands to the right of its label; a long value, which tells what it is, stands alone.
void draw_value(Canvas& canvas, const Item& item, Style style) {
    const int col = left + inside - width(item.value);
    if (dash_col + width(item.label) < col) canvas.write({item.row, dash_col}, item.label, style);
    canvas.write({item.row, col}, item.value, style);
}

// An impossible item is dark and has no dash, so that it is recognisable without colours.
void draw_item(Canvas& canvas, const Item& item) {
    const auto letter = upper(static_cast<char32_t>(item.key));
    if (item.button != 0) {
        canvas.put(place_of(item), letter, item.open ? on_white : dark_key);
        return;
    }
    const bool is_deep = item.paper == Ink::Blue or item.paper == Ink::Brown;
    const Style style = item.open ? Style{is_deep ? Ink::White : Ink::Black, item.paper} : dark_bar;
    bar(canvas, {item.row, left}, inside, "", style);
    canvas.put({item.row, key_col}, letter, item.open ? on_white : dark_key);
    if (not item.value.empty()) return draw_value(canvas, item, style);
    if (item.open) canvas.put({item.row, dash_col}, U'-', style);
    canvas.write({item.row, label_col}, fitting(item.label, width_of_label), style);
}

void mark(Canvas& canvas, const Item& item) {
    if (item.button != 0)
        canvas.stand_out(place_of(item));
    else
        canvas.put({item.row, left}, U'>', on_white);
    canvas.point_at(place_of(item));
}

void draw_quadrant_keys(Canvas& canvas) {
    constexpr std::string_view keys[2][2]{{"F5-QUAD3", "F7-QUAD4"}, {"F3-QUAD2", "F1-QUAD1"}};
    for (int row = 0; row < 2; ++row) {
        for (int col = 0; col < 2; ++col) {
            const At at{22 + row, left + 9 * col};
            bar(canvas, at, 8, keys[row][col], on_bar);
            canvas.write(at, keys[row][col].substr(0, 2), on_white);
        }
    }
}

bool is_seen(const Words& words, int page) { return words.page == 0 or words.page == page; }

// When the header is one row lower, moves down by one the words and items that begin in the
// header's second row, as far as the first free row.
Menu lowered(Menu menu, int page) {
    std::array<bool, Canvas::rows> is_used{};
    for (const Item& each : menu.items)
        if (each.page == page) is_used.at(static_cast<std::size_t>(each.row)) = true;
    for (const Words& each : menu.words)
        if (is_seen(each, page)) is_used.at(static_cast<std::size_t>(each.row)) = true;
    const auto* const free = std::find(is_used.begin() + first_row, is_used.end(), false);
    const int end = static_cast<int>(free - is_used.begin());
    for (Item& each : menu.items)
        if (each.row >= first_row and each.row < end) ++each.row;
    for (Words& each : menu.words)
        if (each.row >= first_row and each.row < end) ++each.row;
    return menu;
}

// When the players need more rows, the frame has no top row.
void draw_frame(Canvas& canvas, int rows_above, int head) {
    if (rows_above < head_row)
        dotted_frame(canvas, frame);
    else
        dotted_sides(canvas, {head - 1, frame.left, frame.bottom, frame.right});
}

void draw_words(Canvas& canvas, const Menu& menu, int page) {
    for (const Words& each : menu.words)
        if (is_seen(each, page) and each.style.paper != on_body.paper)
            bar(canvas, {each.row, left}, inside, "", each.style);
    for (const Words& each : menu.words)
        if (is_seen(each, page))
            canvas.write(
                {each.row, each.col}, fitting(each.words, left + inside - each.col), each.style);
}

// Without PG where the words before it are longer.
void draw_page_number(Canvas& canvas, int row, const Menu& menu, MenuCursor place) {
    constexpr int short_sub = 10;
    const std::string number = std::to_string(place.page) + "/" + std::to_string(menu.pages());
    const std::string words = width(menu.sub) > short_sub ? number : "PG " + number;
    canvas.write({row, left + inside - width(words)}, words, on_cyan);
}

void draw_any_key(Canvas& canvas, int row) {
    constexpr std::string_view words = "ANY KEY SKIPS";
    bar(canvas, {row, left}, inside, "", on_white);
    canvas.write({row, key_col}, words, on_white);
    canvas.point_at({row, key_col + static_cast<int>(words.size()) + 1});
}

void draw_page(Canvas& canvas, const Menu& menu, MenuCursor place, int head) {
    bar(canvas, {head, left}, inside, fitting(menu.header, inside), on_white);
    bar(canvas, {head + 1, left}, inside, fitting(menu.sub, inside), on_cyan);
    canvas.fill({head + 2, left, frame.bottom - 1, left + inside - 1}, U' ', on_body);
    if (menu.pages() > 1) draw_page_number(canvas, head + 1, menu, place);
    draw_words(canvas, menu, place.page);
    for (const Item* each : choosable_items(menu, place.page)) draw_item(canvas, *each);
    if (menu.has_quadrants) draw_quadrant_keys(canvas);
    if (const Item* const item = selected_item(menu, place)) mark(canvas, *item);
    if (menu.any_key_row) draw_any_key(canvas, *menu.any_key_row);
}

}  // namespace

void draw_menu(Canvas& canvas, const Menu& menu, MenuCursor place) {
    const int head = std::max(head_row, menu.rows_above);
    draw_frame(canvas, menu.rows_above, head);
    draw_page(canvas, head > head_row ? lowered(menu, place.page) : menu, place, head);
}

// A label has room for its key if it begins with the key or with a space; any other label follows
// its key. The selected item is marked before its label, or in reverse when it has no label. While
// the player moves over squares, the terminal's cursor stays on the board.
void draw_buttons(Canvas& canvas, const Menu& menu, MenuCursor place) {
    constexpr Style dark{Ink::DarkGrey, Ink::Black};
    int index = 0;
    for (const Item& item : menu.items) {
        const At at = place_of(item);
        const auto letter = upper(static_cast<char32_t>(item.key));
        const bool has_room =
            item.label.starts_with(' ') or letters(item.label).starts_with(letter);
        const At label{at.row, has_room ? at.col : at.col + 1};
        canvas.write(label, item.label, item.open ? on_black : dark);
        canvas.put(at, letter, item.open ? on_white : dark_button);
        if (index++ != hot_item(menu, place)) continue;
        if (item.label.empty())
            canvas.stand_out(at);
        else
            canvas.put({at.row, at.col - 1}, U'>', {Ink::White, Ink::Black});
        const bool moves_over_squares = item.key == 'f' or item.key == 'b';
        if (place.hot and not moves_over_squares) canvas.point_at(at);
    }
}

}  // namespace parlor::tui
