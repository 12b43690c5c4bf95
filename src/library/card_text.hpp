// Card files, written: the text that card_file.hpp reads.
//
// Source:  C-5.2, C-5.3, U-8.4.
// Choices: one card a line, aligned columns. A deed is named by its group and number ("red 3"),
//          even when it is the last of its group.
#pragma once

#include <string>

#include "library/toml/comments.hpp"
#include "rules/property/turn/cards.hpp"

namespace parlor::library {

// Requires decks that card_file.hpp accepts for this board.
[[nodiscard]] std::string card_text(const property::Decks& decks,
                                    const board::Board& board,
                                    Comments comments);

}  // namespace parlor::library
