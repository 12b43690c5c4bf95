// `parlor odds`: on which squares throws end, as a table on standard output.
//
// Source: rules/odds.hpp plays the throws; both ways of being in Gaol get as many.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace parlor {

// A row a square: number, name, per cent when Gaol is left at once, per cent when it is not
// left before it must be; then a row for In Gaol. An error when there is no such board.
[[nodiscard]] Result<std::string> odds_table(const std::string& board, std::int64_t throws);

}  // namespace parlor
