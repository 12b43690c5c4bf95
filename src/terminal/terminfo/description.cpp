#include "terminal/terminfo/description.hpp"

#include <algorithm>
#include <charconv>

namespace parlor::tui {
namespace {

std::string_view take_line(std::string_view& texts) {
    const std::string_view line = texts.substr(0, texts.find('\n'));
    texts.remove_prefix(std::min(texts.size(), line.size() + 1));
    return line;
}

bool is_octal(char digit) { return digit >= '0' and digit <= '7'; }

// Three octal digits, the first of which has been read.
char take_octal(std::string_view& rest) {
    int value = 0;
    for (int i = 0; i < 3 and not rest.empty() and is_octal(rest.front()); ++i) {
        value = value * 8 + (rest.front() - '0');
        rest.remove_prefix(1);
    }
    return static_cast<char>(value);
}

char take(std::string_view& rest) {
    const char letter = rest.empty() ? '\0' : rest.front();
    rest.remove_prefix(std::min<std::size_t>(rest.size(), 1));
    return letter;
}

// The character after a backslash.
char take_escaped(std::string_view& rest) {
    if (not rest.empty() and is_octal(rest.front())) return take_octal(rest);
    const char letter = take(rest);
    if (letter == 'E') return '\x1b';
    if (letter == 'n') return '\n';
    return letter == 'r' ? '\r' : letter;
}

// The character after a caret: `^H` is 8, and `^?` is 127.
char take_control(std::string_view& rest) {
    constexpr unsigned control = 0x40;
    return static_cast<char>(static_cast<unsigned char>(take(rest)) ^ control);
}

std::string decoded(std::string_view rest) {
    std::string text;
    while (not rest.empty()) {
        const char letter = take(rest);
        if (letter == '\\')
            text += take_escaped(rest);
        else
            text += letter == '^' ? take_control(rest) : letter;
    }
    return text;
}

void add(TerminalDescription& all, std::string_view item) {
    const auto end = item.find_first_of("=#");
    const std::string name{item.substr(0, end)};
    if (end == std::string_view::npos) {
        all.flags.insert(name);
        return;
    }
    const std::string_view value = item.substr(end + 1);
    if (item[end] == '=')
        all.strings[name] = decoded(value);
    else
        std::from_chars(value.data(), value.data() + value.size(), all.numbers[name]);
}

}  // namespace

std::optional<TerminalDescription> description_in(std::string_view texts, std::string_view name) {
    const std::string title = std::string{name} + '|';
    while (not texts.empty() and not take_line(texts).starts_with(title)) {}
    TerminalDescription all;
    while (texts.starts_with('\t')) {
        std::string_view item = take_line(texts).substr(1);
        item.remove_suffix(1);  // the comma
        add(all, item);
    }
    return all.strings.empty() ? std::nullopt : std::optional{all};
}

}  // namespace parlor::tui
