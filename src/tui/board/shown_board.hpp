// The board for drawing: each game on a board makes it from its own view, once a frame, for all
// pictures of the board.
//
// Choices: the game decides what its squares are; only streets always have their printed meaning.
//          The turn marker is where other games mark mortgages, because no game has both.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/board/view.hpp"
#include "rules/board/walk.hpp"

namespace parlor::tui {

// The picture on a square that is not a street.
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

struct ShownSquare : board::SquareView {
    Icon icon = Icon::None;
    Money toll;  // tollbooths only
};

struct ShownSeat {
    Seat seat{};
    std::string name;
    board::Colour colour = board::Colour::Red;
    char token = '1';
    Square at = board::go;
    bool out = false;      // without a token
    bool decides = false;  // its token stands out
};

struct ShownBoard {
    const board::Board* printed = nullptr;
    Per<Square, ShownSquare, board::most_squares> squares;
    std::vector<ShownSeat> seats = {};                         // seat 1 first
    std::optional<board::Direction> direction = std::nullopt;  // where tokens can turn
    std::optional<Square> marker = std::nullopt;               // of the turns, where it is used

    [[nodiscard]] int size() const { return printed->size; }
    [[nodiscard]] const board::Spot& spot(Square square) const { return printed->at(square); }
    [[nodiscard]] const ShownSeat& seat(Seat seat) const {
        return seats[static_cast<std::size_t>(number(seat)) - 1];
    }
};

// With the printed icons: without players, and as in this view.
[[nodiscard]] ShownBoard empty_board(const board::Board& printed);
[[nodiscard]] ShownBoard board_in_play(const board::View& view);

}  // namespace parlor::tui
