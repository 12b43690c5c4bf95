#include "rules/property/computer.hpp"

#include "rules/property/computer/beginner.hpp"
#include "rules/property/computer/master.hpp"
#include "rules/property/computer/trader.hpp"

namespace parlor::property {
namespace {

computer::Thought think(const OpenGame& game, board::Level level, Patience patience, Draw draw) {
    const computer::Sight my{game, game.decision.seat, patience, draw};
    switch (level) {
        case board::Level::Zero: return computer::beginner(my);
        case board::Level::One: return computer::trader(my);
        case board::Level::Two: return computer::master(my);
    }
    return {};
}

}  // namespace

Action choose(const OpenGame& game, board::Level level, Draw draw, Patience patience) {
    return think(game, level, patience, draw).action;
}

std::string why(const OpenGame& game, board::Level level, Draw draw) {
    return words_for(think(game, level, {}, draw));
}

}  // namespace parlor::property
