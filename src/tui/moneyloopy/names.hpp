// Names and terms of Moneyloopy as words on its pages.
#pragma once

#include <string>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::moneyloopy_table {

[[nodiscard]] std::string name_of(const moneyloopy::View& view, Seat seat);  // or THE BANK

[[nodiscard]] std::string capitals(const Sentence& sentence);

// A term of a deal in capitals: what the bound player would do, or has agreed to in this deal.
[[nodiscard]] std::string words_of_term(const moneyloopy::View& view,
                                        const moneyloopy::Term& term,
                                        int deal);

}  // namespace parlor::tui::moneyloopy_table
