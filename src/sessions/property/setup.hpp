// The setup of a property game from the lines before `begin`: the options and their ranges, the
// colours, and the number of seats.
//
// Source: table-language.md, "Before begin"; C-1.3, C-1.4, C-9, M-2.1.
// Errors: all errors with their lines, in the order of the lines.
#pragma once

#include <vector>

#include "rules/property/property.hpp"
#include "table/game/setup.hpp"

namespace parlor {

// Completes `setup`. Requires that it already has the edition, and the mode's ruleset.
[[nodiscard]] std::vector<table::LineError> take_setup(const table::SetupAsked& asked,
                                                       const property::Mode& mode,
                                                       property::Property::Setup& setup);

}  // namespace parlor
