#include "dominoes/options.hpp"

#include <algorithm>
#include <array>

namespace parlor::dominoes {
namespace {

using Option = RuleOption<Ruleset>;

constexpr std::array<std::string_view, 1> games{"dominoes"};

// In the order of hand_sizes.
constexpr std::array hand_words{
    OptionWord{"7", "HAND OF 7"}, OptionWord{"9", "HAND OF 9"}, OptionWord{"11", "HAND OF 11"}};

int hand_value(const Ruleset& rules) {
    return static_cast<int>(std::ranges::find(hand_sizes, rules.hand) - hand_sizes.begin());
}

void choose_hand(Ruleset& rules, int value) {
    rules.hand = hand_sizes[static_cast<std::size_t>(value)];
}

template <auto Field>
constexpr Option option(std::string_view name,
                        OptionValues values,
                        OptionKey key,
                        std::string_view explanation) {
    return {name,
            games,
            values,
            key,
            explanation,
            field_value<Ruleset, Field>,
            set_field<Ruleset, Field>};
}

constexpr std::array all_options{
    Option{"hand",
           games,
           OneWord{hand_words},
           OptionKey{'2', "HAND", "7, 9 or 11"},
           "Tiles in each hand",
           hand_value,
           choose_hand},
    option<&Ruleset::target>("target",
                             NumberRange{lowest_target, highest_target},
                             OptionKey{'5', "POINTS", "points to win"},
                             "Points to win"),
    option<&Ruleset::redeal>("redeal",
                             YesOrNo{"NO REDEALS", "REDEALS"},
                             OptionKey{'3', "REDEAL", "too many doubles"},
                             "A player may ask for a new deal when the hand has too many doubles"),
    option<&Ruleset::down>("highest-double",
                           YesOrNo{"DOWN IN TURN", "HIGH DOUBLE"},
                           OptionKey{'4', "DOWN", "who begins"},
                           "The highest double begins each hand"),
};

// All fields that players can choose. A new field of the ruleset stops the build here until it has
// a row.
constexpr std::size_t choices_in(const Ruleset& rules) {
    const auto& [hand, target, redeal, down] = rules;
    return count_of(hand, target, redeal, down);
}
static_assert(choices_in({}) == all_options.size());

}  // namespace

std::span<const Option> options() { return all_options; }

}  // namespace parlor::dominoes
