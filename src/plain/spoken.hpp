// What people type: letters without case and marks, words that are near to one another.
//
// Source: P-1.3, P-1.8, P-1.13.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::plain {

using Spoken = std::vector<std::string>;

// In small plain letters, split at blanks, hyphens and `&`, and without other signs: `king`, `s`,
// `cross` are no words of `King's Cross`, but `kings` and `cross`. `$1,320` is `1320`.
[[nodiscard]] Spoken spoken(std::string_view text);

// Without blanks before and after it.
[[nodiscard]] std::string_view trimmed(std::string_view text);

// What follows the first word, as it was typed.
[[nodiscard]] std::string without_first_word(std::string_view line);

// What follows this many words as they are spoken.
[[nodiscard]] std::string without_words(std::size_t count, std::string_view line);

// With a capital first letter; and joined with blanks.
[[nodiscard]] std::string sentence_case(std::string text);
[[nodiscard]] std::string joined(std::span<const std::string> words);

// The candidate that is most like the word, or has a word that is, if one is near: at most one letter
// in three differs.
[[nodiscard]] std::optional<std::string> nearest(std::string_view word,
                                                 std::span<const std::string> candidates);

}  // namespace parlor::plain
