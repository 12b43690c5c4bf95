#include "rules/moneyloopy/computer.hpp"

#include "rules/moneyloopy/computer/beginner.hpp"
#include "rules/moneyloopy/computer/master.hpp"
#include "rules/moneyloopy/computer/trader.hpp"

namespace parlor::moneyloopy {
namespace {

computer::Thought think(const Game& game, board::Level level) {
    const computer::Sight my = computer::sight_of(game);
    switch (level) {
        case board::Level::Zero: return computer::beginner(my);
        case board::Level::One: return computer::trader(my);
        case board::Level::Two: return computer::master(my);
    }
    return {};
}

}  // namespace

Action choose(const Game& game, board::Level level) { return think(game, level).action; }

std::string why(const Game& game, board::Level level) { return words_for(think(game, level)); }

}  // namespace parlor::moneyloopy
