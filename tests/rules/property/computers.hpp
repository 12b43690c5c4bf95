// Asking the computers: what one of that level would do in the chair of whoever has to decide.
//
//   CHECK(chosen(table, Level::Zero) == "buy");
//
// Nothing is left to luck: the draws are always the lowest.
#pragma once

#include "rigged.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/words/words.hpp"

namespace parlor::rules {

inline constexpr std::array<Level, level_count> every_level{Level::Zero, Level::One, Level::Two};

// As a line without the seat: `bid 55`.
inline std::string chosen(const Table& table, Level level) {
    auto lowest = [](int) { return 0; };
    const Patience little{.times = 2, .turns = 5};
    return to_line(*table.game.edition, choose(table.game, level, Draw{lowest}, little));
}

inline std::string reason(const Table& table, Level level) {
    auto lowest = [](int) { return 0; };
    return why(table.game, level, Draw{lowest});
}

// The same with that much money in hand.
inline Table with_money(Table table, int money) {
    rig(table, {.money = {{number(table.game.decision.seat), money}}});
    return table;
}
inline std::string chosen_with(const Table& table, int money, Level level) {
    return chosen(with_money(table, money), level);
}
inline std::string reason_with(const Table& table, int money, Level level) {
    return reason(with_money(table, money), level);
}

}  // namespace parlor::rules
