// `parlor odds`: how often throws end on each square of a property board.
//
// Source: rules/property/odds.hpp plays the throws, the same number for each of the two ways of
//         leaving Gaol.
#pragma once

#include <cstdint>
#include <string>

#include "base/result.hpp"

namespace parlor::shell {

// A row for each square: number, name, per cent when Gaol is left at once, per cent when it is left
// as late as possible; then a row for In Gaol. An empty `board` is the board of the mode. An error
// when the mode or the board does not exist.
[[nodiscard]] Result<std::string> odds_table(const std::string& mode,
                                             const std::string& board,
                                             std::int64_t throws);

}  // namespace parlor::shell
