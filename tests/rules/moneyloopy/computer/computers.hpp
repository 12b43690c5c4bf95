// Asks computer players of Moneyloopy for the move of the seat that has to decide.
//
//   CHECK(chosen(table, Level::Zero) == "buy");
#pragma once

#include "rules/moneyloopy/computer.hpp"
#include "rules/moneyloopy/table.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {

inline constexpr std::array<board::Level, board::level_count> every_level{
    board::Level::Zero, board::Level::One, board::Level::Two};

// The move as a line without the seat: `bid 155`.
inline std::string chosen(const Table& table, board::Level level) {
    return to_line(table.game.board(), choose(table.game, level));
}

inline std::string reason(const Table& table, board::Level level) { return why(table.game, level); }

}  // namespace parlor::moneyloopy
