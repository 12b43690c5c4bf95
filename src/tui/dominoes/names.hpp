// The names of the players, and the level of each seat that Mack plays.
#pragma once

#include <optional>
#include <string>

#include "dominoes/mack.hpp"
#include "dominoes/view.hpp"

namespace parlor::tui::domino {

using Names = Per<Seat, std::string, dominoes::both_seats.size() + 1>;
using Levels = Per<Seat, std::optional<dominoes::Level>, dominoes::both_seats.size() + 1>;

}  // namespace parlor::tui::domino
