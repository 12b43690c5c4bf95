// Lines: playouts of a hand in possible worlds, and the search tree that they build.
//
// The player's own plays are the best so far in positions that look the same to the player (UCT
// over information sets); beyond the tree, the best at a glance. The opponent plays in a given
// manner.
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
#include "dominoes/mack/winning.hpp"

namespace parlor::dominoes {

class Lines {
public:
    explicit Lines(Seat player) : player_{player} {}

    // The result of one playout that begins with this play of the player, against an opponent who
    // plays in this manner.
    [[nodiscard]] LineEnd after(Game game, const Play& play, Manner others);

private:
    struct Tried {
        Play play;
        double look = 0;  // how much worse than the best play it is at a glance
        int times = 0;
        double won = 0;
    };
    struct Crossing {  // a node of the tree: the player has to choose
        std::vector<Tried> ways;
        int times = 0;
    };

    [[nodiscard]] std::vector<Tried> untried_ways(const Game& game,
                                                  const ShortList<Play, tile_count>& plays);

    // Nothing at a new node.
    [[nodiscard]] Tried* known_way(const Game& game, const ShortList<Play, tile_count>& plays);

    Seat player_;
    std::unordered_map<std::uint64_t, Crossing> crossings_;  // by a hash of what is seen there
};

}  // namespace parlor::dominoes
