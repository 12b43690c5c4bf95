// The bill: what a debtor owes, for what and to whom, and how much can be raised for it. It is in
// the middle of the board while the debtor decides.
//
// Source: U-10.4.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/board/card.hpp"

namespace parlor::tui {

// Of the player who decides. While a show plays, the debt may be paid already: then nothing is owed,
// and these have no words and no square.
[[nodiscard]] std::vector<CardLine> bill(const property::View& view);
[[nodiscard]] std::optional<Square> square_of_debt(const property::View& view);  // where it arose
[[nodiscard]] std::string creditor(const property::View& view);                  // or SEVERAL

}  // namespace parlor::tui
