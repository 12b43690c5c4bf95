// Text: its length, the numbers in it, and lists in words.
//
// Units:    UTF-8; a character is one code point.
// Not here: what Unicode says of characters (unicode/), as the rules need no library; splitting
//           lines into words (table/language/line.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// Requires valid UTF-8.
[[nodiscard]] std::size_t character_count(std::string_view text);

// A text longer than 60 characters is cut, and ends with `...`: what an error quotes. The text may
// have characters that cannot be printed: whoever prints the error takes care of them.
[[nodiscard]] std::string shortened(std::string_view text);

// The value of a text of decimal digits only; nothing for any other text, or above `highest`.
[[nodiscard]] std::optional<std::uint64_t> whole_number(std::string_view text,
                                                        std::uint64_t highest);

// "a, b and c"; "a or b".
template <class Words>
[[nodiscard]] std::string listed(const Words& words, std::string_view last_link = "and") {
    std::string text;
    std::size_t left = std::size(words);
    for (const auto& word : words) {
        text += word;
        --left;
        if (left > 1) text += ", ";
        if (left == 1) text.append(" ").append(last_link).append(" ");
    }
    return text;
}

}  // namespace parlor
