#include "tui/setup/board_picture.hpp"

#include <algorithm>
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

std::vector<std::string> facts_of(const board::Board& board, std::optional<Money> price_of_all) {
    constexpr std::string_view dearest_is = "DEAREST ";
    const std::vector<Square> streets = streets_of(board);
    const Sum price = [&](Square street) { return board.at(street).price; };
    const Sum bare = [&](Square street) { return board.at(street).rents.front(); };
    const Sum hotel = [&](Square street) { return board.at(street).rents.back(); };
    const Square dearest = std::ranges::max(streets, {}, price);
    const int room = Canvas::cols - facts_col - width(dearest_is);
    const std::string rents = "RENTS   " + from_to(streets, bare, hotel);
    if (price_of_all) return {"ALL FOR " + dollars(*price_of_all) + " EACH", rents};
    return {"STREETS " + from_to(streets, price, price),
            rents,
            std::string{dearest_is} + square_name(board, dearest, room)};
}

}  // namespace

std::string about(const board::Board& board) {
    return board.about.empty() ? board.name : board.about;
}

void draw_board_picture(Canvas& canvas,
                        const board::Board& board,
                        std::optional<Money> price_of_all) {
    draw_title(canvas, board);
    draw_small_board(canvas,
                     empty_board(board),
                     {.owners = {}, .chosen = {}, .repaid = {}, .selected = {}, .middle = middle});
    int row = facts_row;
    for (const std::string& fact : facts_of(board, price_of_all))
        canvas.write({row++, facts_col}, fact, on_black);
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
