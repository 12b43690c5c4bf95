// Judging a decision, by playing out what was done and what could have been done instead.
//
// Source:  docs/playing.md, "Review". Sequential halving: Karnin, Koren and Somekh, "Almost optimal
//          exploration in multi-armed bandits", 2013.
// Choices: all moves are played out with the same chance (playout.hpp), and the worse half is
//          dropped again and again; what was played is never dropped. Then the best and the played
//          one are compared with other chance than before, so that luck in the choice does not
//          count: until it is clear which is better, or how close they are, or the effort is used.
//          Traders play all this. What is not fine by it is compared once more, with each seat
//          playing as it does for a round, people as masters: these see what traders do not, and
//          what comes of it counts.
#pragma once

#include <cstdint>
#include <span>

#include "rules/property/review/judgement.hpp"
#include "rules/property/review/playout.hpp"

namespace parlor::property {

// How many playouts a decision may take.
enum class Effort : std::uint8_t { Quick, Usual };

// Compares what was played with each of the moves, of which it is the first. Requires two or more.
// The same seed gives the same judgement.
[[nodiscard]] Judgement judge(const Game& before,
                              std::span<const Action> moves,
                              const Levels& levels,
                              Effort effort,
                              std::uint64_t seed);

// The chance of each seat to win, as in playouts.
[[nodiscard]] Shares chances_in(const Game& game, Effort effort, std::uint64_t seed);

}  // namespace parlor::property
