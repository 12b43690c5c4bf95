#include "table/journal/says_line.hpp"

#include "base/text.hpp"
#include "base/units.hpp"

namespace parlor::table {
namespace {

constexpr std::string_view mark = "# says ";

}  // namespace

std::string to_text(const SaysLine& line) {
    return std::string{mark} + std::to_string(line.seat) + " " + line.text + "\n";
}

std::string to_text(const std::vector<SaysLine>& lines) {
    std::string text;
    for (const SaysLine& line : lines) text += to_text(line);
    return text;
}

std::optional<SaysLine> says_in(std::string_view line) {
    if (not line.starts_with(mark)) return std::nullopt;
    line.remove_prefix(mark.size());
    const std::size_t end = line.find(' ');
    const auto seat = whole_number(line.substr(0, end), max_seats);
    if (not seat or end == std::string_view::npos) return std::nullopt;
    return SaysLine{static_cast<int>(*seat), std::string{line.substr(end + 1)}};
}

std::vector<SaysLine> says_lines(std::string_view text) {
    std::vector<SaysLine> lines;
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
        if (auto line = says_in(text.substr(0, end))) lines.push_back(std::move(*line));
        text.remove_prefix(end + 1);
    }
    return lines;
}

}  // namespace parlor::table
