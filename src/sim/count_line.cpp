#include "sim/count_line.hpp"

#include <sstream>

#include "base/match.hpp"
#include "base/text.hpp"
#include "unicode/printable.hpp"

namespace parlor::sim {
namespace {

// More than one game can count of anything, dollars included.
constexpr std::uint64_t most_a_game = 100'000'000;

std::string text_of(const Count& count) {
    return match(
        count,
        [](AllGames all) { return std::to_string(*all.number); },
        [](SomeGames some) { return std::to_string(*some.number); },
        [](Anything any) { return std::to_string(*any.number); });
}

// False when this many games cannot have the count.
bool read(const Count& count, std::uint64_t number, std::uint64_t games) {
    return match(
        count,
        [&](AllGames all) {
            *all.number = static_cast<int>(games);
            return number == games;
        },
        [&](SomeGames some) {
            if (number > games) return false;
            *some.number = static_cast<int>(number);
            return true;
        },
        [&](Anything any) {
            *any.number = static_cast<std::int64_t>(number);
            return true;
        });
}

std::vector<std::string> words_of(const std::string& text) {
    std::vector<std::string> words;
    std::istringstream stream{text};
    for (std::string word; stream >> word;) words.push_back(std::move(word));
    return words;
}

std::optional<Error> read(const Part& part, const std::string& text, const CountLine& line) {
    const auto words = words_of(text);
    if (words.size() != line.counts.size() + 1 or words.front() != line.name)
        return Error{part.file + ": it should say `" + line.name + "` with numbers, " +
                     std::to_string(line.counts.size()) + " of them, not `" + printable(text) +
                     "`"};
    const auto games = static_cast<std::uint64_t>(part.games);
    for (std::size_t i = 0; i < line.counts.size(); ++i) {
        const auto number = whole_number(words[i + 1], games * most_a_game);
        if (not number or not read(line.counts[i], *number, games))
            return Error{part.file + ": " + line.name + ": " + std::to_string(part.games) +
                         " games cannot count " + printable(words[i + 1])};
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> texts_of(std::span<const CountLine> lines) {
    std::vector<std::string> texts;
    for (const auto& [name, counts] : lines) {
        texts.push_back(name);
        for (const Count& count : counts) texts.back().append(" ").append(text_of(count));
    }
    return texts;
}

std::optional<Error> read_counts(const Part& part, std::span<const CountLine> lines) {
    if (part.counts.size() != lines.size())
        return Error{part.file + ": a part of such a series has " + std::to_string(lines.size()) +
                     " lines of counts, not " + std::to_string(part.counts.size())};
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (auto error = read(part, part.counts[i], lines[i])) return error;
    return std::nullopt;
}

}  // namespace parlor::sim
