#include "plain/spoken.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "unicode/letters.hpp"
#include "unicode/utf8.hpp"

namespace parlor::plain {
namespace {

// Invalid bytes are left out.
std::u32string letters_of(std::string_view text) {
    std::u32string letters;
    while (not text.empty()) {
        const auto next = first_character(text);
        if (next) letters += capital(plain_letter(next->code).value_or(next->code));
        text.remove_prefix(next ? next->bytes : 1);
    }
    return letters;
}

char32_t small(char32_t letter) {
    return letter >= U'A' and letter <= U'Z' ? letter - U'A' + U'a' : letter;
}

constexpr std::string_view separators = " -&\t";

bool separates(char32_t letter) {
    return letter < 0x80 and separators.find(static_cast<char>(letter)) != separators.npos;
}

bool is_sign(char32_t letter) {
    return letter < 0x80 and std::isalnum(static_cast<int>(letter)) == 0;
}

// The number of letters that have to be put in, left out, changed, or swapped with the next one.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> rows(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            std::size_t& least = rows[i][j];
            least = i + j;
            if (i == 0 or j == 0) continue;
            const bool is_same = a[i - 1] == b[j - 1];
            least = std::min(
                {rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (is_same ? 0U : 1U)});
            const bool is_swapped =
                i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1];
            if (is_swapped) least = std::min(least, rows[i - 2][j - 2] + 1);
        }
    return rows[a.size()][b.size()];
}

}  // namespace

Spoken spoken(std::string_view text) {
    Spoken words;
    std::string word;
    const auto end_word = [&] {
        if (not word.empty()) words.push_back(std::exchange(word, {}));
    };
    for (const char32_t letter : letters_of(text)) {
        if (separates(letter))
            end_word();
        else if (not is_sign(letter))
            word += utf8(small(letter));
    }
    end_word();
    return words;
}

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t\r");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::string without_first_word(std::string_view line) {
    line = trimmed(line);
    return std::string{trimmed(line.substr(std::min(line.find(' '), line.size())))};
}

std::string without_words(std::size_t count, std::string_view line) {
    while (count > 0 and not line.empty()) {
        const std::size_t end = std::min(line.find_first_of(separators), line.size());
        if (not spoken(line.substr(0, end)).empty()) --count;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return std::string{trimmed(line)};
}

std::string sentence_case(std::string text) {
    if (not text.empty()) {
        const auto first = static_cast<unsigned char>(text.front());
        text.front() = static_cast<char>(std::toupper(first));
    }
    return text;
}

std::string joined(std::span<const std::string> words) {
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : " ").append(word);
    return text;
}

std::optional<std::string> nearest(std::string_view word, std::span<const std::string> candidates) {
    const std::string wanted = joined(spoken(word));
    if (wanted.size() < 3 or wanted.find_first_of("abcdefghijklmnopqrstuvwxyz") == wanted.npos)
        return std::nullopt;
    std::optional<std::string> best;
    std::size_t least = wanted.size() / 3 + 1;
    for (const std::string& candidate : candidates) {
        Spoken forms = spoken(candidate);
        forms.push_back(joined(forms));
        for (const std::string& form : forms)
            if (const std::size_t apart = distance(wanted, form); apart < least) {
                least = apart;
                best = candidate;
            }
    }
    return best;
}

}  // namespace parlor::plain
