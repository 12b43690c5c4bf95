// Keys pressed at random never crash the app or lock it up.
#include <algorithm>
#include <map>

#include "monkey.hpp"
#include "sample.hpp"
#include "sessions/property/table.hpp"

namespace parlor::tui {
namespace {

const int many = sampled(100'000, 30'000), between_checks = 2'000;

struct PropertyMonkey : Monkey<Screened> {
    PropertyMonkey()
        : Monkey{Screened{{.terms = {.own_folder = OwnFolder::Closed},
                           .options = {.prompt = Options::Prompt::EachPlayer}}}} {
        chance.seed(10);  // these keys reach all the pages below
    }

    // A table of some people and computers with random belongings, so that much happens.
    void sit_down() {
        while (not table.says("ALL SETTINGS")) table.keys("p");  // by way of the title
        for (int i = below(4); i > 0; --i) table.keys("m");
        for (int i = below(8); i > 0; --i) table.keys("b");
        const bool is_classic = table.says("MODE   CLASSIC") or table.says("MODE   EVENING");
        const int players = is_classic ? 2 + below(5) : 3 + below(6);
        const int computers = std::max(0, below(2 * players) - players + 1);
        table.choose_seats(players - computers, computers);
        for (int i = below(3); i > 0; --i) table.keys("l");
        table.keys("$ $ f d d s");
        for (int i = 0; i < 3 * players and not table.says("B - BEGIN"); ++i) table.keys("r");
        table.keys("Space Space b Space");
        if (table.place.table) deal(players);
    }
    void deal(int players) {
        for (const auto& [key, value] : table.place.table->facts()) {
            if (not key.ends_with(".owner") or below(4) > 0) continue;
            (void)table.place.table->rig(key, std::vector{std::to_string(1 + below(players))});
            (void)table.place.table->settle();
        }
        (void)table.place.table->rig("seat.1.square", std::vector<std::string>{"gaol"});
        (void)table.place.table->rig("seat.1.gaol", std::vector<std::string>{"1"});
        (void)table.place.table->settle();
        for (int seat = 1; seat <= players; ++seat) {
            const std::string fact = "seat." + std::to_string(seat) + ".money";
            (void)table.place.table->rig(fact, std::vector{std::to_string(below(60))});
            (void)table.place.table->settle();
        }
    }
    [[nodiscard]] bool is_at_another_game() const {
        return table.place.table and property_session(*table.place.table) == nullptr;
    }
    void go_somewhere(const std::string& header) {
        if (header.starts_with("PREGAME") and below(40) == 0) REQUIRE(finds_launcher());
        if (is_at_another_game()) REQUIRE(finds_launcher());
        if (header.starts_with("PARLOR") and below(2) == 0) sit_down();
    }
};

}  // namespace

TEST_CASE("U-3.7: 100,000 random keys: no crash, and the launcher is reached from everywhere") {
    PropertyMonkey monkey;
    std::map<std::string, int> checked;  // by the page's header
    for (int i = 1; i <= many; ++i) {
        if (monkey.below(5) == 0) monkey.table.app().press(monkey.any_key());  // perhaps too early
        const std::string header = header_of(monkey.press());
        const bool is_new = ++checked[header] <= 3;
        if (is_new or i % between_checks == 0)
            monkey.check_the_way_out("after " + std::to_string(i) + " keys");
        monkey.go_somewhere(header);
    }
    for (const char* const page : {"'S TURN",
                                   "DEED AUCTION",
                                   "IN GAOL",
                                   " OFFERS",
                                   "IN DEBT",
                                   "PLAYER MOVING",
                                   "O ORANGE",  // in the chart of rents
                                   "OPTIONS",
                                   "PREGAME CONFIG",
                                   "GAME PAUSED"}) {
        INFO(page);
        CHECK(std::any_of(checked.begin(), checked.end(), [&](const auto& each) {
            return each.first.find(page) != std::string::npos;
        }));
    }
}

}  // namespace parlor::tui
