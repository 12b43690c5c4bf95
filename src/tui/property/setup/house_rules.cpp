#include "tui/property/setup/house_rules.hpp"

#include <array>

#include "tui/property/player_rows.hpp"

namespace parlor::tui {
namespace {

constexpr OptionKey way_on{house_rules_done, "CONTINUE", "play with these"};

// 1, 2, 3, 5, 10, 15, 20, 30, 45 and 60 minutes of a clock, in seconds.
constexpr std::array times{60, 120, 180, 300, 600, 900, 1200, 1800, 2700, 3600};

// `1:30`, `10 MINUTES`.
std::string time_words(int seconds) {
    if (seconds % 60 != 0) return clock_text(Milliseconds{seconds * 1000});
    return std::to_string(seconds / 60) + (seconds == 60 ? " MINUTE" : " MINUTES");
}

constexpr setup::UsualNumbers usual{times, time_words};

}  // namespace

Menu house_rules_menu(HouseRules options, const rules::Ruleset& rules) {
    return setup::house_rules_menu(setup::house_rules_of(options, rules, usual), way_on);
}

void step_house_rule(HouseRules options, char key, rules::Ruleset& rules) {
    setup::step_house_rule(options, key, rules, usual);
}

}  // namespace parlor::tui
