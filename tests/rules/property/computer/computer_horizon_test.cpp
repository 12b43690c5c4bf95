// C-9.7 and C-9.8: computers know when the game ends, and buy and build only what pays back.

#include "computers.hpp"
#include "rules/property/computer/horizon.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

Table in_round(int round, const Ruleset& rules) {
    Table table({"Ann", "Bob"}, rules);
    table.game.round = round;
    return table;
}

// Ann stands on Mayfair, which is for sale.
Table at_mayfair(int round, int last_round) {
    Table table = in_round(round, {.last_round = last_round});
    rig(table, {.at = {{1, "liverpool-street-station"}}});
    table.plays({"1 roll", "0 dice 2 2"});
    REQUIRE(table.decision() == "1 deed");
    return table;
}

// Ann may build on orange, and can pay for it, at the end of her turn.
Table with_orange(int round, int last_round) {
    Table table = in_round(round, {.last_round = last_round});
    rig(table,
        {.owns = {{1, "orange"}, {2, "green"}}, .houses = {{2, "orange"}}, .money = {{1, 900}}});
    table.plays({"1 roll", "0 dice 4 6"});
    REQUIRE(table.decision() == "1 end");
    return table;
}

constexpr std::array both_levels{board::Level::One, board::Level::Two};

}  // namespace

TEST_CASE("C-9.7: in the last round no deed is bought that has no time to pay back") {
    for (const board::Level level : both_levels) {
        CHECK(chosen(at_mayfair(10, 0), level) == "buy");
        CHECK(chosen(at_mayfair(10, 60), level) == "buy");
        CHECK(chosen(at_mayfair(10, 10), level) == "pass");
    }
}

TEST_CASE("C-9.7: in the last round no house is built that has no time to pay back") {
    for (const board::Level level : both_levels) {
        CHECK(chosen(with_orange(10, 0), level) == "build orange");
        CHECK(chosen(with_orange(10, 60), level) == "build orange");
        CHECK(chosen(with_orange(10, 10), level) == "end");
    }
}

TEST_CASE("C-9.8: the wealth that wins draws near as it has grown so far") {
    Table table = in_round(11, {.wealth_wins = 5000_cash});
    CHECK(computer::rounds_left(table.game) == computer::far_rounds);
    rig(table, {.money = {{2, 4500}}});  // 3,000 in 11 rounds
    CHECK(computer::rounds_left(table.game) < 4);
    rig(table, {.money = {{2, 5000}}});
    CHECK(computer::rounds_left(table.game) == 1);
}
