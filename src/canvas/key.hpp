// Keys: names for the keys that a person presses. The key of a character is its code point.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace parlor::tui {

enum class Key : std::uint32_t {
    Interrupt = 0x03,  // Ctrl-C, or SIGINT
    Begin = 0x07,      // Ctrl-G
    Redraw = 0x0C,
    Pause = 0x10,    // Ctrl-P
    Save = 0x13,     // Ctrl-S
    Suspend = 0x1A,  // Ctrl-Z; the presenter heeds it
    Tab = '\t',
    Enter = '\n',
    Esc = 0x1B,
    Backspace = 0x7F,
    ArrowUp = 0x110000,
    ArrowDown,
    ArrowLeft,
    ArrowRight,
    PageUp,
    PageDown,
    Home,
    End,
    Insert,
    F1,
    F3,
    F5,
    F7,
    PasteStart,  // before and after the characters of a paste
    PasteEnd,
    Resized,  // the terminal's size changed
    Elapsed,  // no key before the timeout
    Unknown
};

[[nodiscard]] constexpr Key key_of(char32_t letter) { return Key{letter}; }

// The letter, digit or sign that the key types; 0 for a named key.
[[nodiscard]] char32_t character_of(Key key);

// The item's letter, digit or sign that the key means: in lower case, and for a Turkish, Greek or
// Cyrillic letter, which no item has, the Latin one of the same key (U-1.7). 0 for a named key.
[[nodiscard]] char32_t letter_of(Key key);

[[nodiscard]] constexpr bool is_arrow(Key key) {
    return key == Key::ArrowUp or key == Key::ArrowDown or key == Key::ArrowLeft or
           key == Key::ArrowRight;
}

// Parses `Enter`, `Esc`, `Up`, `F1`, ... or a single character.
[[nodiscard]] std::optional<Key> find_key(std::string_view name);

}  // namespace parlor::tui
