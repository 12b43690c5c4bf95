// The words of each term of a deal.
//
// Source: table-language.md, "Moves".
#pragma once

#include <string>
#include <vector>

#include "rules/board/words.hpp"

namespace parlor::rules::moneyloopy {

// Splits at each `;`, with or without blanks round it. The last term may end with one, too; between
// two of them is a term without words.
[[nodiscard]] std::vector<std::vector<std::string>> split_terms(Words words);

}  // namespace parlor::rules::moneyloopy
