#include "plain/voice.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "unicode/utf8.hpp"

namespace parlor::plain {
namespace {

bool is_digit(char letter) { return letter >= '0' and letter <= '9'; }

bool is_capital(char letter) { return letter >= 'A' and letter <= 'Z'; }

// `C-4.2`, or several: `L-2.6, L-6`.
bool is_rule(std::string_view text) {
    return text.size() > 2 and is_capital(text[0]) and text[1] == '-' and is_digit(text[2]) and
           std::ranges::all_of(text, [](char letter) {
               return is_capital(letter) or is_digit(letter) or
                      std::string_view{"-., "}.find(letter) != std::string_view::npos;
           });
}

// The first `count` characters.
std::string_view first_of(std::string_view text, std::size_t count) {
    std::size_t bytes = 0;
    for (; count > 0 and bytes < text.size(); --count) do
            ++bytes;
        while (bytes < text.size() and continues_character(text[bytes]));
    return text.substr(0, bytes);
}

// Numbers beside each other, as those of a tile, stay in one line.
std::size_t end_of_word(std::string_view text) {
    std::size_t end = text.find(' ');
    while (end != text.npos and end > 0 and end + 1 < text.size() and is_digit(text[end - 1]) and
           is_digit(text[end + 1]))
        end = text.find(' ', end + 1);
    return std::min(end, text.size());
}

}  // namespace

std::string with_commas(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        result += text[i++];
        if (text[i - 1] != '$') continue;
        std::size_t digits = 0;
        while (i + digits < text.size() and is_digit(text[i + digits])) ++digits;
        for (; digits > 0; --digits) {
            result += text[i++];
            if (digits > 1 and digits % 3 == 1) result += ',';
        }
    }
    return result;
}

std::string with_usual_names(std::string text) {
    struct Name {
        std::string_view written, spoken;
    };
    for (const auto& [written, spoken] : {Name{"PLAYER_", "Player "}, Name{"MACK", "Mack"}})
        for (auto at = text.find(written); at != text.npos; at = text.find(written, at))
            text.replace(at, written.size(), spoken);
    return text;
}

std::string without_rules(std::string text) {
    for (std::size_t at = 0; (at = text.find(" (", at)) != std::string::npos;) {
        const std::size_t begin = at + 2, end = text.find(')', begin);
        if (end == std::string::npos) break;
        if (is_rule(std::string_view{text}.substr(begin, end - begin)))
            text.erase(at, end + 1 - at);
        else
            at = begin;
    }
    return text;
}

std::string time_words(Milliseconds time) {
    const auto several = [](int count, const std::string& unit) {
        return std::to_string(count) + " " + unit + (count == 1 ? "" : "s");
    };
    const int all = (time.count + 999) / 1000, minutes = all / 60, seconds = all % 60;
    if (minutes == 0) return several(seconds, "second");
    return several(minutes, "minute") + (seconds > 0 ? " " + several(seconds, "second") : "");
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    while (not text.empty()) {
        const std::string_view word = text.substr(0, end_of_word(text));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        const std::size_t used = character_count(lines.back());
        if (used > 0 and used + 1 + character_count(word) > width) lines.emplace_back();
        if (not lines.back().empty()) lines.back() += ' ';
        lines.back() += word;
        while (character_count(lines.back()) > width) {
            const std::string line = lines.back();
            lines.back() = first_of(line, width);
            lines.push_back(line.substr(lines.back().size()));
        }
    }
    return lines;
}

}  // namespace parlor::plain
