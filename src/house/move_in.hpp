// The move of a line as tables write it: `2 roll`, and LF.
#pragma once

#include <optional>
#include <string_view>

#include "table/language/line.hpp"

namespace parlor::house {

// Nothing when it is none.
[[nodiscard]] std::optional<table::MoveLine> move_in(std::string_view text);

}  // namespace parlor::house
