// Playing dominoes: the one way from a position to the next.
//
//   play(game, action, tell)  ->  played: the game has changed, and its events were reported
//                             ->  a Refusal: nothing changed, nothing reported
//   play(game, action)        ->  the same without touching `game`
//
// Pure: same game and action, same outcome, on every machine. No clock, no randomness (chance comes
// in as the actions of seat 0), no I/O, no exceptions.
//
// Source:  D-1 to D-6.
// Choices: an end may be named where none is needed, and the tile then goes there.
#pragma once

#include <variant>
#include <vector>

#include "dominoes/draft.hpp"
#include "dominoes/refusal.hpp"

namespace parlor::dominoes {

// A new game: chance has to draw for the down, or to deal.
[[nodiscard]] Game begin(const Ruleset& rules);

// The primitive: changes `game` in place. `action` is a move of the seat to move, or of chance.
Answer play(Game& game, const Action& action, Tell tell);

struct Step {
    Game game;
    std::vector<Event> events;
};
[[nodiscard]] std::variant<Step, Refusal> play(const Game& game, const Action& action);

}  // namespace parlor::dominoes
