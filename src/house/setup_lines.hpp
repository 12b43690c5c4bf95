// Setup lines: the game of a table before it begins, from the lines of its header.
//
// Errors: `setup:2: seats are numbered 1 to 8, not 9`.
#pragma once

#include <string>
#include <string_view>

#include "base/result.hpp"
#include "table/game/setup.hpp"

namespace parlor::house {

// What the lines up to `begin` ask for; `file` is their name in errors.
[[nodiscard]] Result<table::SetupAsked> setup_in(std::string_view lines, const std::string& file);

}  // namespace parlor::house
