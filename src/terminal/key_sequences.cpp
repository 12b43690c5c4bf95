#include "terminal/key_sequences.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "canvas/keyboard_layouts.hpp"
#include "unicode/letters.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui {
namespace {

constexpr std::array<std::pair<std::string_view, Key>, 29> everywhere{{
    {"\x1b[A", Key::ArrowUp},
    {"\x1b[B", Key::ArrowDown},
    {"\x1b[C", Key::ArrowRight},
    {"\x1b[D", Key::ArrowLeft},
    {"\x1bOA", Key::ArrowUp},
    {"\x1bOB", Key::ArrowDown},
    {"\x1bOC", Key::ArrowRight},
    {"\x1bOD", Key::ArrowLeft},
    {"\x1b[2~", Key::Insert},
    {"\x1b[H", Key::Home},
    {"\x1b[F", Key::End},
    {"\x1bOH", Key::Home},
    {"\x1bOF", Key::End},
    {"\x1b[1~", Key::Home},
    {"\x1b[4~", Key::End},
    {"\x1b[5~", Key::PageUp},
    {"\x1b[6~", Key::PageDown},
    {"\x1bOM", Key::Enter},
    {"\x1bOP", Key::F1},
    {"\x1bOR", Key::F3},
    {"\x1b[[A", Key::F1},
    {"\x1b[[C", Key::F3},
    {"\x1b[[E", Key::F5},
    {"\x1b[P", Key::F1},
    {"\x1b[11~", Key::F1},
    {"\x1b[13~", Key::F3},
    {"\x1b[15~", Key::F5},
    {"\x1b[18~", Key::F7},
    {paste_start, Key::PasteStart},
}};

// The keypad's keys in kitty's protocol, from its digit 0 on.
constexpr char32_t keypad_of_kitty = 57399;
constexpr std::array keypad{
    key_of(U'0'),   key_of(U'1'),    key_of(U'2'), key_of(U'3'),   key_of(U'4'), key_of(U'5'),
    key_of(U'6'),   key_of(U'7'),    key_of(U'8'), key_of(U'9'),   key_of(U'.'), key_of(U'/'),
    key_of(U'*'),   key_of(U'-'),    key_of(U'+'), Key::Enter,     key_of(U'='), key_of(U','),
    Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::PageUp,  Key::PageDown,
    Key::Home,      Key::End,        Key::Insert,  Key::Backspace};

// A digit of the keypad in application mode (smkx).
std::optional<Key> keypad_digit(std::string_view sequence) {
    if (sequence.size() != 3 or not sequence.starts_with("\x1bO")) return std::nullopt;
    if (sequence[2] < 'p' or sequence[2] > 'y') return std::nullopt;
    return key_of(U'0' + static_cast<char32_t>(sequence[2] - 'p'));
}

// A number of a control sequence, and the numbers that belong to it: `97:65`. Missing ones are 0.
struct Parameter {
    static constexpr std::size_t most = 3;
    std::array<char32_t, most> numbers{};
};

std::string_view take_until(std::string_view& rest, char end) {
    const std::string_view part = rest.substr(0, rest.find(end));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    return part;
}

char32_t number_in(std::string_view digits) {
    std::uint32_t number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return read.ec == std::errc{} ? number : 0;
}

Parameter parameter_in(std::string_view words) {
    Parameter parameter;
    for (char32_t& number : parameter.numbers) number = number_in(take_until(words, ':'));
    return parameter;
}

// A control sequence's first three parameters, without the ESC and the `[`, and its last byte.
struct ControlSequence {
    std::array<Parameter, 3> parameters;
    char last;

    [[nodiscard]] char32_t number(std::size_t of, std::size_t which = 0) const {
        return parameters.at(of).numbers.at(which);
    }
};

ControlSequence parsed(std::string_view sequence) {
    std::string_view words = sequence.substr(2, sequence.size() - 3);
    ControlSequence control{{}, sequence.back()};
    for (Parameter& each : control.parameters) each = parameter_in(take_until(words, ';'));
    return control;
}

// The modifier keys that are held down, in the code of xterm and kitty, which begins at 1.
class Held {
public:
    explicit Held(char32_t number) : bits_{number > 0 ? number - 1 : 0} {}
    [[nodiscard]] bool is_shifted() const { return (bits_ & (shift | caps_lock)) != 0; }
    [[nodiscard]] bool is_control() const { return (bits_ & others) == control; }
    [[nodiscard]] bool has_others() const { return (bits_ & others) != 0; }
    [[nodiscard]] bool is_none() const { return (bits_ & (others | shift)) == 0; }

private:
    static constexpr char32_t shift = 1, control = 4, caps_lock = 64, num_lock = 128;
    static constexpr char32_t others = ~(shift | caps_lock | num_lock);
    char32_t bits_;
};

// A key's code, and more about the key in kitty's protocol: its letter with Shift, the letter of the
// same key on the usual layout, and the text that it types.
struct Code {
    char32_t letter = 0, shifted = 0, usual = 0, text = 0;
};

bool is_control_character(char32_t letter) { return letter < 0x20 or letter == 0x7F; }

std::optional<Key> with_control(const Code& code) {
    const char32_t latin = latin_letter(code.letter).value_or(code.letter);
    const char32_t letter = capital(code.usual != 0 ? code.usual : latin);
    if (is_control_character(letter)) return control_key(static_cast<char>(letter));
    if (letter < U'@' or letter > U'_') return Key::Unknown;
    return control_key(static_cast<char>(letter - U'@'));
}

// CapsLock, ScrollLock, NumLock, and Shift and the like.
bool is_held_or_lock(char32_t code) {
    return (code >= 57358 and code <= 57360) or (code >= 57441 and code <= 57454);
}

std::optional<Key> typed(const Code& code, Held held) {
    if (code.text != 0) return is_printable(code.text) ? key_of(code.text) : Key::Unknown;
    const char32_t shifted = code.shifted != 0 ? code.shifted : capital(code.letter);
    const char32_t letter = held.is_shifted() ? shifted : code.letter;
    return is_printable(letter) ? key_of(letter) : Key::Unknown;
}

std::optional<Key> coded_key(const Code& code, Held held) {
    if (is_held_or_lock(code.letter)) return std::nullopt;
    if (held.is_control()) return with_control(code);
    if (held.has_others() or code.letter == 0) return Key::Unknown;
    if (is_control_character(code.letter)) return control_key(static_cast<char>(code.letter));
    const char32_t of_keypad = code.letter - keypad_of_kitty;
    if (of_keypad < keypad.size()) return keypad.at(of_keypad);
    return typed(code, held);
}

// The key of a sequence that says no more than a common one, except that no other key is held.
std::optional<Key> plain_key(const ControlSequence& control) {
    const bool says_one = control.last != '~' and control.number(0) <= 1;
    const std::string number = says_one ? "" : std::to_string(std::uint32_t{control.number(0)});
    return common_key("\x1b[" + number + control.last);
}

// Whether a complete control sequence looks like a key's. Answers and reports have other last bytes,
// or signs between the numbers.
bool looks_like_key(std::string_view sequence) {
    constexpr std::string_view last = "~uABCDEFGHPQSZ@^abcd", numbers = "0123456789:;";
    const std::string_view words = sequence.substr(2, sequence.size() - 3);
    return last.find(sequence.back()) != std::string_view::npos and
           words.find_first_not_of(numbers) == std::string_view::npos;
}

}  // namespace

Key control_key(char byte) {
    switch (byte) {
        case '\r':
        case '\n': return Key::Enter;
        case '\b':
        case '\x7f': return Key::Backspace;
        case '\t': return Key::Tab;
        case '\x1b': return Key::Esc;
        case '\x03': return Key::Interrupt;
        case '\x07': return Key::Begin;
        case '\x0c': return Key::Redraw;
        case '\x10': return Key::Pause;
        case '\x13': return Key::Save;
        case '\x1a': return Key::Suspend;
        default: return Key::Unknown;
    }
}

std::optional<std::size_t> end_of_sequence(std::string_view bytes, std::size_t from) {
    for (std::size_t i = from; i < bytes.size(); ++i) {
        if (bytes[i] < ' ' or bytes[i] > '~') return i;
        if (bytes[i] >= '@') return i + 1;
    }
    return std::nullopt;
}

// ESC, `[` or `O`, and the bytes up to the end. The function keys of the Linux console have a second
// `[`; three bytes follow xterm's first words for the mouse; ESC and `\` are the end of a string.
std::optional<std::size_t> sequence_length(std::string_view bytes) {
    if (bytes.size() < 2) return std::nullopt;
    if (bytes[1] == '\\') return 2;
    if (bytes[1] != '[' and bytes[1] != 'O') return 1;
    constexpr std::string_view mouse = "\x1b[M";
    if (bytes.starts_with(mouse))
        return bytes.size() < mouse.size() + 3 ? std::nullopt : std::optional{mouse.size() + 3};
    return end_of_sequence(bytes, bytes.starts_with("\x1b[[") ? 3 : 2);
}

std::optional<Key> common_key(std::string_view sequence) {
    const auto* const found = std::ranges::find(
        everywhere, sequence, [](const auto& each) -> const auto& { return each.first; });
    return found == everywhere.end() ? keypad_digit(sequence) : std::optional{found->second};
}

std::optional<Key> other_key(std::string_view sequence) {
    if (sequence.starts_with("\x1bO") or sequence.starts_with("\x1b[[")) return Key::Unknown;
    if (sequence.size() < 3 or not looks_like_key(sequence)) return std::nullopt;
    const ControlSequence control = parsed(sequence);
    constexpr char32_t let_go = 3, other_keys = 27;
    if (control.number(1, 1) == let_go) return std::nullopt;
    const Held held{control.number(1)};
    if (control.last == 'u')
        return coded_key(
            {control.number(0), control.number(0, 1), control.number(0, 2), control.number(2)},
            held);
    if (control.last == '~' and control.number(0) == other_keys)
        return coded_key({.letter = control.number(2)}, held);
    return held.is_none() ? plain_key(control).value_or(Key::Unknown) : Key::Unknown;
}

}  // namespace parlor::tui
