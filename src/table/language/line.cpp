#include "table/language/line.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "unicode/letters.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::table {
namespace {

constexpr bool is_blank(char letter) { return letter == ' ' or letter == '\t'; }
constexpr bool may_follow_quote(char letter) { return is_blank(letter) or letter == ';'; }

std::string at_byte(std::size_t index) { return " (byte " + std::to_string(index + 1) + ")"; }

// Printable ASCII, in which there is nothing to compose.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char letter) { return letter >= ' ' and letter <= '~'; });
}

std::optional<Error> unsound(std::string_view text) {
    if (text.size() > longest_line) return Error{"the line is longer than 1,000 bytes"};
    for (std::size_t at = 0; at < text.size();) {
        const auto character = first_character(text.substr(at));
        if (not character) return Error{"the line is not valid UTF-8" + at_byte(at)};
        if (not is_printable(character->code) and character->code != '\t')
            return Error{unprintable(character->code).what + at_byte(at)};
        at += character->bytes;
    }
    return std::nullopt;
}

// Splits a valid line into words.
class Splitter {
public:
    explicit Splitter(std::string_view text) : text_{text} {}

    Result<Line> split() {
        constexpr std::size_t usual = 8;
        Line line;
        line.words.reserve(usual);
        line.quoted.reserve(usual);
        while (skip_blanks()) {
            line.quoted.push_back(is_at_quote());
            std::string& word = line.words.emplace_back(plain_part());
            if (is_at_quote())
                if (auto error = read_quotes(word)) return *error;
        }
        return line;
    }

private:
    [[nodiscard]] bool at_end() const { return at_ == text_.size(); }

    [[nodiscard]] bool is_at_quote() const { return not at_end() and text_[at_] == '"'; }

    // Skips blanks; false at the end of the line or at a comment.
    bool skip_blanks() {
        while (not at_end() and is_blank(text_[at_])) ++at_;
        return not at_end() and text_[at_] != '#';
    }

    // A word up to its quote or its end.
    std::string_view plain_part() {
        const std::size_t from = at_;
        while (not at_end() and not is_blank(text_[at_]) and text_[at_] != '"') ++at_;
        return text_.substr(from, at_ - from);
    }

    // Reads up to the closing quote, which must end the word; a `;` right after it begins another.
    std::optional<Error> read_quotes(std::string& word) {
        if (not word.empty() and word.back() != '=')
            return Error{"a quote in the middle of a word" + at_byte(at_)};
        for (++at_; not at_end() and text_[at_] != '"'; ++at_) {
            if (text_[at_] == '\\' and not unescape())
                return Error{"inside quotes only \\\" and \\\\ are known" + at_byte(at_)};
            word += text_[at_];
        }
        if (at_end()) return Error{"a quote is not closed"};
        ++at_;
        if (not at_end() and not may_follow_quote(text_[at_]))
            return Error{"a blank is missing after the closing quote" + at_byte(at_)};
        return std::nullopt;
    }

    bool unescape() {
        if (at_ + 1 == text_.size()) return false;
        if (text_[at_ + 1] != '"' and text_[at_ + 1] != '\\') return false;
        ++at_;
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

bool is_number(std::string_view word) {
    return word.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

Line Line::without_first(std::size_t count) const {
    const auto skip = static_cast<std::ptrdiff_t>(count);
    return {{words.begin() + skip, words.end()}, {quoted.begin() + skip, quoted.end()}};
}

Result<Line> split(std::string_view text) {
    if (text.size() <= longest_line and is_plain(text)) return Splitter{text}.split();
    const std::string whole = composed(text);
    if (auto error = unsound(whole)) return *error;
    return Splitter{whole}.split();
}

Result<MoveLine> read_move(Line line) {
    const bool is_quoted_last = not line.empty() and line.quoted.back();
    MoveLine move{.words = std::move(line.words)};
    if (not move.words.empty() and not line.quoted[0] and is_number(move.words[0])) {
        const auto seat = whole_number(move.words[0], max_seats);
        if (not seat) return Error{"there is no seat " + printable(move.words[0])};
        move.mover = Seat(*seat);
        move.words.erase(move.words.begin());
    }
    if (not move.words.empty() and not is_quoted_last and move.words.back()[0] == '@') {
        const auto took =
            whole_number(std::string_view{move.words.back()}.substr(1), longest_decision.count);
        if (not took)
            return Error{"after @ there must be milliseconds, not " + printable(move.words.back())};
        move.took = {Milliseconds{static_cast<int>(*took)}, Took::Told::ByLine};
        move.words.pop_back();
    }
    if (move.words.empty()) return Error{"there is no move on the line"};
    return move;
}

}  // namespace parlor::table
