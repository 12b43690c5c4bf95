// The edition: a board as Moneyloopy uses it. A constant, made once from the board's data.
//
// Source:  L-2.2, L-3.1, L-6.1.
// Choices: L-6.1: squares get their parts by their order on the board: the first tax is Income Tax
//          and the others are Luxury Tax, the first utility is Electric Company and the others are
//          Water Works, the last station is Short Line.
#pragma once

#include <optional>
#include <string>

#include "rules/board/board.hpp"

namespace parlor::moneyloopy {

// The meaning of a square in Moneyloopy.
enum class Place : std::uint8_t {
    Go,
    Property,
    Tollbooth,
    Chest,
    Chance,
    IncomeTax,
    LuxuryTax,
    ElectricCompany,
    WaterWorks,
    Station,
    ShortLine
};

// A tollbooth: the first takes $100, the second $200, the third $300 (L-2.2).
enum class Booth : std::uint8_t { First = 1, Second, Third };
[[nodiscard]] constexpr int number(Booth booth) { return static_cast<int>(booth); }
[[nodiscard]] constexpr Money toll_of(Booth booth) { return 100_cash * number(booth); }

struct Edition {
    board::Board board;

    // Derived from the board.
    Per<Square, Place, board::most_squares> places;
    board::Squares properties;  // the streets
    board::Squares tollbooths;
    board::Squares stations;  // including Short Line
};

inline constexpr int board_size = 40;  // the marker goes round in forty rounds (L-1.3)

// Why Moneyloopy cannot use this board; nothing when it can.
[[nodiscard]] std::optional<std::string> unfit(const board::Board& board);

// Requires a fit board.
[[nodiscard]] Edition edition_of(const board::Board& board);

// Requires a tollbooth.
[[nodiscard]] Booth booth_at(const board::Board& board, Square square);

// The next station in the order of the board. Requires a station before the last.
[[nodiscard]] Square next_station(const Edition& edition, Square station);

}  // namespace parlor::moneyloopy
