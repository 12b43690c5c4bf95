// Why another play was better than the one that was made, in sentences.
//
// Source:  docs/playing.md, "Review"; D-7.2: only from what the player could know then.
// Choices: the points at once; numbers that the opponent had none of; the own tiles that fit
//          afterwards; the unseen tiles with which the opponent scores; a double played; the spots
//          that are gone. Only what speaks for the better play is said.
#pragma once

#include <string>
#include <vector>

#include "dominoes/view.hpp"

namespace parlor::dominoes {

// The most important first; never empty. Requires legal plays.
[[nodiscard]] std::vector<std::string> why_better(const View& view,
                                                  const Play& better,
                                                  const Play& made,
                                                  const std::string& opponent);

}  // namespace parlor::dominoes
