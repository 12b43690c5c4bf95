// Plain letters: the ASCII letter for a letter with marks, such as `S` for `Ş`.
//
// Source: M-1.5; Unicode, Latin-1 Supplement and Latin Extended-A.
#pragma once

#include <optional>

namespace parlor {

// Nothing for any other character.
[[nodiscard]] std::optional<char32_t> plain_letter(char32_t letter);

}  // namespace parlor
