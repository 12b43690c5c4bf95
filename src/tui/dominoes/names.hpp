// The names of the players, and the level of each seat that Mack plays.
#pragma once

#include <optional>
#include <string>

#include "dominoes/mack.hpp"
#include "dominoes/view.hpp"

namespace parlor::tui::domino {

using Names = Per<Seat, std::string, dominoes::both_seats.size() + 1>;
using Levels = Per<Seat, std::optional<dominoes::Level>, dominoes::both_seats.size() + 1>;

// The name in capitals, at most so wide; Mack's with his level.
[[nodiscard]] std::string name_within(int width,
                                      const std::string& name,
                                      std::optional<dominoes::Level> level);

}  // namespace parlor::tui::domino
