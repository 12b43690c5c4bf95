// Quoting for the table language: a word with blanks is written in double quotes.
//
// Source: table-language.md, "Lines and words".
#pragma once

#include <string>
#include <string_view>

namespace parlor {

// The word as it must be written so that a parser reads it back as one word.
[[nodiscard]] std::string as_word(std::string_view word);

// In quotes, whether it needs them or not.
[[nodiscard]] std::string in_quotes(std::string_view word);

}  // namespace parlor
