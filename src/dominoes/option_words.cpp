#include "dominoes/option_words.hpp"

#include <array>

namespace parlor::dominoes {
namespace {

Complaint take_hand(const std::string& value, Ruleset& rules) {
    for (const int size : hand_sizes)
        if (value == std::to_string(size)) return rules.hand = size, fine;
    return "it must be 7, 9 or 11, not " + printable(value);
}

constexpr std::array<OptionOf<Ruleset>, 4> all_options{{
    {"hand", take_hand},
    {"target",
     [](const std::string& value, Ruleset& rules) {
         return take_number(value, lowest_target, highest_target, rules.target.count);
     }},
    {"redeal",
     [](const std::string& value, Ruleset& rules) {
         return take_switch(value, Redeal::Never, Redeal::ForDoubles, rules.redeal);
     }},
    {"highest-double",
     [](const std::string& value, Ruleset& rules) {
         return take_switch(value, DownRule::Alternating, DownRule::HighestDouble, rules.down);
     }},
}};

std::string yes_or_no(bool is_so) { return is_so ? "yes" : "no"; }

}  // namespace

std::span<const OptionOf<Ruleset>> options() { return all_options; }

std::vector<std::string> option_lines(const Ruleset& rules) {
    return {"option hand " + std::to_string(rules.hand),
            "option target " + std::to_string(rules.target.count),
            "option redeal " + yes_or_no(rules.redeal == Redeal::ForDoubles),
            "option highest-double " + yes_or_no(rules.down == DownRule::HighestDouble)};
}

}  // namespace parlor::dominoes
