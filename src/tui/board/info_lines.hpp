// Lines of information cards and of statistics: words, dots and a figure.
//
// Source: docs/layout.md, 4, "Square info" and "Statistics".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/units.hpp"
#include "rules/board/view.hpp"

namespace parlor::tui {

inline constexpr int width_of_info = 19;

[[nodiscard]] std::string money_line(std::string_view words, Money sum);  // of a square
[[nodiscard]] std::string figure_line(std::string_view words,
                                      std::string_view sign,
                                      int value);               // of a player
[[nodiscard]] std::string hidden_line(std::string_view words);  // a figure that is not to be seen

// `OWNER`, the owner's sign and name; empty when nobody owns it.
[[nodiscard]] std::string owner_line(const board::View& view, Square square);

// The rents of a street, from none to a hotel.
[[nodiscard]] std::vector<std::string> street_rents(const board::Spot& spot);

}  // namespace parlor::tui
