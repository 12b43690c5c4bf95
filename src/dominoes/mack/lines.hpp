// Lines: how a hand may go on, over and over, in worlds that are possible; and what the player
// learns from them.
//
// The player's own plays are those that have done best so far in what looks the same to them; where
// a line is new, what looks best at a glance. The other plays as somebody in their manner would.
//
// Source: D-7.1; P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree
//         Search", 2012; P. Auer and others, "Finite-time Analysis of the Multiarmed Bandit
//         Problem", 2002.
// Units:  -1 is lost, 1 won (winning.hpp).
#pragma once

#include <unordered_map>
#include <vector>

#include "dominoes/legal.hpp"
#include "dominoes/mack/manner.hpp"

namespace parlor::dominoes {

class Lines {
public:
    explicit Lines(Seat player) : player_{player} {}

    // What is won at the end of a line that starts with this play of the player's, when the other
    // plays in this manner.
    [[nodiscard]] double after(Game game, const Play& play, Manner others);

private:
    struct Tried {
        Play play;
        int times = 0;
        double won = 0;
    };
    struct Crossing {  // where the player has to choose
        std::vector<Tried> ways;
        int times = 0;
    };

    // Nothing where the player has not been before.
    [[nodiscard]] Tried* known_way(const Game& game, const ShortList<Play, tile_count>& plays);

    Seat player_;
    std::unordered_map<std::uint64_t, Crossing> crossings_;  // by what the player sees there
};

}  // namespace parlor::dominoes
