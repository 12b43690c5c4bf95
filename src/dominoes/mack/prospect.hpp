// What a play is worth to the seat that makes it, in points, looking three plays ahead: this one,
// the other's reply as far as it can be foreseen, and the best play after that.
//
// Source:  D-7.1, level 1.
// Units:   points, as fractions of them; only the difference between two plays means anything.
#pragma once

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// Requires a play that is open to the seat that has this hand.
[[nodiscard]] double worth(const Layout& layout,
                           Tiles hand,
                           const Hidden& hidden,
                           const Play& play);

}  // namespace parlor::dominoes
