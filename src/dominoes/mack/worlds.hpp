// Worlds: the opponent's hands and boneyards that fit everything one seat has seen.
//
// A world says when the opponent got each tile that they have or had, and in which order the
// boneyard is. The deal makes all worlds equally likely; the evidence rules some out, and makes
// some likelier. A random walk (the Metropolis algorithm) goes from world to world: two tiles
// change places if the evidence allows it, less often when the result is less likely.
//
// Source: D-7.2; N. Metropolis and others, "Equation of State Calculations", 1953.
#pragma once

#include <vector>

#include "base/draw.hpp"
#include "dominoes/mack/evidence.hpp"
#include "dominoes/mack/world.hpp"

namespace parlor::dominoes {

enum class Likely : std::uint8_t {
    ByPlays,  // weighted by the opponent's plays
    Equally   // all worlds that the draws and passes allow
};

class Worlds {
public:
    // Starts in an arbitrary world. Requires a view of a hand that was played by the rules.
    Worlds(const View& view, Draw draw, Likely likely = Likely::ByPlays);

    // Moves to another world, a few changes away.
    void wander(Draw draw);

    [[nodiscard]] World world() const;

    // Draws a manner of the opponent, weighted by its likelihood in this world.
    [[nodiscard]] Manner manner(Draw draw) const;

private:
    void change_any_two(Draw draw);
    void change(Holding& one, Holding& another, Draw draw);
    void change_with_boneyard(Holding& held, Tile& hidden, Draw draw);
    [[nodiscard]] bool goes_on(Draw draw);

    Evidence evidence_;
    Likely likely_;
    std::vector<Holding> holdings_;
    TileList boneyard_;
    ByManner likelihood_;
};

}  // namespace parlor::dominoes
