// Worlds: what the other hand and the boneyard may be, for all that one seat has seen.
//
// A world says of each tile the other has had since when they had it, and in which order the rest
// lie in the boneyard. The deal makes all of them equally likely; the evidence rules some out, and
// makes some likelier. From a world to the next goes a random walk: two tiles change places if the
// evidence allows it, and the less likely the outcome the more seldom.
//
// Source: D-7.2; N. Metropolis and others, "Equation of State Calculations", 1953.
#pragma once

#include <vector>

#include "base/draw.hpp"
#include "dominoes/mack/evidence.hpp"
#include "dominoes/mack/world.hpp"

namespace parlor::dominoes {

class Worlds {
public:
    // Starts in one of them. Requires a view of a hand that was played by the rules.
    Worlds(const View& view, Draw draw);

    // Goes on to another one, a few changes away.
    void wander(Draw draw);

    [[nodiscard]] World world() const;

    // One of the manners in which the other may have played in this world, at its odds.
    [[nodiscard]] Manner manner(Draw draw) const;

private:
    void change_any_two(Draw draw);
    void change(Holding& one, Holding& another, Draw draw);
    void change_with_boneyard(Holding& held, Tile& hidden, Draw draw);
    [[nodiscard]] bool goes_on(Draw draw);

    Evidence evidence_;
    std::vector<Holding> holdings_;
    TileList boneyard_;
    ByManner likelihood_;
};

}  // namespace parlor::dominoes
