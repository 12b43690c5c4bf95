// Terms: those of a deal, as players say them, in the table language.
//
// Source:  P-1.3, P-1.6, L-8.2.
// Choices: squares and tollbooths are named by any clear part of their names, sums with or without `$`.
//          What is in quotes stays as it is.
// Errors:  a sentence about the name that is not clear. Whether terms are right, the parser says.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plain/words.hpp"
#include "rules/moneyloopy/view.hpp"

namespace parlor::plain {

[[nodiscard]] Result<std::vector<std::string>> terms_in(std::string_view said,
                                                        const moneyloopy::View& view,
                                                        const Words& words);

// The words that terms can have, the names of properties among them.
[[nodiscard]] std::vector<std::string> words_of_terms(const moneyloopy::View& view);

}  // namespace parlor::plain
