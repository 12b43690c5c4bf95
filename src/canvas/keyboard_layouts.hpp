// The letters of other keyboards: what a Latin one has on the same key.
//
// Source:  U-1.7; the layouts that X11 calls tr, gr, ru, ua and by.
// Choices: Cyrillic letters are taken as typed on the Russian layout, whose places Ukrainian and
//          Belarusian share; `і` is the Ukrainian one.
#pragma once

#include <optional>

namespace parlor::tui {

// The small Latin letter on the key of a Turkish `ı` or `İ`, of a Greek or of a Cyrillic letter;
// nothing for another letter, and for one whose key has no Latin letter.
[[nodiscard]] std::optional<char32_t> latin_letter(char32_t letter);

}  // namespace parlor::tui
