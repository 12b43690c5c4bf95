// Asks computer players for the move of the seat that has to decide.
//
//   CHECK(chosen(table, Level::Zero) == "buy");
//
// All draws return 0, so the answers are deterministic.
#pragma once

#include "rules/property/computer.hpp"
#include "rules/property/rigged.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::property {

inline constexpr std::array<board::Level, board::level_count> every_level{
    board::Level::Zero, board::Level::One, board::Level::Two};

// The move as a line without the seat: `bid 55`.
inline std::string chosen(const Table& table, board::Level level) {
    auto lowest = [](int) { return 0; };
    const Patience little{.times = 2, .turns = 5};
    return to_line(*table.game.edition, choose(table.game, level, Draw{lowest}, little));
}

inline std::string reason(const Table& table, board::Level level) {
    auto lowest = [](int) { return 0; };
    return why(table.game, level, Draw{lowest});
}

// The same table, with this much money for the seat that has to decide.
inline Table with_money(Table table, int money) {
    rig(table, {.money = {{number(table.game.decision.seat), money}}});
    return table;
}
inline std::string chosen_with(const Table& table, int money, board::Level level) {
    return chosen(with_money(table, money), level);
}
inline std::string reason_with(const Table& table, int money, board::Level level) {
    return reason(with_money(table, money), level);
}

}  // namespace parlor::property
