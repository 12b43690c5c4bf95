// Endings: with the boneyard empty no tile is hidden, and a hand can be played perfectly.
//
// An exhaustive alpha-beta search with a transposition table.
//
// Source:  D-7.1.
// Units:   -1 is lost, 1 won: the value of the score at the end of the hand (winning.hpp).
// Choices: a player who had to draw nearly all the boneyard may have so many plays that no search
//          ends in good time; then there is no answer.
#pragma once

#include <optional>
#include <vector>

#include "base/draw.hpp"
#include "dominoes/game.hpp"
#include "dominoes/legal.hpp"
#include "dominoes/mack/winning.hpp"

namespace parlor::dominoes {

struct BestPlay {
    Play play;
    double value = 0;  // to the seat that makes it
};

// Requires an empty boneyard and a seat that has plays. Nothing when there are too many positions.
// The search draws a number below 1, which decides nothing: a caller that watches the draws sees
// that the search is still running, and may end it.
[[nodiscard]] std::optional<BestPlay> perfect_play(const Game& game, Draw draw);

// For each of the legal plays, in their order: the end that comes when both players then play
// perfectly. Requires the same; empty when there are too many positions.
[[nodiscard]] std::vector<LineEnd> perfect_lines(const Game& game);

}  // namespace parlor::dominoes
