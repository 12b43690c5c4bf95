// Arguments of moves in the table language: numbers, seats, squares, and the THINGS of a trade.
//
// Source: table-language.md, "Moves".
// Errors: in words that quote the wrong word.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/slip.hpp"
#include "rules/property/position.hpp"

namespace parlor::rules {

using Words = std::span<const std::string>;

[[nodiscard]] std::optional<int> parse_number(std::string_view text);
Result<Seat> parse_seat(const std::string& word);
Result<Square> parse_square(const Board& board, const std::string& word);  // by id or number
Result<Squares> parse_squares(const Board& board, Words words);            // each once

// `$N` up to the most that a player can hold, squares, `free-card` once per card; or `nothing`.
Result<Goods> parse_goods(const Board& board, Words words);

}  // namespace parlor::rules
