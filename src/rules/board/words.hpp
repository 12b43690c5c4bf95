// Arguments of moves and events round a board in the table language: numbers, money, seats and
// squares.
//
// Source: table-language.md, "Moves".
// Errors: as text that quotes the wrong word.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/slip.hpp"
#include "rules/board/board.hpp"

namespace parlor::board {

using Words = std::span<const std::string>;

[[nodiscard]] std::optional<int> parse_number(std::string_view text);
Result<Money> parse_money(std::string_view word);  // `$N`, up to the most that a player can hold
Result<Seat> parse_seat(const std::string& word);
Result<Square> parse_square(const Board& board, const std::string& word);  // by id or number
Result<Squares> parse_squares(const Board& board, Words words);            // each once

// The sum of `bid N`, which may exceed the most that a player can hold (C-4.3); the faces of
// `dice A B`; and one face, 1 to 6.
Result<Money> parse_bid(Words words);
Result<Dice> parse_dice(Words words);
[[nodiscard]] std::optional<int> parse_face(std::string_view word);

[[nodiscard]] std::string seats_listed(Seats seats);  // `1,3`

// ` mayfair park-lane`: a blank before each id.
[[nodiscard]] std::string list_of(const Board& board, Squares squares);

}  // namespace parlor::board
