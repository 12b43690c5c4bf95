// The setup of a domino game from the lines before `begin`: options and their ranges, and two
// seats.
//
// Source:  table-language.md, "Before begin"; D-1, D-6.
// Errors:  all errors with their lines, in the order of the lines.
// Choices: a seat may have a colour, as in every game; dominoes ignores the colour.
#pragma once

#include <vector>

#include "dominoes/dominoes.hpp"
#include "table/game/setup.hpp"

namespace parlor {

[[nodiscard]] std::vector<table::LineError> take_setup(const table::SetupAsked& asked,
                                                       dominoes::Dominoes::Setup& setup);

}  // namespace parlor
