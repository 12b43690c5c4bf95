#include "library/mode_text.hpp"

#include <array>
#include <string_view>

#include "base/match.hpp"
#include "library/toml/toml_text.hpp"
#include "rules/property/options.hpp"

namespace parlor::library {
namespace {

using property::Mode;
using property::Ruleset;
using Option = RuleOption<Ruleset>;

constexpr std::string_view first_lines =
    "# A mode: its name, board and cards, and what differs from the classic game. It can have:\n"
    "#\n"
    "# name             1 to 20 characters\n"
    "# about            a line for people who choose a mode: 1 to 42 characters\n"
    "# board, cards     the names of files in the folders boards and cards\n"
    "# seats            the fewest and the most players, 2 to 8: [2, 6]\n";

std::string values_of(const Option& option) {
    return match(
        option.values,
        [](NumberRange range) { return to_text(range); },
        [](OneWord one) {
            std::vector<std::string> words;
            words.reserve(one.words.size());
            for (const OptionWord& word : one.words) words.push_back(toml_string(word.id));
            return listed(words, "or");
        },
        [](YesOrNo) { return std::string{"false or true"}; });
}

// `# salary           Dollars for passing GO: 0 to 5000`.
std::string comment_on(const Option& option) {
    constexpr std::size_t width = 17;
    std::string line{option.name};
    line.resize(width, ' ');
    line.append(option.explanation).append(": ").append(values_of(option));
    return "# " + line + "\n";
}

std::string explanation() {
    std::string text{first_lines};
    for (const auto& table : {property::options(), property::switches()})
        for (const Option& option : table) text += comment_on(option);
    return text + "\n";
}

std::string value_of(const Option& option, const Ruleset& rules) {
    const int value = option.value(rules);
    return match(
        option.values,
        [&](NumberRange) { return std::to_string(value); },
        [&](OneWord) { return toml_string(value_text(option, rules)); },
        [&](YesOrNo) { return std::string{value != 0 ? "true" : "false"}; });
}

std::string seats(const Mode& mode) {
    return field("seats", toml_list(std::array{mode.fewest_seats, mode.most_seats})) + "\n";
}

std::string differences(const Mode& mode) {
    const Mode classic;
    std::string text;
    if (mode.fewest_seats != classic.fewest_seats or mode.most_seats != classic.most_seats)
        text += seats(mode);
    for (const auto& table : {property::options(), property::switches()})
        for (const Option& option : table)
            if (option.value(mode.rules) != option.value(classic.rules))
                text += field(option.name, value_of(option, mode.rules)) + "\n";
    return text;
}

}  // namespace

std::string mode_text(const Mode& mode, Comments comments) {
    std::string text = comments == Comments::With ? explanation() : "";
    text += field("name", toml_string(mode.name)) + "\n";
    if (not mode.about.empty()) text += field("about", toml_string(mode.about)) + "\n";
    text += field("board", toml_string(mode.board)) + "\n";
    text += field("cards", toml_string(mode.cards)) + "\n";
    return text + differences(mode);
}

}  // namespace parlor::library
