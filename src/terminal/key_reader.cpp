#include "terminal/key_reader.hpp"

#include <array>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr char escape = '\x1b';

constexpr std::array<std::pair<std::string_view, Key>, 26> everywhere{{
    {"\x1b[A", Key::ArrowUp},    {"\x1b[B", Key::ArrowDown}, {"\x1b[C", Key::ArrowRight},
    {"\x1b[D", Key::ArrowLeft},  {"\x1bOA", Key::ArrowUp},   {"\x1bOB", Key::ArrowDown},
    {"\x1bOC", Key::ArrowRight}, {"\x1bOD", Key::ArrowLeft}, {"\x1b[2~", Key::Insert},
    {"\x1b[H", Key::Home},       {"\x1b[F", Key::End},       {"\x1bOH", Key::Home},
    {"\x1bOF", Key::End},        {"\x1b[1~", Key::Home},     {"\x1b[4~", Key::End},
    {"\x1b[5~", Key::PageUp},    {"\x1b[6~", Key::PageDown}, {"\x1bOM", Key::Enter},
    {"\x1bOP", Key::F1},         {"\x1bOR", Key::F3},        {"\x1b[[A", Key::F1},
    {"\x1b[[C", Key::F3},        {"\x1b[[E", Key::F5},       {"\x1b[13~", Key::F3},
    {"\x1b[15~", Key::F5},       {"\x1b[18~", Key::F7},
}};

Key control(char byte) {
    switch (byte) {
        case '\r':
        case '\n': return Key::Enter;
        case '\b':
        case '\x7f': return Key::Backspace;
        case '\t': return Key::Tab;
        case '\x03': return Key::Interrupt;
        case '\x0c': return Key::Redraw;
        case '\x13': return Key::Save;
        default: return Key::Unknown;
    }
}

std::size_t letter_length(unsigned char lead) {
    if (lead >= 0xF0) return 4;
    if (lead >= 0xE0) return 3;
    return lead >= 0xC0 ? 2 : 1;
}

// A sequence nobody knows: ESC, `[` or `O`, and all up to its last byte, or up to where another
// one begins. The Linux console's function keys have a second `[`. 0: not whole yet.
std::size_t unknown_length(std::string_view bytes) {
    if (bytes.size() < 2) return 0;
    if (bytes[1] != '[' and bytes[1] != 'O') return 1;
    for (std::size_t i = bytes.starts_with("\x1b[[") ? 3 : 2; i < bytes.size(); ++i) {
        if (bytes[i] < ' ' or bytes[i] > '~') return i;
        if (bytes[i] >= '@') return i + 1;
    }
    return 0;
}

// A digit of the keypad, which sends such sequences once it is told to (smkx).
std::optional<Key> keypad_digit(std::string_view bytes) {
    if (bytes.size() < 3 or not bytes.starts_with("\x1bO")) return std::nullopt;
    if (bytes[2] < 'p' or bytes[2] > 'y') return std::nullopt;
    return key_of(static_cast<char32_t>(U'0' + bytes[2] - 'p'));
}

}  // namespace

void KeyReader::learn(std::string sequence, Key key) {
    if (not sequence.empty()) known_.emplace_back(std::move(sequence), key);
}

std::optional<Key> KeyReader::take(std::size_t count, Key key) {
    bytes_.erase(0, count);
    return key;
}

std::optional<Key> KeyReader::next_sequence() {
    for (const auto& [sequence, key] : known_)
        if (bytes_.starts_with(sequence)) return take(sequence.size(), key);
    for (const auto& [sequence, key] : everywhere)
        if (bytes_.starts_with(sequence)) return take(sequence.size(), key);
    for (const auto& [sequence, key] : known_)
        if (sequence.starts_with(bytes_)) return std::nullopt;
    if (const auto digit = keypad_digit(bytes_)) return take(3, *digit);
    const std::size_t length = unknown_length(bytes_);
    if (length == 0) return std::nullopt;
    return take(length, length == 1 ? Key::Esc : Key::Unknown);
}

std::optional<Key> KeyReader::next_letter() {
    const std::size_t length = letter_length(static_cast<unsigned char>(bytes_[0]));
    if (bytes_.size() < length) return std::nullopt;
    const std::u32string letter = letters(bytes_.substr(0, length));
    return take(length, letter.size() == 1 ? key_of(letter[0]) : Key::Unknown);
}

std::optional<Key> KeyReader::next() {
    if (bytes_.empty()) return std::nullopt;
    if (bytes_[0] == escape) return next_sequence();
    for (const auto& [sequence, key] : known_)
        if (bytes_.starts_with(sequence)) return take(sequence.size(), key);
    const auto byte = static_cast<unsigned char>(bytes_[0]);
    if (byte < 0x20 or byte == 0x7F) return take(1, control(bytes_[0]));
    return next_letter();
}

Key KeyReader::give_up() {
    const bool is_escape = bytes_ == "\x1b";
    bytes_.clear();
    return is_escape ? Key::Esc : Key::Unknown;
}

}  // namespace parlor::tui
