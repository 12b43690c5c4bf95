// Letters: their capitals, their plain letters, and how they are composed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor {

[[nodiscard]] bool is_ascii(std::string_view text);

// `Ş` for `ş`, `I` for `ı`; what has no capital stays as it is.
[[nodiscard]] char32_t capital(char32_t letter);

// The ASCII letter for a letter with marks, as `S` for `Ş`; nothing for a letter that has none
// (M-1.5).
[[nodiscard]] std::optional<char32_t> plain_letter(char32_t letter);

// The text in plain letters; `?` for what has none.
[[nodiscard]] std::string in_ascii(std::string_view text);

// The text with letters and their marks composed (Unicode's form NFC). Text that is not UTF-8, or has
// more than 30 marks in a row, stays as it is.
[[nodiscard]] std::string composed(std::string_view text);

}  // namespace parlor
