#include "tui/moneyloopy/setup/house_rules.hpp"

#include <array>

#include "rules/moneyloopy/options.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

constexpr std::array usual{0, 200, 500, 1000, 1500, 2000, 3000, 5000, 10'000};
constexpr setup::Numbers sums{usual, setup::dollars};

const setup::Numbers& numbers_of(std::string_view /*option*/) { return sums; }

}  // namespace

HouseRulesPage house_rules_page() {
    return {moneyloopy::options(), {'b', "BEGIN GAME", "begin with these"}, numbers_of};
}

}  // namespace parlor::tui::moneyloopy_table
