// Keys pressed at random at Moneyloopy's table never crash the app or lock it up.
#include <algorithm>
#include <map>

#include "loopy_monkey.hpp"
#include "sample.hpp"

namespace parlor::tui {
namespace {

const int many = sampled(60'000, 20'000), between_checks = 2'000;

}  // namespace

TEST_CASE("U-3.7, U-9.1: random keys at Moneyloopy: no crash, and the launcher is reached") {
    LoopyMonkey monkey;
    monkey.sit_down();
    std::map<std::string, int> checked;  // by the page's header
    for (int i = 1; i <= many; ++i) {
        if (monkey.below(5) == 0) monkey.table.app().press(monkey.any_key());  // perhaps too early
        const std::string header = header_of(monkey.press());
        if (++checked[header] <= 2 or i % between_checks == 0)
            monkey.check_the_way_out("after " + std::to_string(i) + " keys");
        if (monkey.at_launcher() or monkey.below(3'000) == 0) monkey.sit_down();
    }
    for (const char* const page : {"'S TURN",
                                   "DEED AUCTION",
                                   "TOLLBOOTH",
                                   "MUST PAY",
                                   "UNOWNED",
                                   "COMMUNITY",
                                   "CHANCE",
                                   "STATION",
                                   "MANAGE",
                                   "GAME PAUSED"}) {
        INFO(page);
        CHECK(std::ranges::any_of(
            checked, [&](const auto& each) { return each.first.find(page) != std::string::npos; }));
    }
}

}  // namespace parlor::tui
