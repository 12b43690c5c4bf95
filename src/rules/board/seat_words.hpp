// Seats as text, and their lines before `begin`.
//
// Source: table-language.md, "Before begin".
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/units.hpp"
#include "rules/board/sitter.hpp"

namespace parlor::board {

[[nodiscard]] std::string seat_name(Seat seat);  // `seat 2`; `chance (seat 0)`

// Why a seat's move is refused while another seat decides, with the rule's number.
[[nodiscard]] std::string out_of_turn(Seat mover, Seat deciding, std::string_view rule);

// `seat 1 person Ann red`, for each player.
[[nodiscard]] std::vector<std::string> seat_lines(std::span<const Sitter> sitters);

}  // namespace parlor::board
