// The seats in set-up: people first, of these the guests last, and computers in the last seats, as
// on the C64.
//
// Source:  C-1.3, C-1.4, T-2.2; docs/layout.md, 5, page 6.
// Choices: computers have their own names. They and guests have the first colours that nobody
//          before them has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/board/sitter.hpp"

namespace parlor::tui::setup {

[[nodiscard]] std::size_t people_among(const std::vector<board::Sitter>& sitters);
[[nodiscard]] std::size_t computers_among(const std::vector<board::Sitter>& sitters);

// Adds people in new seats, or removes the last seats.
void seat_people(std::vector<board::Sitter>& sitters, std::size_t seats);

// Makes the last sitters computers of these levels, and all others people. Requires at least as
// many sitters as levels.
void seat_computers(std::vector<board::Sitter>& sitters, std::span<const board::Level> levels);

// Gives those who have no token the one that is offered (M-2.1).
enum class Tokens : std::uint8_t { Letters, Digits };
void give_tokens(std::span<board::Sitter> sitters, Tokens offered);

// Makes the last people guests, with the usual names. Requires at least as many people.
void seat_guests(std::vector<board::Sitter>& sitters, std::size_t guests);

// Gives colours to those from this seat on. Call this again whenever a person has taken a colour.
void colour_from(std::vector<board::Sitter>& sitters, std::size_t first);

// As they are when the game begins: those who look like somebody before them, as nobody has asked
// them yet, have other names, colours and tokens (U-3.1).
[[nodiscard]] std::vector<board::Sitter> told_apart(std::vector<board::Sitter> sitters);

}  // namespace parlor::tui::setup
