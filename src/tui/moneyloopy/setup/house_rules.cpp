#include "tui/moneyloopy/setup/house_rules.hpp"

#include <array>

#include "rules/moneyloopy/options.hpp"
#include "tui/setup/house_rules.hpp"

namespace parlor::tui::loopy {
namespace {

constexpr OptionKey way_on{house_rules_done, "BEGIN GAME", "begin with these"};

constexpr std::array sums{0, 200, 500, 1000, 1500, 2000, 3000, 5000, 10'000};

std::string dollars(int sum) { return "$" + std::to_string(sum); }

constexpr setup::UsualNumbers usual{sums, dollars};

}  // namespace

Menu house_rules_menu(const rules::moneyloopy::Ruleset& rules) {
    return setup::house_rules_menu(
        setup::house_rules_of(rules::moneyloopy::options(), rules, usual), way_on);
}

void step_house_rule(char key, rules::moneyloopy::Ruleset& rules) {
    setup::step_house_rule(rules::moneyloopy::options(), key, rules, usual);
}

}  // namespace parlor::tui::loopy
