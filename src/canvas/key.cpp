#include "canvas/key.hpp"

#include <array>
#include <utility>

#include "canvas/keyboard_layouts.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr std::array<std::pair<std::string_view, Key>, 29> names{{
    {"Enter", Key::Enter},
    {"Return", Key::Enter},
    {"Esc", Key::Esc},
    {"Escape", Key::Esc},
    {"Tab", Key::Tab},
    {"Backspace", Key::Backspace},
    {"Delete", Key::Backspace},
    {"Up", Key::ArrowUp},
    {"Down", Key::ArrowDown},
    {"Left", Key::ArrowLeft},
    {"Right", Key::ArrowRight},
    {"PgUp", Key::PageUp},
    {"PgDn", Key::PageDown},
    {"Home", Key::Home},
    {"End", Key::End},
    {"Ins", Key::Insert},
    {"Insert", Key::Insert},
    {"F1", Key::F1},
    {"F3", Key::F3},
    {"F5", Key::F5},
    {"F7", Key::F7},
    {"Ctrl-C", Key::Interrupt},
    {"Ctrl-G", Key::Begin},
    {"Ctrl-L", Key::Redraw},
    {"Ctrl-P", Key::Pause},
    {"Ctrl-S", Key::Save},
    {"Space", key_of(U' ')},
    {"space", key_of(U' ')},
    {"Any", key_of(U' ')},
}};

}  // namespace

char32_t character_of(Key key) {
    const auto code = static_cast<char32_t>(key);
    return code < 0x20 or code == 0x7F or code >= 0x110000 ? 0 : code;
}

char32_t letter_of(Key key) {
    const char32_t letter = character_of(key);
    if (letter >= U'A' and letter <= U'Z') return letter + 32;
    return letter < 0x80 ? letter : latin_letter(letter).value_or(letter);
}

std::optional<Key> find_key(std::string_view name) {
    for (const auto& [each, key] : names)
        if (each == name) return key;
    const std::u32string letter = letters(name);
    if (letter.size() != 1) return std::nullopt;
    return key_of(letter.front());
}

}  // namespace parlor::tui
