#include "tui/board/info_lines.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

constexpr int last_digit = 18, figures_col = 11;

std::string dotted(std::string_view words, int width, std::string_view sign, int value) {
    std::string line{words};
    line.resize(static_cast<std::size_t>(width), '.');
    return line.append(sign) + right(value, last_digit - width - 1);
}

}  // namespace

std::string money_line(std::string_view words, Money sum) {
    return dotted(words, 13, "$", sum.amount);
}

std::string figure_line(std::string_view words, std::string_view sign, int value) {
    return dotted(words, figures_col, sign, value);
}

std::string hidden_line(std::string_view words) {
    std::string line{words};
    line.resize(figures_col, '.');
    return line + right("????", last_digit - figures_col);
}

std::string owner_line(const board::View& view, Square square) {
    const Seat owner = view.squares[square].owner;
    if (owner == bank) return {};
    const board::SeatView& seat = view.seat(owner);
    return std::string{"OWNER "} + seat.token + " " +
           shortened(upper(seat.name), width_of_info - 8);
}

std::vector<std::string> street_rents(const board::Spot& spot) {
    return {money_line("RENT", spot.rents[0]),
            "",
            money_line("1 HOUSE", spot.rents[1]),
            money_line("2 HOUSES", spot.rents[2]),
            money_line("3 HOUSES", spot.rents[3]),
            money_line("4 HOUSES", spot.rents[4]),
            money_line("1 HOTEL", spot.rents[5])};
}

}  // namespace parlor::tui
