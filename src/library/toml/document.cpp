#include "library/toml/document.hpp"

#include <algorithm>
#include <string>

#include "base/byte_order_mark.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::library {
namespace {

std::string escaped(char32_t code) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text = "\\U";
    for (unsigned shift = 32; shift != 0; shift -= 4) text += digits[code >> (shift - 4) & 0xFU];
    return text;
}

// Appends a line to the text for toml++, with non-ASCII characters escaped; returns an error, or an
// empty string.
std::string_view add_line(std::string_view line, std::string& text) {
    if (line.size() > longest_line) return "the line is too long; must be at most 1,000 bytes";
    if (not is_utf8(line)) return "this is not UTF-8";
    char quote = 0;
    bool after_backslash = false;
    for (std::size_t i = 0; i < line.size();) {
        const char c = line[i];
        const auto character = first_character(line.substr(i));
        if (quote == 0 and c == '#') break;
        if (quote == 0 and (c == '"' or c == '\'')) {
            if (line.substr(i, 3) == std::string(3, c)) return "text must be on one line, in \" \"";
            quote = c;
        } else if (c == quote and not after_backslash) {
            quote = 0;
        }
        after_backslash = c == '\\' and quote == '"' and not after_backslash;
        if (character->bytes > 1 and quote != '"') return "letters like this must be in \" \"";
        if (character->bytes > 1)
            text += escaped(character->code);
        else
            text += c;
        i += character->bytes;
    }
    text += '\n';
    return {};
}

// The text in ASCII with the same meaning in TOML, as assertions of toml++ 3.3 fail for non-ASCII
// characters outside quotes. Dotted keys nest once for each dot, so the limit for a line also
// limits the nesting.
std::optional<std::string> in_ascii(std::string_view text, Report& report) {
    std::string ascii;
    ascii.reserve(text.size() + 1);
    for (std::size_t number = 1; not text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const auto why = add_line(text.substr(0, end), ascii); not why.empty()) {
            report.wrong({.line = number}, "", why);
            return std::nullopt;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return ascii;
}

}  // namespace

Place place_of(const toml::node& node) {
    const auto begin = node.source().begin;
    return {.line = begin.line, .column = begin.column};
}

std::optional<toml::table> parse(std::string_view text, Report& report) {
    if (text.size() > most_bytes) {
        report.wrong({}, "", "is too long; must be at most 1,000,000 bytes");
        return std::nullopt;
    }
    const auto ascii = in_ascii(without_byte_order_mark(text), report);
    if (not ascii) return std::nullopt;
    toml::parse_result result = toml::parse(*ascii);
    if (not result) {
        const auto begin = result.error().source().begin;
        report.wrong({.line = begin.line, .column = begin.column},
                     "",
                     printable(result.error().description(), 200));
        return std::nullopt;
    }
    return std::move(result).table();
}

}  // namespace parlor::library
