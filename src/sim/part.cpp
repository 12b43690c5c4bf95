#include "sim/part.hpp"

#include <algorithm>
#include <utility>

#include "base/byte_order_mark.hpp"
#include "base/digest.hpp"
#include "base/number_range.hpp"
#include "table/journal/journal_text.hpp"
#include "unicode/printable.hpp"

namespace parlor::sim {
namespace {

using Lines = std::vector<std::string>;

constexpr std::string_view first_line = "parlor-part 1";
constexpr std::string_view end_mark = "end ";
constexpr std::string_view games_mark = "games ";
constexpr std::string_view to = " to ";

void add_line(Digest& digest, std::string_view line) {
    for (const char letter : line) digest.fold(static_cast<unsigned char>(letter));
    digest.fold('\n');
}

std::string digits_of(const Lines& lines) {
    Digest digest;
    for (const std::string& line : lines) add_line(digest, line);
    return table::state_digits(digest.value());
}

// The lines without their ends, which may be LF or CR LF.
Lines lines_of(std::string_view text) {
    Lines lines;
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        if (lines.back().ends_with('\r')) lines.back().pop_back();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

struct Games {
    int first, last;  // from 1
};

std::optional<Games> games_in(std::string_view line) {
    line.remove_prefix(games_mark.size());
    const std::size_t middle = line.find(to);
    if (middle == std::string_view::npos) return std::nullopt;
    constexpr NumberRange any{1, last_game};
    const auto first = number_in(line.substr(0, middle), any);
    const auto last = number_in(line.substr(middle + to.size()), any);
    if (not first or not last or *first > *last) return std::nullopt;
    return Games{*first, *last};
}

// Reads the parts of a text, one after the other.
class Reader {
public:
    Reader(std::string_view text, const std::string& file)
        : lines_{lines_of(without_byte_order_mark(text))}, file_{file} {}

    Result<std::vector<Part>> read() {
        std::vector<Part> parts;
        do {
            auto part = next();
            if (not part) return part.error();
            parts.push_back(*std::move(part));
        } while (begin_ < lines_.size());
        return parts;
    }

private:
    Result<Part> next() {
        if (begin_ == lines_.size() or lines_[begin_] != first_line)
            return wrong(begin_,
                         "a part of a series begins with `" + std::string{first_line} + "`");
        const auto begin = lines_.begin() + static_cast<std::ptrdiff_t>(begin_);
        const auto is_end = [](const std::string& line) { return line.starts_with(end_mark); };
        const auto end = std::find_if(begin, lines_.end(), is_end);
        if (end == lines_.end())
            return wrong(begin_,
                         "the part that begins here has been cut off: it has no line `end`");
        const Lines before{begin, end};
        if (*end != std::string{end_mark} + digits_of(before))
            return wrong(begin_, "the part that begins here was changed after it had been written");
        const std::size_t number = std::exchange(begin_, begin_ + before.size() + 1);
        return part_of(before, number);
    }

    [[nodiscard]] Result<Part> part_of(const Lines& lines, std::size_t number) const {
        const auto is_games = [](const auto& line) { return line.starts_with(games_mark); };
        const auto middle = std::ranges::find_if(lines, is_games);
        const auto games = middle == lines.end() ? std::nullopt : games_in(*middle);
        if (not games)
            return wrong(number, "the part that begins here has no line like `games 1 to 600`");
        return Part{.series = {lines.begin() + 1, middle},
                    .first = games->first - 1,
                    .games = games->last - games->first + 1,
                    .counts = {middle + 1, lines.end()},
                    .file = file_};
    }

    [[nodiscard]] Error wrong(std::size_t line, const std::string& what) const {
        return {file_ + ":" + std::to_string(line + 1) + ": " + what};
    }

    Lines lines_;
    const std::string& file_;
    std::size_t begin_ = 0;  // of the next part
};

std::string line_at(const Lines& lines, std::size_t number) {
    return number < lines.size() ? "`" + printable(lines[number]) + "`" : "nothing more";
}

std::optional<Error> not_next(const Part& one, const Part& next) {
    if (next.first < one.end())
        return Error{games_text(next.first, std::min(one.end(), next.end()) - next.first) +
                     " are in " + one.file + " and in " + next.file};
    if (next.first > one.end())
        return Error{games_text(one.end(), next.first - one.end()) + " are missing, between " +
                     one.file + " and " + next.file};
    return std::nullopt;
}

}  // namespace

std::string games_text(int first, int games) {
    return std::string{games_mark} + std::to_string(first + 1) + std::string{to} +
           std::to_string(first + games);
}

std::string to_text(const Part& part) {
    Lines lines{std::string{first_line}};
    lines.insert(lines.end(), part.series.begin(), part.series.end());
    lines.push_back(games_text(part.first, part.games));
    lines.insert(lines.end(), part.counts.begin(), part.counts.end());
    lines.push_back(std::string{end_mark} + digits_of(lines));
    std::string text;
    for (const std::string& line : lines) text.append(line).append("\n");
    return text;
}

Result<std::vector<Part>> read_parts(std::string_view text, const std::string& file) {
    return Reader{text, file}.read();
}

std::optional<Error> other_series(const Part& one, const Part& other) {
    if (one.series == other.series) return std::nullopt;
    const auto differ = std::ranges::mismatch(one.series, other.series).in1 - one.series.begin();
    const auto number = static_cast<std::size_t>(differ);
    return Error{other.file + ": it is of another series: " + line_at(other.series, number) +
                 " where " + one.file + " has " + line_at(one.series, number)};
}

Result<std::vector<Part>> in_order(std::vector<Part> parts) {
    for (const Part& part : parts)
        if (const auto error = other_series(parts.front(), part)) return *error;
    std::ranges::stable_sort(parts, {}, &Part::first);
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (const auto error = not_next(parts[i - 1], parts[i])) return *error;
    return parts;
}

}  // namespace parlor::sim
