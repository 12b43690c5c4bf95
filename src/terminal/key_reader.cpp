#include "terminal/key_reader.hpp"

#include <algorithm>
#include <array>

#include "unicode/utf8.hpp"

namespace parlor::tui {
namespace {

constexpr char escape = '\x1b';
constexpr std::size_t longest_sequence = 64;
constexpr std::string_view paste_start = "\x1b[200~", paste_end = "\x1b[201~";

constexpr std::array<std::pair<std::string_view, Key>, 27> everywhere{{
    {"\x1b[A", Key::ArrowUp},    {"\x1b[B", Key::ArrowDown}, {"\x1b[C", Key::ArrowRight},
    {"\x1b[D", Key::ArrowLeft},  {"\x1bOA", Key::ArrowUp},   {"\x1bOB", Key::ArrowDown},
    {"\x1bOC", Key::ArrowRight}, {"\x1bOD", Key::ArrowLeft}, {"\x1b[2~", Key::Insert},
    {"\x1b[H", Key::Home},       {"\x1b[F", Key::End},       {"\x1bOH", Key::Home},
    {"\x1bOF", Key::End},        {"\x1b[1~", Key::Home},     {"\x1b[4~", Key::End},
    {"\x1b[5~", Key::PageUp},    {"\x1b[6~", Key::PageDown}, {"\x1bOM", Key::Enter},
    {"\x1bOP", Key::F1},         {"\x1bOR", Key::F3},        {"\x1b[[A", Key::F1},
    {"\x1b[[C", Key::F3},        {"\x1b[[E", Key::F5},       {"\x1b[13~", Key::F3},
    {"\x1b[15~", Key::F5},       {"\x1b[18~", Key::F7},      {paste_start, Key::PasteStart},
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
        case '\x10': return Key::Pause;
        case '\x13': return Key::Save;
        default: return Key::Unknown;
    }
}

// The end of a sequence: after its final byte, or before a byte that cannot belong to it. Nothing
// when the sequence is incomplete.
std::optional<std::size_t> end_of_sequence(std::string_view bytes, std::size_t from) {
    for (std::size_t i = from; i < bytes.size(); ++i) {
        if (bytes[i] < ' ' or bytes[i] > '~') return i;
        if (bytes[i] >= '@') return i + 1;
    }
    return std::nullopt;
}

// The length of an unknown sequence: ESC, `[` or `O`, and the bytes up to its end. The function
// keys of the Linux console have a second `[`.
std::optional<std::size_t> unknown_length(std::string_view bytes) {
    if (bytes.size() < 2) return std::nullopt;
    if (bytes[1] != '[' and bytes[1] != 'O') return 1;
    return end_of_sequence(bytes, bytes.starts_with("\x1b[[") ? 3 : 2);
}

// A digit of the keypad in application mode (smkx).
std::optional<Key> keypad_digit(std::string_view bytes) {
    if (bytes.size() < 3 or not bytes.starts_with("\x1bO")) return std::nullopt;
    if (bytes[2] < 'p' or bytes[2] > 'y') return std::nullopt;
    return key_of(U'0' + static_cast<char32_t>(bytes[2] - 'p'));
}

}  // namespace

void KeyReader::learn(std::string sequence, Key key) {
    if (sequence.empty() or sequence.size() > longest_sequence) return;
    known_.emplace_back(std::move(sequence), key);
}

void KeyReader::feed(std::string_view bytes) {
    bytes_.erase(0, taken_);
    taken_ = 0;
    bytes_ += bytes;
}

std::optional<Key> KeyReader::take(std::size_t count, Key key) {
    taken_ += count;
    pasted_ = is_pasting_ ? pasted_ + count : 0;
    is_pasting_ = key == Key::PasteStart or (is_pasting_ and key != Key::PasteEnd);
    return key;
}

std::optional<Key> KeyReader::next_sequence() {
    const std::string_view bytes = rest();
    for (const auto& [sequence, key] : known_)
        if (bytes.starts_with(sequence)) return take(sequence.size(), key);
    for (const auto& [sequence, key] : everywhere)
        if (bytes.starts_with(sequence)) return take(sequence.size(), key);
    for (const auto& [sequence, key] : known_)
        if (sequence.starts_with(bytes)) return std::nullopt;
    if (const auto digit = keypad_digit(bytes)) return take(3, *digit);
    return next_unknown();
}

std::optional<Key> KeyReader::next_unknown() {
    const std::string_view bytes = rest();
    if (const auto length = unknown_length(bytes))
        return take(*length, *length == 1 ? Key::Esc : Key::Unknown);
    if (bytes.size() < longest_sequence) return std::nullopt;
    is_dropping_ = true;
    taken_ = bytes_.size();
    return std::nullopt;
}

std::optional<Key> KeyReader::drop() {
    const std::string_view bytes = rest();
    const auto end = end_of_sequence(bytes, 0);
    taken_ += end.value_or(bytes.size());
    if (not end) return std::nullopt;
    is_dropping_ = false;
    return Key::Unknown;
}

std::optional<Key> KeyReader::next_pasted() {
    for (;; ++taken_, ++pasted_) {
        const std::string_view bytes = rest();
        if (bytes.starts_with(paste_end)) return take(paste_end.size(), Key::PasteEnd);
        if (pasted_ >= longest_paste) return take(0, Key::PasteEnd);
        if (paste_end.starts_with(bytes)) return std::nullopt;
        const auto byte = static_cast<unsigned char>(bytes[0]);
        if (byte >= 0x20 and byte != 0x7F) return next_letter();
    }
}

bool KeyReader::has_paste() const {
    return is_pasting_ or rest().find(paste_start) != std::string_view::npos;
}

std::optional<Key> KeyReader::next_letter() {
    const std::string_view bytes = rest();
    const auto lead = static_cast<unsigned char>(bytes[0]);
    if (lead < 0x80) return take(1, key_of(lead));
    const std::size_t length = std::max(std::size_t{1}, character_length(lead));
    if (bytes.size() < length) return std::nullopt;
    const auto letter = first_character(bytes.substr(0, length));
    if (not letter) return take(length, length == 1 ? key_of(U'\uFFFD') : Key::Unknown);
    return take(length, key_of(letter->code));
}

std::optional<Key> KeyReader::next() {
    if (is_dropping_) return drop();
    if (is_pasting_) return next_pasted();
    const std::string_view bytes = rest();
    if (bytes.empty()) return std::nullopt;
    const auto byte = static_cast<unsigned char>(bytes[0]);
    if (byte >= 0x20 and byte != 0x7F) return next_letter();
    if (bytes[0] == escape) return next_sequence();
    for (const auto& [sequence, key] : known_)
        if (bytes.starts_with(sequence)) return take(sequence.size(), key);
    return take(1, control(bytes[0]));
}

Key KeyReader::give_up() {
    const bool is_escape = rest() == "\x1b";
    bytes_.clear();
    taken_ = 0;
    is_dropping_ = false;
    if (std::exchange(is_pasting_, false)) return Key::PasteEnd;
    return is_escape ? Key::Esc : Key::Unknown;
}

}  // namespace parlor::tui
