// Names that people give to themselves, to saves, settings and modes.
//
// Source:  docs/table-language.md, "Before begin"; M-5.3, M-5.4.
// Choices: names are composed (NFC) before they are kept, and two names are alike if screens, which
//          write capitals, show the same: blanks around a name do not count, nor does case, and I, İ,
//          i and ı are one letter, for the language of a board decides which of them are pairs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlor {

[[nodiscard]] std::string without_blanks_around(std::string_view text);

// The same text for all names that are alike, and for no others.
[[nodiscard]] std::string likeness(std::string_view name);

[[nodiscard]] bool are_alike(std::string_view one, std::string_view other);

// Its letters as capitals from A to Z, without their marks: `SEYMA` for `Şeyma`.
[[nodiscard]] std::string plain_capitals(std::string_view name);

// The name among those `there` that is meant: the same, or else one that is alike. If there is none,
// the name itself, composed.
[[nodiscard]] std::string meant_among(const std::vector<std::string>& there, std::string_view name);

}  // namespace parlor
