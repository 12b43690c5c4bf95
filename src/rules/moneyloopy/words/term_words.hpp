// The terms of deals in the table language.
//
// Source:   table-language.md, "Moves".
// Errors:   as text that quotes the wrong word and gives the right form.
// Choices:  a `;` may also follow the last term; two in a row have an empty term between them.
// Not here: deals that the rules refuse (deal_check.hpp).
#pragma once

#include <string>

#include "base/result.hpp"
#include "rules/board/words.hpp"
#include "rules/moneyloopy/action.hpp"

namespace parlor::moneyloopy {

// `deal SEAT TERM; TERM; ...`
[[nodiscard]] Result<Action> parse_deal(const board::Board& board, board::Words words);

// `deal 2 give $50; their-rent 0 on all`
[[nodiscard]] std::string to_line(const board::Board& board, const Propose& deal);

// A term as the player who gives, pays or is bound writes it: `give $50`; or as the other player
// writes it.
[[nodiscard]] std::string to_text(const board::Board& board, Side side, const What& what);

}  // namespace parlor::moneyloopy
