// Deals as text: each term as a sentence, and in few words for a column or a list.
//
// Source:  U-9.3, U-9.4.
// Choices: a short line does not name the player, because its column does, and it has the short
//          names of squares; the sentence below is complete.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::moneyloopy_table {

inline constexpr int width_of_term = 18;

// The debt in the decision that the deal interrupts: whose, to whom, how much and for what. Empty
// without one.
[[nodiscard]] std::string debt_in_words(const moneyloopy::View& view);

// At most width_of_term letters, in capitals.
[[nodiscard]] std::string short_line(const moneyloopy::View& view, const moneyloopy::What& what);
// The same, of which nothing is left out or shortened, in lines of that width.
[[nodiscard]] std::vector<std::string> whole_lines(const moneyloopy::View& view,
                                                   const moneyloopy::What& what);

// The lines of each term's sentence in capitals. Deal 0 is a deal that has not been accepted yet.
[[nodiscard]] std::vector<std::vector<std::string>> sentences_of(
    const moneyloopy::View& view, std::span<const moneyloopy::Term> terms, int deal, int width);

}  // namespace parlor::tui::moneyloopy_table
