// What the views of all games round a board show alike: the seats, the squares and the auction. Each
// game adds its own to these.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/game_view.hpp"
#include "base/units.hpp"
#include "rules/board/auction.hpp"
#include "rules/board/board.hpp"
#include "rules/board/sitter.hpp"

namespace parlor::board {

struct SquareView {
    Seat owner = bank;
    int houses = 0;  // 5 is a hotel
    bool mortgaged = false;
    bool whole_group = false;  // its owner has the complete group
    Money rent;                // of a visitor now; of a utility in some games, for each pip rolled
    friend bool operator==(const SquareView&, const SquareView&) = default;
};

struct SeatView : Sitting {
    Colour colour = Colour::Red;
    char token = '1';  // its mark on the board: letter, symbol or the seat's number
    Square at = go;
    int deeds = 0, houses = 0, hotels = 0, full_groups = 0;
    Money equity;  // of the deeds
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

// A seat without deeds, at GO.
[[nodiscard]] SeatView seat_view(Seat seat, const Sitter& sitter);
void count_houses(SeatView& seat, int steps);  // of building on one of its streets

struct View : GameView {
    int round = 1;
    Seat turn{};  // the seat whose turn it is
    Per<Square, SquareView, most_squares> squares;
    std::optional<Auction> auction;

    [[nodiscard]] virtual const Board& board() const = 0;
    [[nodiscard]] virtual const SeatView& seat(Seat seat) const = 0;
    [[nodiscard]] const Sitting& sitting(Seat seat) const final { return this->seat(seat); }
    [[nodiscard]] virtual std::optional<int> last_round() const { return std::nullopt; }
    [[nodiscard]] std::string part() const final { return "Round " + std::to_string(round); }
    // The square of the decision, if it is not the token's: at auction, for sale, a tollbooth.
    [[nodiscard]] virtual std::optional<Square> decided_on() const = 0;
    // The same, with the seat's token on this square.
    [[nodiscard]] virtual ViewPtr with_token(Seat seat, Square at) const = 0;

    friend bool operator==(const View&, const View&) = default;
};

}  // namespace parlor::board
