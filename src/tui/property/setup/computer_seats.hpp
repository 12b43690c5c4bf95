// The seats of computers in a game that is set up: the last ones, as on the C64.
//
// Source:  C-1.3, C-1.4; docs/layout.md, 5, page 6.
// Choices: all computers of a game have one level, names of their own, and the first colours that
//          people leave them.
#pragma once

#include <cstddef>
#include <vector>

#include "rules/property/property.hpp"

namespace parlor::tui {

[[nodiscard]] std::size_t people_among(const std::vector<rules::Sitter>& sitters);

// The last `computers` of the sitters are computers then, and all others people. Requires that
// there are so many.
void seat_computers(std::vector<rules::Sitter>& sitters, std::size_t computers, rules::Level level);

// Again, whenever a person has taken a colour.
void colour_computers(std::vector<rules::Sitter>& sitters);

[[nodiscard]] rules::Sitter person_at(std::size_t seat);  // from 0, as it is offered

}  // namespace parlor::tui
