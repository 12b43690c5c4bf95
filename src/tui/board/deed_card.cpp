#include "tui/board/deed_card.hpp"

#include <string>
#include <utility>
#include <vector>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/square_name.hpp"

namespace parlor::tui {
namespace {

using board::Kind;

constexpr std::size_t rows_of_name = 2;

std::string money(std::string words, Money sum) {
    constexpr int width_of_sum = 4;
    const std::string amount = "$" + right(sum.amount, width_of_sum);
    words.resize(static_cast<std::size_t>(width_of_card - width(amount)), '.');
    return words + amount;
}

std::vector<std::string> street_lines(const board::Spot& spot, Money house) {
    return {money("RENT", spot.rents[0]),
            money("1 HOUSE", spot.rents[1]),
            money("2 HOUSES", spot.rents[2]),
            money("3 HOUSES", spot.rents[3]),
            money("4 HOUSES", spot.rents[4]),
            money("HOTEL", spot.rents[5]),
            money("TO BUILD", house)};
}

std::vector<std::string> station_lines(const board::Spot& spot) {
    return {money("RENT", spot.rents[0]),
            money("2 OWNED", spot.rents[1]),
            money("3 OWNED", spot.rents[2]),
            money("4 OWNED", spot.rents[3])};
}

std::vector<std::string> rent_lines(const board::Spot& spot, Money house) {
    if (spot.kind == Kind::Street) return street_lines(spot, house);
    if (spot.kind == Kind::Station) return station_lines(spot);
    return {"RENT: 4 TIMES", "THE DICE, 10", "WITH BOTH"};
}

int held_by(const ShownBoard& board, Seat seat, board::Squares group) {
    int held = 0;
    for (const Square deed : group) held += board.squares[deed].owner == seat ? 1 : 0;
    return held;
}

std::vector<std::string> owner_lines(const ShownBoard& board, board::Squares group) {
    std::vector<std::string> lines{"GROUP OF " + std::to_string(group.count()) + ":"};
    for (const ShownSeat& seat : board.seats) {
        const int held = held_by(board, seat.seat, group);
        const std::string name =
            std::string{seat.token, ' '} + shortened(upper(seat.name), width_of_card - 4);
        if (held > 0) lines.push_back(name + right(held, width_of_card - width(name)));
    }
    if (lines.size() == 1) lines.emplace_back("ALL UNOWNED");
    return lines;
}

}  // namespace

std::vector<CardLine> deed_card(const ShownBoard& board, Square square, DeedPrices prices) {
    const board::Spot& spot = board.spot(square);
    std::vector<std::string> lines =
        square_name_in_two_lines(*board.printed, square, width_of_card);
    lines.push_back(money("PRICE", prices.deed));
    for (std::string& line : rent_lines(spot, prices.house)) lines.push_back(std::move(line));
    for (std::string& line : owner_lines(board, board.printed->groups[spot.group]))
        lines.push_back(std::move(line));
    const Style band{Ink::Black, ink_of(spot.group)};
    std::vector<CardLine> card;
    card.reserve(lines.size());
    for (std::string& line : lines)
        card.push_back({std::move(line), card.size() < rows_of_name ? band : on_bar});
    return card;
}

}  // namespace parlor::tui
