#include "table/seal.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "base/text.hpp"
#include "table/journal_text.hpp"

namespace parlor::table {
namespace {

constexpr std::string_view mark = "# kept ";

// The seconds of a seal; nothing for any other line.
std::optional<std::int64_t> seconds_in(std::string_view line) {
    if (not line.starts_with(mark)) return std::nullopt;
    line.remove_prefix(mark.size());
    constexpr auto longest = std::numeric_limits<std::int32_t>::max();
    const auto seconds = whole_number(line.substr(0, line.find(' ')), longest);
    return seconds ? std::optional{static_cast<std::int64_t>(*seconds)} : std::nullopt;
}

// Of a line that ends with CR LF, as some programs write them, the CR.
bool is_of_end(std::string_view text, std::size_t at) {
    return text.substr(at).starts_with("\r\n");
}

std::string without_cr(std::string_view line) {
    std::string text{line};
    if (text.ends_with("\r\n")) text.erase(text.size() - 2, 1);
    return text;
}

std::string lines_of(const Sealed& part) {
    if (part.first_line == part.last_line) return "line " + std::to_string(part.first_line);
    return "lines " + std::to_string(part.first_line) + " to " + std::to_string(part.last_line);
}

Sealed::Rest kind_of(std::string_view rest) {
    if (rest.empty()) return Sealed::Rest::None;
    return rest.back() == '\n' ? Sealed::Rest::Added : Sealed::Rest::Torn;
}

// Without a seal everything but a torn line stands.
Sealed script(std::string_view text, int lines) {
    const std::string_view whole = text.substr(0, text.rfind('\n') + 1);
    Sealed sealed{.text = whole, .rest = kind_of(text.substr(whole.size()))};
    sealed.first_line = sealed.last_line = lines + 1;
    return sealed;
}

}  // namespace

void Sealer::pass(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (not is_of_end(text, i)) digest_.fold(static_cast<unsigned char>(text[i]));
}

std::string Sealer::seal(std::int64_t seconds) {
    std::string line = std::string{mark} + std::to_string(seconds) + " s ";
    pass(line);
    const std::string digits = state_digits(digest_.value()) + "\n";
    pass(digits);
    return line + digits;
}

Sealed sealed_part(std::string_view text) {
    Sealed sealed;
    Sealer passed;
    int line = 0, last_seal = 0;
    for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != text.npos; at = end + 1) {
        ++line;
        const std::string_view words = text.substr(at, end + 1 - at);
        const auto seconds = seconds_in(words);
        if (not seconds) {
            passed.pass(words);
            continue;
        }
        const bool fits = passed.seal(*seconds) == without_cr(words);
        sealed.is_script = false;
        sealed.first_line = last_seal + 1;
        sealed.last_line = line;
        if (not fits) {
            sealed.rest = Sealed::Rest::Damaged;
            return sealed;
        }
        last_seal = line;
        sealed.text = text.substr(0, end + 1);
        sealed.seconds = *seconds;
        sealed.sealer = passed;
    }
    if (sealed.is_script) return script(text, line);
    sealed.rest = kind_of(text.substr(sealed.text.size()));
    sealed.first_line = last_seal + 1;
    sealed.last_line = std::max(line, last_seal + 1);
    return sealed;
}

std::string words_about_rest(const Sealed& part) {
    switch (part.rest) {
        case Sealed::Rest::None: return "";
        case Sealed::Rest::Torn:
            return "the last line was cut off, and is gone; what was played before it stands";
        case Sealed::Rest::Added:
            return lines_of(part) + " had not been kept yet; what was played before stands";
        case Sealed::Rest::Damaged:
            if (part.is_damaged_at_once())
                return lines_of(part) + " are damaged, and nothing stands before them";
            return lines_of(part) +
                   " of its file are damaged; it goes on from before them, and "
                   "the file stays as it is";
    }
    return "";
}

}  // namespace parlor::table
