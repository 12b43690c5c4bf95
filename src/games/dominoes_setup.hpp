// A domino game's setup from the lines before `begin`: the options and their ranges, two seats.
//
// Source:  table-language.md, "Before begin"; D-1, D-6.
// Errors:  all that is wrong, each with its line, in the order of the lines.
// Choices: a seat may have a colour, as in every game; nothing is made of it.
#pragma once

#include <vector>

#include "dominoes/dominoes.hpp"
#include "table/setup.hpp"

namespace parlor {

[[nodiscard]] std::vector<table::LineError> take_setup(const table::SetupAsked& asked,
                                                       dominoes::Dominoes::Setup& setup);

}  // namespace parlor
