// The seats in set-up: people first, computers in the last seats, as on the C64.
//
// Source:  C-1.3, C-1.4; docs/layout.md, 5, page 6.
// Choices: computers have names of their own, and the first colours that people have not taken.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "rules/board/sitter.hpp"

namespace parlor::tui::setup {

[[nodiscard]] std::size_t people_among(const std::vector<rules::Sitter>& sitters);
[[nodiscard]] std::size_t computers_among(const std::vector<rules::Sitter>& sitters);

// Brings people to the seats beyond the present ones, or leaves the last seats out.
void seat_people(std::vector<rules::Sitter>& sitters, std::size_t seats);

// Makes the last sitters computers of these levels, and all others people. Requires that there are
// so many sitters.
void seat_computers(std::vector<rules::Sitter>& sitters, std::span<const rules::Level> levels);

// To be called again whenever a person has taken a colour.
void colour_computers(std::vector<rules::Sitter>& sitters);

}  // namespace parlor::tui::setup
