// Tokens: the signs of the players who choose none.
//
// Source:  M-2.1, U-10.1.
// Choices: a letter is taken in either case. What the plain letters of a name are is known to
//          Unicode, and so to the caller.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "rules/board/sitter.hpp"

namespace parlor::board {

// The letters of a name as capitals from A to Z, without their marks.
using CapitalsOf = std::string (*)(std::string_view name);

// Gives each player without a token the first letter of their name that nobody has; when all are
// taken, the first free of A to Z.
void give_letters(std::span<Sitter> sitters, CapitalsOf capitals_of);

// Gives each player without a token the digit of their seat, if nobody has it.
void give_digits(std::span<Sitter> sitters);

}  // namespace parlor::board
