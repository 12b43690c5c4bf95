// The board as it is shown: what each game on a board makes of its own view, once a frame, for all
// pictures of the board.
//
// Choices: the game says what its squares are; only the streets are what is printed. The marker
//          stands where other games mark mortgages, for no game has both.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board/board.hpp"
#include "rules/board/colour.hpp"
#include "rules/board/walk.hpp"

namespace parlor::tui {

// What is drawn on a square that is no street.
enum class Icon : std::uint8_t {
    None,
    Go,
    Station,
    Electricity,
    Water,
    Chest,
    Reverse,
    Chance,
    Tax,
    Gaol,
    FreeParking,
    GoToGaol,
    Tollbooth  // in a corner
};

struct ShownSquare {
    Icon icon = Icon::None;
    Money toll;  // tollbooths only
    Seat owner = bank;
    int houses = 0;  // 5 is a hotel
    bool mortgaged = false;
    bool whole_group = false;  // its owner has the whole group
};

struct ShownSeat {
    Seat seat{};
    std::string name;
    rules::Colour colour = rules::Colour::Red;
    char token = '1';
    Square at = rules::go;
    bool out = false;      // without a token
    bool decides = false;  // its token stands out
};

struct ShownBoard {
    const rules::Board* printed = nullptr;
    Per<Square, ShownSquare, rules::most_squares> squares;
    std::vector<ShownSeat> seats = {};                         // seat 1 first
    std::optional<rules::Direction> direction = std::nullopt;  // where tokens can turn
    std::optional<Square> marker = std::nullopt;               // of the turns, where there is one

    [[nodiscard]] int size() const { return printed->size; }
    [[nodiscard]] const rules::Spot& spot(Square square) const { return printed->at(square); }
    [[nodiscard]] const ShownSeat& seat(Seat seat) const {
        return seats[static_cast<std::size_t>(number(seat)) - 1];
    }
};

// Without players, and with the icons of what is printed.
[[nodiscard]] ShownBoard empty_board(const rules::Board& printed);

}  // namespace parlor::tui
