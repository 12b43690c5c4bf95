#include "base/rule_option.hpp"

#include "base/match.hpp"

namespace parlor {

std::vector<OptionWord> words_of(const OptionValues& values) {
    using Words = std::vector<OptionWord>;
    return match(
        values,
        [](NumberRange) { return Words{}; },
        [](OneWord one) {
            return Words{one.words.begin(), one.words.end()};
        },
        [](YesOrNo answer) {
            return Words{{"no", answer.no_label}, {"yes", answer.yes_label}};
        });
}

std::vector<std::string_view> ids_of(std::span<const OptionWord> words) {
    std::vector<std::string_view> ids;
    ids.reserve(words.size());
    for (const OptionWord& word : words) ids.push_back(word.id);
    return ids;
}

std::string all_values(const OptionValues& values) {
    return match(
        values,
        [](NumberRange range) { return to_text(range); },
        [](OneWord one) { return listed(ids_of(one.words), "or"); },
        [](YesOrNo) { return std::string{"yes or no"}; });
}

std::string to_text(const OptionValues& values, int value) {
    const auto words = words_of(values);
    if (words.empty()) return std::to_string(value);
    return std::string{words[static_cast<std::size_t>(value)].id};
}

std::optional<int> find_value(const OptionValues& values, std::string_view text) {
    if (const auto* const range = std::get_if<NumberRange>(&values)) return number_in(text, *range);
    const auto words = words_of(values);
    const auto found = std::ranges::find(words, text, &OptionWord::id);
    if (found == words.end()) return std::nullopt;
    return static_cast<int>(found - words.begin());
}

}  // namespace parlor
