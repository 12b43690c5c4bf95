#include "rules/property/ruleset.hpp"

#include <algorithm>
#include <vector>

namespace parlor::property {

bool has_leaderboard(const Ruleset& rules) {
    return rules.standings == Standings::Leaderboard or rules.clocks == Clocks::Each;
}

Pieces pieces_at_start(const Ruleset& rules, const board::Board& board) {
    if (rules.buildings == Buildings::Limited) return {};
    int streets = 0;
    for (const Square square : board.deeds)
        if (board.at(square).kind == board::Kind::Street) ++streets;
    return {streets * (board::hotel - 1), streets};
}

int most_deeds_dealt(const board::Board& board, Money start_money, int seats) {
    std::vector<Money> prices;
    for (const Square square : board.deeds) prices.push_back(board.at(square).price);
    std::ranges::sort(prices, std::greater{});
    Money dearest;
    int most = 0;
    for (const Money price : prices) {
        dearest += price;
        const bool enough_deeds = (most + 1) * seats <= board.deeds.count();
        if (most == most_start_deeds or not enough_deeds or dearest > start_money) break;
        ++most;
    }
    return most;
}

}  // namespace parlor::property
