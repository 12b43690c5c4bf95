// The words of each term of a deal.
//
// Source: table-language.md, "Moves".
#pragma once

#include <string>
#include <vector>

#include "rules/board/words.hpp"

namespace parlor::moneyloopy {

// Splits at each `;`, with or without blanks round it. A `;` may also follow the last term; two in
// a row have an empty term between them.
[[nodiscard]] std::vector<std::vector<std::string>> split_terms(board::Words words);

}  // namespace parlor::moneyloopy
