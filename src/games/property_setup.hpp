// A property game's setup from the lines before `begin`: the options and their ranges, the
// colours, how many seats.
//
// Source:   table-language.md, "Before begin"; C-1.3, C-1.4, C-9.
// Errors:   all that is wrong, each with its line, in the order of the lines.
#pragma once

#include <vector>

#include "rules/property/property.hpp"
#include "table/setup.hpp"

namespace parlor {

// Fills in `setup`, whose edition and ruleset (the mode's) are there already.
[[nodiscard]] std::vector<table::LineError> take_setup(const table::SetupAsked& asked,
                                                       const rules::Mode& mode,
                                                       rules::Property::Setup& setup);

}  // namespace parlor
