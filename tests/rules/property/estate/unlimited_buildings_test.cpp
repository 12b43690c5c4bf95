// Chapter 9: buildings without limit, C-9.9.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Ruleset unlimited{.buildings = Buildings::Unlimited};

// All streets but dark blue have four houses: 80, of the bank's 32.
void build_everywhere(Table& table) {
    rig(table,
        {.owns = {{1, "dark-blue"}, {2, "brown light-blue pink orange red yellow green"}},
         .houses = {{4, "brown light-blue pink orange red yellow green"}},
         .money = {{1, 9000}, {2, 30'000}}});
}

}  // namespace

TEST_CASE("C-9.9: every piece is there whenever one is built, and the bank counts none") {
    Table table({"Ann", "Bob"}, unlimited);
    build_everywhere(table);
    CHECK(table.fact("bank.houses") == "-");
    CHECK(table.fact("bank.hotels") == "-");
    for (int step = 1; step <= 5; ++step) table.plays({"1 build dark-blue"});
    CHECK(table.fact("square.mayfair.houses") == "5");
    table.plays({"1 roll", "0 dice 4 6", "1 end"});
    for (const auto* group : {"brown", "light-blue", "pink", "orange", "red", "yellow", "green"})
        table.plays({std::string{"2 build "} + group});
    CHECK(table.fact("square.bond-street.houses") == "5");  // the 22nd hotel of 12
}

TEST_CASE("C-9.9: a hotel that is sold leaves its four houses, and nobody has phantom houses") {
    Table table({"Ann", "Bob"}, unlimited);
    build_everywhere(table);
    for (int step = 1; step <= 5; ++step) table.plays({"1 build dark-blue"});
    table.plays({"1 sell mayfair"});
    CHECK(table.story() ==
          std::vector<std::string>{"sold seat=1 square=mayfair houses=4 amount=100"});
    CHECK(table.fact("square.mayfair.houses") == "4");
    CHECK(table.fact("seat.1.phantom") == "0");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE(
    "C-9.9, M-2.7: mortgaging sells down to a house on each other street, never for lack of one") {
    Ruleset rules = unlimited;
    rules.mortgaging = Mortgaging::SellsDown;
    Table table({"Ann", "Bob"}, rules);
    build_everywhere(table);
    for (int step = 1; step <= 5; ++step) table.plays({"1 build dark-blue"});
    table.plays({"1 mortgage mayfair"});
    CHECK(table.fact("square.mayfair.houses") == "0");
    CHECK(table.fact("square.park-lane.houses") == "1");
}

TEST_CASE("C-9.9: without the option the bank has 32 houses and 12 hotels") {
    const Table table{"Ann", "Bob"};
    CHECK(table.fact("bank.houses") == "32");
    CHECK(table.fact("bank.hotels") == "12");
}
