// The control sequences that terminals send: which of them are keys, and which key (U-1.9).
//
// Source:  ECMA-48, 5.4 and 5.6; xterm's control sequences ("modifyOtherKeys", mouse tracking);
//          kitty's documentation, "Comprehensive keyboard handling in terminals".
// Choices: a key with Alt, Super or the like is unknown, and so is a named key with Ctrl or Shift.
//          Shift matters to letters only: what it makes of signs depends on a layout.
// Not here: sequences in pieces, and strings (key_reader.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "canvas/key.hpp"

namespace parlor::tui {

inline constexpr std::string_view paste_start = "\x1b[200~", paste_end = "\x1b[201~";

// The key of a control character.
[[nodiscard]] Key control_key(char byte);

// The length of the sequence at the beginning of bytes that begin with ESC; 1 when the ESC is
// alone. A sequence that breaks off ends before the byte that cannot belong to it. Nothing when the
// sequence is incomplete.
[[nodiscard]] std::optional<std::size_t> sequence_length(std::string_view bytes);

// The end of a control sequence whose beginning was dropped: after its last byte, or before a byte
// that cannot belong to it.
[[nodiscard]] std::optional<std::size_t> end_of_sequence(std::string_view bytes,
                                                         std::size_t from = 0);

// The key of a complete sequence that all terminals have in common.
[[nodiscard]] std::optional<Key> common_key(std::string_view sequence);

// The key of any other complete sequence. Nothing when the sequence is not a key: for a terminal's
// answer, a report about its mouse or its window, a released key, or Shift alone.
[[nodiscard]] std::optional<Key> other_key(std::string_view sequence);

}  // namespace parlor::tui
