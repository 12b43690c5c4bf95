// `parlor odds`: how often rolls end on each square of a property board.
//
// Source: rules/property/figures/odds.hpp plays the rolls, the same number for each of the two ways of
//         leaving Gaol.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace parlor::shell {

// A row for each square: number, name, per cent for leaving Gaol at once, per cent for leaving it
// as late as possible; then a row for In Gaol. An empty `board` means the board of the mode. An
// error when the mode or the board does not exist.
[[nodiscard]] Result<std::string> odds_table(const std::string& mode,
                                             const std::string& board,
                                             std::int64_t throws);

}  // namespace parlor::shell
