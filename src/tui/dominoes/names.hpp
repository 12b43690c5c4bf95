// What the players are called.
#pragma once

#include <string>

#include "dominoes/view.hpp"

namespace parlor::tui::domino {

using Names = Per<Seat, std::string, dominoes::both_seats.size() + 1>;

}  // namespace parlor::tui::domino
