#include "table/journal/seal.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/byte_order_mark.hpp"
#include "base/text.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::table {
namespace {

constexpr std::string_view mark = "# kept ";

// The seconds in a seal line; nothing for any other line.
std::optional<std::int64_t> seconds_in(std::string_view line) {
    if (not line.starts_with(mark)) return std::nullopt;
    line.remove_prefix(mark.size());
    constexpr auto longest = std::numeric_limits<std::int32_t>::max();
    const auto seconds = whole_number(line.substr(0, line.find(' ')), longest);
    return seconds ? std::optional{static_cast<std::int64_t>(*seconds)} : std::nullopt;
}

// Whether this CR is of a CR LF line ending, as some programs write them.
bool is_of_end(std::string_view text, std::size_t at) {
    return text.substr(at).starts_with("\r\n");
}

std::string_view without_end(std::string_view line) {
    line.remove_suffix(line.ends_with("\r\n") ? 2 : 1);
    return line;
}

std::string lines_of(int first, int last) {
    if (first == last) return "line " + std::to_string(first);
    return "lines " + std::to_string(first) + " to " + std::to_string(last);
}
std::string lines_of(const Sealed& part) { return lines_of(part.first_line, part.last_line); }

Sealed::Rest kind_of(std::string_view rest) {
    if (rest.empty()) return Sealed::Rest::None;
    return rest.back() == '\n' ? Sealed::Rest::Added : Sealed::Rest::Torn;
}

// The result for a text without seals: all lines except a torn last line.
Sealed script(std::string_view text, int lines) {
    const std::string_view whole = text.substr(0, text.rfind('\n') + 1);
    Sealed sealed{.text = whole, .rest = kind_of(text.substr(whole.size()))};
    sealed.first_line = sealed.last_line = lines + 1;
    return sealed;
}

// Reads a text line by line and checks its seals.
class SealReader {
public:
    explicit SealReader(std::string_view text) : text_{text} {}

    Sealed read() {
        for (auto line = next_line(); not line.empty(); line = next_line())
            switch (passed_.pass(line)) {
                case Seals::Found::Nothing: break;
                case Seals::Found::Fits: trust(); break;
                case Seals::Found::Broken: return damaged();
            }
        if (part_.is_script) return script(text_, passed_.last_line());
        part_.rest = kind_of(text_.substr(part_.text.size()));
        part_.last_line = std::max(passed_.last_line(), part_.first_line);
        return part_;
    }

private:
    // The next line with its line feed; empty when no complete line is left.
    std::string_view next_line() {
        const std::size_t end = text_.find('\n', at_);
        if (end == std::string_view::npos) return {};
        const std::size_t from = std::exchange(at_, end + 1);
        return text_.substr(from, at_ - from);
    }

    // Accepts all text up to the current seal.
    void trust() {
        part_.is_script = false;
        part_.text = text_.substr(0, at_);
        part_.seconds = passed_.seconds();
        part_.sealer = passed_.sealer();
        part_.first_line = passed_.first_line();
    }

    Sealed damaged() {
        part_.is_script = false;
        part_.rest = Sealed::Rest::Damaged;
        part_.last_line = passed_.last_line();
        return part_;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Seals passed_;
    Sealed part_{.first_line = 1};
};

}  // namespace

void Sealer::pass(std::string_view text) {
    Digest digest = digest_;  // a copy, which no letter of the text can be
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' or not is_of_end(text, i))
            digest.fold(static_cast<unsigned char>(text[i]));
    digest_ = digest;
}

std::string Sealer::seal(std::int64_t seconds) {
    std::string line = std::string{mark} + std::to_string(seconds) + " s ";
    pass(line);
    const std::string end = digits() + "\n";
    pass(end);
    return line + end;
}

bool Sealer::fits(std::string_view line) {
    const std::size_t before = line.rfind(' ') + 1;
    pass(line.substr(0, before));
    const bool fits =
        line.substr(0, before).ends_with(" s ") and without_end(line.substr(before)) == digits();
    pass(line.substr(before));
    return fits;
}

std::string Sealer::digits() const { return state_digits(digest_.value()); }

std::string Sealer::sealed(const std::vector<std::string>& pieces, std::int64_t seconds) {
    std::string text;
    for (const std::string& piece : pieces) {
        pass(piece);
        text += piece + seal(seconds);
    }
    return text;
}

bool begins_like_seal(std::string_view line) { return line.starts_with(mark); }

std::optional<std::int64_t> seconds_at_end(std::string_view text) {
    if (not text.ends_with('\n')) return std::nullopt;
    text.remove_suffix(1);
    return seconds_in(text.substr(text.rfind('\n') + 1));
}

Seals::Found Seals::pass(std::string_view line) {
    if (++last_line_ == 1) line = without_byte_order_mark(line);
    if (is_broken_) return Found::Nothing;
    const auto seconds = line.ends_with('\n') ? seconds_in(line) : std::nullopt;
    if (not seconds) {
        sealer_.pass(line);
        return Found::Nothing;
    }
    is_broken_ = not sealer_.fits(line);
    if (is_broken_) return Found::Broken;
    seconds_ = *seconds;
    first_line_ = last_line_ + 1;
    return Found::Fits;
}

std::string words_about_broken_seal(const Seals& seals) {
    const bool is_one = seals.first_line() == seals.last_line();
    return lines_of(seals.first_line(), seals.last_line()) + (is_one ? " is" : " are") +
           " not what was written; to run this as a script, delete its lines that begin with "
           "`# kept`";
}

Sealed sealed_part(std::string_view text) { return SealReader{text}.read(); }

std::string words_about_rest(const Sealed& part) {
    switch (part.rest) {
        case Sealed::Rest::None: return "";
        case Sealed::Rest::Torn:
            return "the last line was cut off, and is gone; the moves before it are still there";
        case Sealed::Rest::Added:
            return lines_of(part) +
                   " had not been saved yet; the moves before them are still there";
        case Sealed::Rest::Damaged:
            if (part.is_damaged_at_once())
                return lines_of(part) + " are damaged, and no move is left before them";
            return lines_of(part) +
                   " of its file are damaged; the moves before them are still there, "
                   "and the file is left as it is";
    }
    return "";
}

}  // namespace parlor::table
