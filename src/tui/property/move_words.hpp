// Moves in the words of their keys: for moves that were taken back, and for what a computer did.
//
// Source: U-5.6.
#pragma once

#include <string>

#include "rules/property/view.hpp"

namespace parlor::tui {

// "buy", "mortgage Strand", "trade with Bruno". Requires the move of a player, not of chance.
[[nodiscard]] std::string words_for(const property::View& view, const property::Action& move);

}  // namespace parlor::tui
