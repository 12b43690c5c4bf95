#include "terminal/key_reader.hpp"

#include <algorithm>

#include "terminal/key_sequences.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui {
namespace {

constexpr char escape = '\x1b';
constexpr std::size_t longest_sequence = 64;

bool is_one_of(char letter, std::string_view letters) {
    return letters.find(letter) != std::string_view::npos;
}

// ESC and `]`, `_` or `^`; ESC and P or X only when more comes, as these two are also typed.
bool begins_string(std::string_view bytes) {
    if (bytes.size() < 2 or bytes[0] != escape) return false;
    return is_one_of(bytes[1], "]_^") or (bytes.size() > 2 and is_one_of(bytes[1], "PX"));
}

// Whether ESC and a letter that can also begin a string or a sequence have come without more.
bool may_be_two_keys(std::string_view bytes) {
    return bytes.size() == 2 and bytes[0] == escape and is_one_of(bytes[1], "PXO");
}

// Whether terminals send strings that begin like this, after the ESC: `]11;`, `P>|`, `P1$r`, `_G`.
bool begins_like_answer(std::string_view text) {
    if (text.size() < 2) return false;
    switch (text[0]) {
        case ']': return is_one_of(text[1], "0123456789lL");
        case 'P': return text[1] >= ' ' and text[1] <= '?';
        case '_': return text[1] == 'G';
        default: return false;
    }
}

bool is_of_keyboard(char byte) {
    const bool is_control = static_cast<unsigned char>(byte) < 0x20;
    return not is_control or is_one_of(byte, "\r\n\t\b");
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

int KeyReader::patience_ms() const {
    const bool is_half_a_sequence = rest().starts_with("\x1b[");  // which nobody types
    return in_ != In::Keys or is_half_a_sequence ? pause_ms : escape_delay_ms_;
}

std::optional<Key> KeyReader::take(std::size_t count, std::optional<Key> key) {
    taken_ += count;
    length_ = in_ == In::Paste ? length_ + count : 0;
    if (key == Key::PasteStart) in_ = In::Paste;
    if (key == Key::PasteEnd) in_ = In::Keys;
    return key;
}

std::optional<Key> KeyReader::next_sequence() {
    const std::string_view bytes = rest();
    const auto length = sequence_length(bytes);
    if (length)
        if (const auto key = common_key(bytes.substr(0, *length))) return take(*length, key);
    for (const auto& [sequence, key] : known_)
        if (sequence.starts_with(bytes)) return std::nullopt;
    if (length == 1) return take(1, Key::Esc);
    if (length > longest_sequence) return take(*length, std::nullopt);
    if (length) return take(*length, other_key(bytes.substr(0, *length)));
    if (bytes.size() <= longest_sequence) return std::nullopt;
    in_ = In::Sequence;
    return take(bytes.size(), std::nullopt);
}

void KeyReader::drop_sequence() {
    const std::string_view bytes = rest();
    const auto end = end_of_sequence(bytes);
    taken_ += end.value_or(bytes.size());
    if (end) in_ = In::Keys;
}

// Up to its end: BEL, ESC and `\`, or what cancels it: CAN, SUB, or another ESC.
std::optional<Key> KeyReader::drop_string() {
    const std::string_view bytes = rest();
    const auto end = std::min(bytes.size(), bytes.find_first_of("\a\x18\x1a\x1b"));
    if (string_.size() <= longest_sequence)
        string_ += bytes.substr(0, std::min(end, longest_sequence));
    taken_ += end;
    length_ += end;
    const bool may_go_on = rest().empty() or rest() == "\x1b";
    if (may_go_on and length_ < longest_paste) return std::nullopt;
    const bool is_cancelled_by_key =
        rest().starts_with(escape) and not rest().starts_with("\x1b\\");
    if (is_cancelled_by_key and may_be_typed()) return give_back();
    in_ = In::Keys;
    if (not rest().empty() and rest().front() != escape) ++taken_;
    return std::nullopt;
}

bool KeyReader::may_be_typed() const {
    return in_ == In::String and string_.size() <= longest_sequence and
           not begins_like_answer(string_) and std::ranges::all_of(string_, is_of_keyboard);
}

// What was taken for a string: its ESC was the key, and its bytes are keys.
Key KeyReader::give_back() {
    bytes_ = string_.append(rest());
    taken_ = 0;
    in_ = In::Keys;
    return Key::Esc;
}

std::optional<Key> KeyReader::next_pasted() {
    for (;; ++taken_, ++length_) {
        const std::string_view bytes = rest();
        if (bytes.starts_with(paste_end)) return take(paste_end.size(), Key::PasteEnd);
        if (length_ >= longest_paste) return take(0, Key::PasteEnd);
        if (paste_end.starts_with(bytes)) return std::nullopt;
        const auto byte = static_cast<unsigned char>(bytes[0]);
        if (byte >= 0x20 and byte != 0x7F) return next_letter();
    }
}

bool KeyReader::has_paste() const {
    return in_ == In::Paste or rest().find(paste_start) != std::string_view::npos;
}

std::optional<Key> KeyReader::next_letter() {
    const std::string_view bytes = rest();
    const auto lead = static_cast<unsigned char>(bytes[0]);
    if (lead < 0x80) return take(1, key_of(lead));
    const std::size_t wanted = std::max(std::size_t{1}, character_length(lead));
    const std::string_view possible = bytes.substr(0, wanted);
    const auto* const end =
        std::find_if_not(possible.begin() + 1, possible.end(), continues_character);
    const auto length = static_cast<std::size_t>(end - possible.begin());
    if (length == bytes.size() and length < wanted) return std::nullopt;
    const auto letter = first_character(possible.substr(0, length));
    return take(length, key_of(letter ? letter->code : U'\uFFFD'));
}

std::optional<Key> KeyReader::next_alone() {
    const std::string_view bytes = rest();
    if (bytes.empty()) return std::nullopt;
    const auto byte = static_cast<unsigned char>(bytes[0]);
    if (byte >= 0x20 and byte != 0x7F) return next_letter();
    for (const auto& [sequence, key] : known_)
        if (bytes.starts_with(sequence)) return take(sequence.size(), key);
    if (may_be_two_keys(bytes)) return std::nullopt;
    if (begins_string(bytes)) {
        in_ = In::String;
        string_ = bytes[1];
        return take(2, std::nullopt);
    }
    return bytes[0] == escape ? next_sequence() : take(1, control_key(bytes[0]));
}

std::optional<Key> KeyReader::next_here() {
    switch (in_) {
        case In::Keys: return next_alone();
        case In::Paste: return next_pasted();
        case In::Sequence: drop_sequence(); break;
        case In::String: return drop_string();
    }
    return std::nullopt;
}

// Again, as long as something that is no key has been taken.
std::optional<Key> KeyReader::next() {
    for (;;) {
        const auto before = std::pair{taken_, in_};
        if (const auto key = next_here()) return key;
        if (before == std::pair{taken_, in_}) return std::nullopt;
    }
}

std::optional<Key> KeyReader::give_up() {
    if (may_be_typed()) return give_back();
    const In was_in = std::exchange(in_, In::Keys);
    const bool is_sequence = rest().starts_with(escape);
    if (was_in == In::Keys and (rest() == "\x1b" or may_be_two_keys(rest())))
        return take(1, Key::Esc);
    bytes_.clear();
    taken_ = 0;
    if (was_in == In::Paste) return Key::PasteEnd;
    return was_in != In::Keys or is_sequence ? std::nullopt : std::optional{Key::Unknown};
}

}  // namespace parlor::tui
