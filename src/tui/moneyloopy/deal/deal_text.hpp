// Deals as text: each term as a sentence, and in fewer words for a column or a list.
//
// Source:  U-9.3, U-9.4.
// Choices: the words in a column do not name the player, because its head does; but those of a rent
//          say who pays it to whom.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::moneyloopy_table {

// The term in capitals, as the player who decides and is one of its two players says it:
// `BOB PAYS ME 50% RENT EVERYWHERE UNTIL NEW YORK AVENUE`.
[[nodiscard]] std::string words_in_column(const moneyloopy::View& view,
                                          const moneyloopy::Term& term);

// The lines of each term's sentence in capitals. Deal 0 is a deal that has not been accepted yet.
[[nodiscard]] std::vector<std::vector<std::string>> sentences_of(
    const moneyloopy::View& view, std::span<const moneyloopy::Term> terms, int deal, int width);

}  // namespace parlor::tui::moneyloopy_table
