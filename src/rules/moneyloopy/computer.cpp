#include "rules/moneyloopy/computer.hpp"

#include "rules/moneyloopy/computer/beginner.hpp"
#include "rules/moneyloopy/computer/master.hpp"
#include "rules/moneyloopy/computer/trader.hpp"

namespace parlor::rules::moneyloopy {
namespace {

computer::Thought think(const Game& game, Level level) {
    const computer::Sight my = computer::sight_of(game);
    switch (level) {
        case Level::Zero: return computer::beginner(my);
        case Level::One: return computer::trader(my);
        case Level::Two: return computer::master(my);
    }
    return {};
}

}  // namespace

Action choose(const Game& game, Level level) { return think(game, level).action; }

std::string why(const Game& game, Level level) { return words_for(think(game, level)); }

}  // namespace parlor::rules::moneyloopy
