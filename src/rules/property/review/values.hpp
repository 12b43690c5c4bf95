// What each move that is open is worth: the chance to win after it, by playouts.
//
// Source:  docs/playing.md, "Hints".
// Units:   chances to win the game, 0 to 1.
// Choices: the moves are those of a review (alternatives.hpp), and what a master would do. Each is
//          played out equally often, with the same chance (playout.hpp), so that little but the moves
//          makes the difference. The player's own level in a playout is that of everybody: a trader.
#pragma once

#include <cstdint>
#include <vector>

#include "base/draw.hpp"
#include "rules/property/game.hpp"
#include "rules/property/review/levels.hpp"

namespace parlor::property {

struct MoveValue {
    Action move;
    double chance = 0;
    double error = 0;  // the standard error of its distance to the best
};

class Values {
public:
    // Requires a decision of a player. The same game and draws give the same values.
    Values(const Game& game, const Levels& levels, Draw draw);

    [[nodiscard]] std::size_t moves() const { return trials_.size(); }

    // Plays each move out once more.
    void go_on();

    // Requires that it went on at least once.
    [[nodiscard]] std::vector<MoveValue> best_first() const;

private:
    struct Trial {
        Action move;
        Game after;
        std::vector<double> won = {};  // in each playout
    };

    Seat seat_;
    std::uint64_t seed_;
    std::vector<Trial> trials_;
};

}  // namespace parlor::property
