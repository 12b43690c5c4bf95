// Playing the property game: the one way from a position to the next.
//
//   play(game, action, tell)  ->  played: the game has changed, and its events were reported
//                             ->  a Refusal: nothing changed, nothing reported
//   play(game, action)        ->  the same without touching `game`
//
// Pure: same game and action, same outcome, on every machine. No clock, no randomness (chance comes
// in as the actions of seat 0), no I/O, no exceptions.
#pragma once

#include <variant>
#include <vector>

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

// A new game: seats 1 to `seats` with their start money; chance has to answer with the first roll.
// Requires 1 to max_seats seats, and rules that allow this number (C-9.4, C-9.5).
[[nodiscard]] Game deal(const Edition& edition, const Ruleset& rules, int seats);

// The primitive: changes `game` in place. `action` is a move of the seat to move
// (game.decision.seat).
Answer play(Game& game, const Action& action, Tell tell);

struct Step {
    Game game;
    std::vector<Event> events;
};
[[nodiscard]] std::variant<Step, Refusal> play(const Game& game, const Action& action);

}  // namespace parlor::property
