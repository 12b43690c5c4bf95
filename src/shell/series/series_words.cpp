#include "shell/series/series_words.hpp"

#include <algorithm>
#include <limits>

#include "base/number_range.hpp"
#include "base/program_version.hpp"
#include "base/text.hpp"

namespace parlor::shell {
namespace {

struct Word {
    std::string name, value;
};

Word word_in(const std::string& line) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string::npos) return {line, ""};
    return {line.substr(0, blank), line.substr(blank + 1)};
}

int number_of(const std::string& value) {
    constexpr NumberRange any{0, std::numeric_limits<int>::max()};
    return number_in(value, any).value_or(0);
}

}  // namespace

std::string program_word() { return "program " + program_version(); }

std::vector<std::string> words_of(const cli::Sim& order,
                                  const Players& players,
                                  const std::string& board,
                                  const std::vector<std::string>& files) {
    std::vector<std::string> words{program_word(),
                                   "game " + order.game,
                                   "board " + board,
                                   "seats " + to_text(players),
                                   "seed " + std::to_string(order.seed)};
    std::vector<std::string> rules = order.house_rules;
    std::ranges::sort(rules);
    for (const std::string& rule : rules) words.push_back("set " + rule);
    words.insert(words.end(), files.begin(), files.end());
    return words;
}

cli::Sim order_of(const std::vector<std::string>& words) {
    constexpr std::uint64_t any_seed = std::numeric_limits<std::uint64_t>::max();
    cli::Sim order{.threads = 1};
    for (const std::string& line : words) {
        const auto [name, value] = word_in(line);
        if (name == "game") order.game = value;
        if (name == "board") order.board = value;
        if (name == "seats") order.seats = value;
        if (name == "seed") order.seed = whole_number(value, any_seed).value_or(0);
        if (name == "set") order.house_rules.push_back(value);
        if (name == "hand") order.hand = number_of(value);
        if (name == "target") order.target = number_of(value);
        if (name == "deals") order.mirrored = value == "mirrored";
    }
    return order;
}

std::optional<Error> not_here(const std::vector<std::string>& words, const sim::Part& part) {
    return other_series({.series = words, .counts = {}, .file = "this parlor"}, part);
}

}  // namespace parlor::shell
