#include "tui/setup/board_picture.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/street.hpp"
#include "tui/board/small_board.hpp"
#include "tui/board/square_name.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::setup {
namespace {

constexpr int left = 19, facts_col = 20, facts_row = 17, about_row = 22;
constexpr At middle{9, 29};
constexpr Style title_style{Ink::White, Ink::Black};

using Sum = std::function<Money(Square)>;  // of a street

std::vector<Square> streets_of(const board::Board& board) {
    std::vector<Square> streets;
    for (const Square deed : board.deeds)
        if (board.at(deed).kind == board::Kind::Street) streets.push_back(deed);
    return streets;
}

// `$60 TO $400`.
std::string from_to(const std::vector<Square>& streets, const Sum& lowest, const Sum& highest) {
    const auto first = std::ranges::min(streets, {}, lowest);
    const auto last = std::ranges::max(streets, {}, highest);
    return dollars(lowest(first)) + " TO " + dollars(highest(last));
}

void draw_title(Canvas& canvas, const board::Board& board) {
    const std::string size = std::to_string(board.size) + " SQUARES";
    const int room = width_of_about - width(size) - 1;
    canvas.write({0, left}, shortened(upper(board.id), room), title_style);
    canvas.write({0, left + room + 1}, size, on_black);
}

void draw_facts(Canvas& canvas, const board::Board& board) {
    constexpr std::string_view dearest_is = "DEAREST ";
    const std::vector<Square> streets = streets_of(board);
    const Sum price = [&](Square street) { return board.at(street).price; };
    const Sum bare = [&](Square street) { return board.at(street).rents.front(); };
    const Sum hotel = [&](Square street) { return board.at(street).rents.back(); };
    const Square dearest = std::ranges::max(streets, {}, price);
    const int room = Canvas::cols - facts_col - width(dearest_is);
    const std::array facts{"STREETS " + from_to(streets, price, price),
                           "RENTS   " + from_to(streets, bare, hotel),
                           std::string{dearest_is} + square_name(board, dearest, room)};
    for (std::size_t i = 0; i < facts.size(); ++i)
        canvas.write({facts_row + static_cast<int>(i), facts_col}, facts[i], on_black);
}

}  // namespace

std::string about(const board::Board& board) {
    return board.about.empty() ? board.name : board.about;
}

void draw_board_picture(Canvas& canvas, const board::Board& board) {
    draw_title(canvas, board);
    draw_small_board(canvas,
                     empty_board(board),
                     {.owners = {}, .chosen = {}, .repaid = {}, .selected = {}, .middle = middle});
    draw_facts(canvas, board);
}

void draw_about(Canvas& canvas, const std::string& words) {
    Style style = title_style;
    int row = about_row;
    for (const std::string& line : wrapped(upper(words), width_of_about)) {
        canvas.write({row++, left}, line, style);
        style = on_black;
    }
}

}  // namespace parlor::tui::setup
