// The setup of a game of Moneyloopy from the lines before `begin`: options, colours and the number
// of seats.
//
// Source: table-language.md, "Before begin"; L-1.1.
// Errors: all errors with their lines, in the order of the lines.
#pragma once

#include <vector>

#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/game/setup.hpp"

namespace parlor {

// Completes `setup`. Requires that it already has the edition.
[[nodiscard]] std::vector<table::LineError> take_setup(const table::SetupAsked& asked,
                                                       moneyloopy::Moneyloopy::Setup& setup);

}  // namespace parlor
