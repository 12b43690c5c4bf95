// Spoken terms: where each term of a deal begins and ends, and which of its words are of the table
// language.
//
// Source:  P-1.6, L-8.2.
// Choices: `;`, a comma, `and` before another term, and `for` (what is got) part terms. Words as
//          `never-toll` may have blanks. A number before safe cards counts them. What is in quotes is
//          one token. Giving nothing is no term.
// Not here: squares and sums (terms.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::plain {

using Tokens = std::vector<std::string>;

inline constexpr std::uint64_t most_cards = 90;  // that a number can count: they fit a line

[[nodiscard]] std::vector<Tokens> spoken_terms(std::string_view said);

[[nodiscard]] bool is_quoted(std::string_view token);
[[nodiscard]] bool begins_term(std::string_view word);
[[nodiscard]] bool is_word_of_terms(std::string_view word);
[[nodiscard]] std::vector<std::string> beginnings_of_terms();
[[nodiscard]] std::vector<std::string> words_of_terms();

}  // namespace parlor::plain
