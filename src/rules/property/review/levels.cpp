#include "rules/property/review/levels.hpp"

namespace parlor::property {

Levels levels_at(const Setup& setup, const OpenGame& game) {
    Levels levels;
    for (int seat = 1; seat <= game.seats; ++seat)
        levels[Seat(seat)] =
            sitter_at(setup, game, Seat(seat)).computer.value_or(board::Level::Two);
    return levels;
}

}  // namespace parlor::property
