// The ruleset: everything a player can choose before the game.
//
// Source: D-1.1, D-1.2, D-6; table-language.md, its table of options.
#pragma once

#include <array>

#include "dominoes/points.hpp"

namespace parlor::dominoes {

enum class Redeal { Never, ForDoubles };             // D-6.1
enum class DownRule { Alternating, HighestDouble };  // D-6.2

struct Ruleset {
    int hand = 11;  // tiles dealt to each player
    Points target{250};
    Redeal redeal = Redeal::Never;
    DownRule down = DownRule::Alternating;
    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

inline constexpr std::array hand_sizes{7, 9, 11};
inline constexpr int lowest_target = 1, highest_target = 999;

// The number of doubles in a dealt hand from which its player may ask for a redeal (D-6.1).
[[nodiscard]] constexpr int doubles_for_redeal(int hand) { return hand == 11 ? 5 : 4; }

}  // namespace parlor::dominoes
