// The terms of deals in the table language.
//
// Source:   table-language.md, "Moves".
// Errors:   in words that quote the wrong word, with what would be right.
// Choices:  a deal may end with `;`, too; between two of them there is a term.
// Not here: what the rules refuse (deal_check.hpp).
#pragma once

#include <string>

#include "base/result.hpp"
#include "rules/board/words.hpp"
#include "rules/moneyloopy/action.hpp"

namespace parlor::rules::moneyloopy {

// `deal SEAT TERM; TERM; ...`
[[nodiscard]] Result<Action> parse_deal(const Board& board, Words words);

// `deal 2 give $50; their-rent 0 on all`
[[nodiscard]] std::string to_line(const Board& board, const Propose& deal);

// A term in the words of the side that gives, pays or is bound: `give $50`; or of the other.
[[nodiscard]] std::string to_text(const Board& board, Side side, const What& what);

}  // namespace parlor::rules::moneyloopy
