// Keys pressed at random at Moneyloopy's table never crash the app or lock it up.
#include <algorithm>
#include <map>

#include "app/monkey.hpp"
#include "loopy_screened.hpp"
#include "sample.hpp"

namespace parlor::tui {
namespace {

const int many = sampled(60'000, 20'000), between_checks = 2'000;

struct LoopyMonkey : Monkey<Screened> {
    LoopyMonkey() : Monkey{Screened{{.terms = {.own_folder = OwnFolder::Closed}}}} {}

    // Two people and a computer, who own what they like, so that much happens.
    void sit_down() {
        table.take_up("parlor 1\ngame moneyloopy\nseed " + std::to_string(below(1000)) +
                      "\nseat 1 person Ann red\nseat 2 person Bob blue\n"
                      "seat 3 cpu:1 Victor green\nbegin\n0 die 6\n0 die 1\n0 die 2\n");
        for (const auto& [key, value] : table.place.table->facts()) {
            const bool is_place = key.starts_with("seat.") and key.ends_with(".square");
            if (not is_place and not(key.ends_with(".owner") and below(3) == 0)) continue;
            const int which = is_place ? below(40) : 1 + below(3);
            (void)table.place.table->rig(key, std::vector{std::to_string(which)});
            (void)table.place.table->settle();
        }
    }
};

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
    for (const char* const page : {"PLAYER'S TURN",
                                   "DEED AUCTION",
                                   "TOLLBOOTH",
                                   "PLAYER MUST",
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
