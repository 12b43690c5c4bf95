// Consent: before a move is taken back, the other players are asked.
//
// Source:  U-2.3; docs/playing.md, "Keys" (Z).
// Choices: the player at the keyboard asks, and so has agreed. Computers and eliminated players are
//          not asked. The first No ends the asking.
#pragma once

#include <string>

#include "tui/question.hpp"

namespace parlor::tui {

// To one of the others.
[[nodiscard]] Question question_to_take_back(const std::string& asker, const std::string& asked);

}  // namespace parlor::tui
