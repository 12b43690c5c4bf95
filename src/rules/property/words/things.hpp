// The THINGS of a trade in the table language.
//
// Source: table-language.md, "Moves".
// Errors: as text that quotes the wrong word.
#pragma once

#include "rules/board/words.hpp"
#include "rules/property/position.hpp"

namespace parlor::property {

// `$N` up to the most that a player can hold, squares, `free-card` once per card; or `nothing`.
Result<Goods> parse_goods(const board::Board& board, board::Words words);

}  // namespace parlor::property
