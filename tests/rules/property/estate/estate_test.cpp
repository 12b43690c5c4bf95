// Chapter 7: building and selling, C-7.1, C-7.2 and C-7.4. A complete group at once:
// build_group_test.cpp; mortgages: mortgage_test.cpp; houses that the bank lacks: phantom_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-7.1: building costs the house's price and takes a house from the bank") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "dark-blue orange"}}});
    table.plays({"1 build mayfair"});
    CHECK(table.story() ==
          std::vector<std::string>{"built seat=1 square=mayfair houses=1 amount=200"});
    CHECK(table.fact("seat.1.money") == "1300");
    CHECK(table.fact("square.mayfair.houses") == "1");
    CHECK(table.fact("bank.houses") == "31");
    table.plays({"1 build vine-street"});
    CHECK(table.fact("seat.1.money") == "1200");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-7.1: building needs the whole group") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "mayfair stations"}, {2, "brown"}}});
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    CHECK(names(table.refuses("1 build dark-blue"), "C-7.1"));
    rig(table, {.owns = {{2, "park-lane"}}});
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    table.refuses("1 build old-kent-road");
    table.refuses("1 build brown");
    rig(table, {.owns = {{1, "park-lane"}}});
    table.plays({"1 build mayfair"});
}

TEST_CASE("C-7.1: only streets are built on") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "stations utilities"}}});
    for (const auto* line : {"1 build kings-cross-station",
                             "1 build stations",
                             "1 build water-works",
                             "1 build utilities",
                             "1 build gaol"})
        CHECK(names(table.refuses(line), "C-7.1"));
}

TEST_CASE("C-7.1: nothing is built while a deed of the group is mortgaged") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "dark-blue"}}, .mortgaged = "park-lane"});
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    CHECK(names(table.refuses("1 build park-lane"), "C-7.1"));
    CHECK(names(table.refuses("1 build dark-blue"), "C-7.1"));
    table.plays({"1 repay park-lane", "1 build mayfair"});
}

TEST_CASE("C-7.1: building needs the money in hand") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "dark-blue stations"}}, .money = {{1, 199}}});
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    rig(table, {.money = {{1, 200}}});
    table.plays({"1 build mayfair"});
    CHECK(table.fact("seat.1.money") == "0");
}

TEST_CASE("C-7.1: building needs a house in the bank") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "dark-blue"}, {2, "brown light-blue pink"}},
         .houses = {{4, "brown light-blue pink"}}});
    REQUIRE(table.fact("bank.houses") == "0");
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    rig(table, {.houses = {{3, "whitehall"}}});
    table.plays({"1 build mayfair"});
    CHECK(table.fact("bank.houses") == "0");
    CHECK(names(table.refuses("1 build park-lane"), "C-7.1"));
}

TEST_CASE("C-7.1: a group is built evenly, never more than one step apart") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "orange"}}});
    table.plays({"1 build vine-street"});
    CHECK(names(table.refuses("1 build vine-street"), "C-7.1"));
    table.plays({"1 build bow-street"});
    CHECK(names(table.refuses("1 build vine-street"), "C-7.1"));
    CHECK(names(table.refuses("1 build bow-street"), "C-7.1"));
    table.plays({"1 build marlborough-street", "1 build bow-street"});
    CHECK(table.offers("build vine-street"));
    CHECK_FALSE(table.offers("build bow-street"));
}

TEST_CASE("C-7.1: the fifth step is a hotel, and gives four houses back to the bank") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "dark-blue"}}, .houses = {{4, "dark-blue"}}});
    REQUIRE(table.fact("bank.houses") == "24");
    table.plays({"1 build mayfair"});
    CHECK(table.told("built seat=1 square=mayfair houses=5 amount=200"));
    CHECK(table.fact("bank.houses") == "28");
    CHECK(table.fact("bank.hotels") == "11");
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    table.plays({"1 build park-lane"});
    CHECK(names(table.refuses("1 build mayfair"), "C-7.1"));
    CHECK(names(table.refuses("1 build dark-blue"), "C-7.1"));
}

TEST_CASE("C-7.1: a hotel needs a hotel in the bank, but no house") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "dark-blue"}, {2, "brown light-blue pink"}},
         .houses = {{4, "dark-blue brown"},
                    {3, "light-blue pall-mall"},
                    {2, "whitehall northumberland-avenue"}}});
    REQUIRE(table.fact("bank.houses") == "0");
    table.plays({"1 build mayfair"});
    CHECK(table.fact("bank.houses") == "4");

    rig(table,
        {.owns = {{2, "orange"}},
         .houses = {{5, "brown light-blue pink orange mayfair"}, {4, "park-lane"}}});
    REQUIRE(table.fact("bank.hotels") == "0");
    CHECK(names(table.refuses("1 build park-lane"), "C-7.1"));
    table.plays({"1 sell mayfair", "1 build park-lane"});
}

TEST_CASE("C-7.2: improvements sell back at half price, and the pieces go back to the bank") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "dark-blue brown"}},
         .houses = {{5, "mayfair"}, {4, "park-lane"}, {1, "brown"}}});
    REQUIRE(table.fact("bank.houses") == "26");
    table.plays({"1 sell mayfair"});
    CHECK(table.told("sold seat=1 square=mayfair houses=4 amount=100"));
    CHECK_FALSE(table.told_any("phantom"));
    CHECK(table.fact("seat.1.money") == "1600");
    CHECK(table.fact("bank.hotels") == "12");
    CHECK(table.fact("bank.houses") == "22");
    table.plays({"1 sell mayfair", "1 sell old-kent-road"});
    CHECK(table.told("sold seat=1 square=old-kent-road houses=0 amount=25"));
    CHECK(table.fact("seat.1.money") == "1725");
    CHECK(table.fact("bank.houses") == "24");
}

TEST_CASE("C-7.2: a hotel brings half its own price, and half a dollar is rounded down") {
    Table table{"Ann", "Bob"};
    board::Spot& mayfair = own_edition(table).board.spots[Square{39}];
    mayfair.house_cost = 55_cash;
    mayfair.hotel_cost = 301_cash;
    rig(table, {.owns = {{1, "dark-blue"}}, .houses = {{4, "dark-blue"}}});
    table.plays({"1 build mayfair"});
    CHECK(table.fact("seat.1.money") == "1199");
    table.plays({"1 sell mayfair"});
    CHECK(table.fact("seat.1.money") == "1349");
    table.plays({"1 sell mayfair"});
    CHECK(table.fact("seat.1.money") == "1376");
}

TEST_CASE("C-7.2: a group is sold evenly") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "orange dark-blue"}, {2, "brown"}},
         .houses = {{2, "bow-street vine-street"}, {1, "marlborough-street brown"}}});
    CHECK(names(table.refuses("1 sell marlborough-street"), "C-7.2"));
    CHECK(names(table.refuses("1 sell mayfair"), "C-7.2"));
    table.refuses("1 sell old-kent-road");
    table.plays({"1 sell vine-street"});
    CHECK(names(table.refuses("1 sell vine-street"), "C-7.2"));
    table.plays({"1 sell bow-street", "1 sell vine-street"});
}

TEST_CASE("C-7.4: nothing is built during a trade reply, an auction turn, a claim or a debt") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{2, "dark-blue"}, {3, "orange"}}});
    SECTION("trade reply") {
        table.plays({"1 propose 2 give $10 for nothing"});
        REQUIRE(table.decision() == "2 trade");
    }
    SECTION("auction turn") {
        table.plays({"1 roll", "0 dice 1 2", "1 pass"});
        REQUIRE(table.decision() == "2 bid");
    }
    SECTION("claim") {
        rig(table,
            {.owns = {{1, "old-kent-road"}, {2, "stations"}},
             .money = {{1, 0}},
             .at = {{1, "vine-street"}}});
        table.plays({"1 roll", "0 dice 5 1"});
        REQUIRE(table.decision() == "2 claim");
    }
    SECTION("debt") {
        rig(table, {.money = {{2, 0}}});
        table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
        REQUIRE(table.decision() == "2 debt");
    }
    SECTION("vote") {
        table.plays({"1 end-game"});
        REQUIRE(table.decision() == "2 vote");
    }
    CHECK(names(table.refuses("2 build mayfair"), "C-2.5"));
    CHECK(names(table.refuses("2 build dark-blue"), "C-2.5"));
    for (const auto& choice : table.choices()) CHECK_FALSE(choice.starts_with("build"));
}
