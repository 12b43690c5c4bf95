// Tokens: the letters of the players who choose none.
//
// Source:  M-2.1.
// Choices: a letter is taken in either case; letters beyond ASCII cannot be tokens.
#pragma once

#include <span>

#include "rules/board/sitter.hpp"

namespace parlor::board {

// Gives each player without a token the first letter of their name that nobody has, in upper case;
// when all are taken, the first free of A to Z.
void give_letters(std::span<Sitter> sitters);

}  // namespace parlor::board
