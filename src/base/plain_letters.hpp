// Plain letters: what stands in ASCII for a letter with marks, as `S` for `Ş`.
//
// Source: M-1.5; Unicode, Latin-1 Supplement and Latin Extended-A.
#pragma once

#include <optional>

namespace parlor {

// Nothing for what is no such letter.
[[nodiscard]] std::optional<char32_t> plain_letter(char32_t letter);

}  // namespace parlor
