// The story: events of Moneyloopy as words for the people at the table, as prompts and notices.
//
// Source: docs/layout.md, 3 and 4; U-3.8, U-9.4.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::loopy {

[[nodiscard]] std::string name_of(const rules::moneyloopy::View& view, Seat seat);  // or THE BANK

// A term of a deal in capitals: what the bound player would do, or has agreed to in this deal.
[[nodiscard]] std::string words_of_term(const rules::moneyloopy::View& view,
                                        const rules::moneyloopy::Term& term,
                                        int deal);

// Adds the events to prompts and notices; `view` shows the position after them.
void tell(const rules::moneyloopy::View& view,
          std::span<const rules::moneyloopy::Event> events,
          Prompts& prompts,
          std::vector<Notice>& notices);

}  // namespace parlor::tui::loopy
