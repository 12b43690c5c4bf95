// Chapter 10: who continues after an elimination, and who wins, C-10.6 and C-10.7.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-10.6: the last player left wins at once, without claims") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "vine-street"}, {2, "stations"}}, .money = {{1, 0}}});
    table.plays({"1 roll", "0 dice 2 3"});
    CHECK(table.told_in_order({"eliminated seat=1 by=2", "over winner=2 how=last"}));
    CHECK(table.story().back() == "over winner=2 how=last");
    CHECK(table.fact("over") == "yes");
    CHECK(table.fact("winner") == "2");
    CHECK(table.decision() == "- none");
    CHECK(table.choices().empty());
    CHECK(table.fact("seat.2.money") == "1600");
    CHECK(table.fact("square.vine-street.owner") == "0");
    table.refuses("2 claim vine-street");
    table.refuses("2 roll");
}

TEST_CASE("C-10.6: the last player left wins at once, without auctions") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "vine-street mayfair"}}, .mortgaged = "mayfair", .money = {{1, 9}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.told_in_order({"eliminated seat=1 by=0", "over winner=2 how=last"}));
    CHECK_FALSE(table.told_any("auction"));
    CHECK(table.decision() == "- none");
}

TEST_CASE("C-10.6: of three, the second elimination of one card ends the game") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{2, "old-kent-road"}, {3, "vine-street"}},
         .mortgaged = "old-kent-road vine-street",
         .money = {{2, 0}, {3, 0}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
    CHECK(table.decision() == "1 claim");
    CHECK(table.fact("over") == "no");
    table.plays({"1 claim old-kent-road"});
    CHECK(table.told_in_order({"eliminated seat=3 by=1", "over winner=1 how=last"}));
    CHECK(table.decision() == "- none");
}

TEST_CASE("C-10.6: an eliminated player keeps their last score") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "brown vine-street"}, {2, "stations"}},
         .houses = {{1, "brown"}},
         .mortgaged = "vine-street",
         .money = {{1, 0}},
         .cards = {{1, "chest"}}});
    // Equity 110 / 2, 3 deeds, 1 card, a second brown street, 2 times one house.
    REQUIRE(table.fact("seat.1.score") == std::to_string(55 + 3 + 1 + 2 + 2));
    table.plays({"1 roll", "0 dice 2 3"});
    REQUIRE(table.fact("seat.1.out") == "yes");
    CHECK(table.fact("seat.1.score") == "63");
    CHECK(table.fact("seat.1.equity") == "0");
    table.plays({"2 claim vine-street", "2 leave all", "2 pass", "3 pass", "2 pass", "3 pass"});
    CHECK(table.fact("seat.1.score") == "63");
}

TEST_CASE("C-10.7: eliminated in their own turn: the next player in play order gets the dice") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "vine-street"}, {3, "stations"}},
         .mortgaged = "vine-street",
         .money = {{1, 0}},
         .at = {{1, "old-kent-road"}}});
    SECTION("after claims and auctions") {
        table.plays({"1 roll", "0 dice 1 3"});
        CHECK(table.fact("turn") == "1");
        CHECK_FALSE(table.told_any("turn"));
        table.plays({"3 leave vine-street", "2 bid 30"});
        CHECK(table.decision() == "3 bid");
        table.plays({"3 pass"});
        CHECK(table.told_in_order(
            {"won seat=2 square=vine-street amount=30", "turn seat=2 round=1"}));
    }
    SECTION("a double earns nobody another roll") {
        table.plays({"1 roll", "0 dice 2 2", "3 claim vine-street"});
        CHECK(table.told("turn seat=2 round=1"));
    }
    CHECK(table.decision() == "2 roll");
    CHECK(table.fact("doubles") == "0");
    table.plays({"2 roll", "0 dice 4 6", "2 end"});
    CHECK(table.decision() == "3 roll");
    table.plays({"3 roll", "0 dice 4 6", "3 end"});
    CHECK(table.decision() == "2 roll");
    CHECK(table.fact("round") == "2");
}

TEST_CASE("C-10.7: eliminated out of turn: dice and second roll stay where they are") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{2, "vine-street"}}, .mortgaged = "vine-street", .money = {{2, 0}}});
    SECTION("a double") {
        table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
        table.plays({"1 leave all", "3 pass", "1 pass"});
        CHECK(table.decision() == "1 roll");
        CHECK(table.fact("doubles") == "1");
        table.plays({"1 roll", "0 dice 4 4"});
        CHECK(table.decision() == "1 roll");
        table.plays({"1 roll", "0 dice 5 5"});
        CHECK(table.told("gaoled seat=1 why=doubles"));
    }
    SECTION("no double") {
        rig(table, {.at = {{1, "northumberland-avenue"}}});
        table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 2", "1 claim vine-street"});
    }
    CHECK(table.decision() == "1 end");
    table.plays({"1 end"});
    CHECK(table.decision() == "3 roll");
}

TEST_CASE("C-10.7: an elimination in an auction's aftermath leaves the dice where they are") {
    Table table({"Ann", "Bob", "Cid"}, {.money_supply = MoneySupply::Limited});
    rig(table, {.owns = {{2, "vine-street"}}, .money = {{2, 0}, {3, 15140 - 1500}}});
    table.plays({"1 roll", "0 dice 3 3", "1 pass", "2 bid 60", "3 pass", "1 pass"});
    CHECK(table.decision() == "2 debt");  // and the bank has no money for a mortgage
    table.plays({"2 mortgage vine-street"});
    CHECK(table.told_in_order({"eliminated seat=2 by=0", "auction square=the-angel-islington"}));
    table.plays({"3 pass", "1 bid 10", "3 pass", "3 pass", "1 pass"});
    CHECK(table.fact("square.the-angel-islington.owner") == "1");
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("doubles") == "1");
}
