// Chapter 6: debts, C-6.1, C-6.2, C-6.4 and C-6.5. Raising all the money at once:
// recovery_test.cpp; cards that concern every player: everybody_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann lands on Bob's Mayfair, where there is a hotel: $2,000.
void land_on_the_hotel(Table& table) {
    rig(table, {.owns = {{2, "dark-blue"}}, .houses = {{5, "dark-blue"}}, .at = {{1, "chance-3"}}});
    table.plays({"1 roll", "0 dice 1 2"});
}

}  // namespace

TEST_CASE("C-6.1: a payment is made from money at once, and what is left is a debt") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "green red"}}, .money = {{1, 1500}}});
    land_on_the_hotel(table);
    CHECK(table.told_in_order({"rent from=1 to=2 square=mayfair amount=2000",
                               "paid from=1 to=2 amount=1500 for=rent",
                               "owes from=1 to=2 amount=500"}));
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact("seat.1.debt") == "500");
    CHECK(table.fact("seat.2.money") == "3000");
    CHECK(table.decision() == "1 debt");
}

TEST_CASE("C-6.1: who has the money to the last dollar owes nothing") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "strand"}}, .money = {{1, 2000}}});
    land_on_the_hotel(table);
    CHECK(table.told("paid from=1 to=2 amount=2000 for=rent"));
    CHECK_FALSE(table.told_any("owes"));
    CHECK(table.fact("seat.1.debt") == "0");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-6.1: who has no money pays nothing at once") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "old-kent-road mayfair"}}, .money = {{1, 0}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK_FALSE(table.told_any("paid"));
    CHECK(table.told("owes from=1 to=0 amount=200"));
    CHECK(table.decision() == "1 debt");
}

TEST_CASE("C-6.2: a debtor pays as the money comes in, and keeps what is over") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "green red"}}, .houses = {{1, "green"}}, .money = {{1, 1600}}});
    land_on_the_hotel(table);
    table.plays({"1 sell bond-street"});
    CHECK(table.story() ==
          std::vector<std::string>{"sold seat=1 square=bond-street houses=0 amount=100",
                                   "settled from=1 to=2 amount=100"});
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact("seat.1.debt") == "300");
    table.plays({"1 mortgage strand", "1 mortgage fleet-street"});
    CHECK(table.fact("seat.1.debt") == "80");
    CHECK(table.decision() == "1 debt");
    table.plays({"1 mortgage trafalgar-square"});
    CHECK(table.told("settled from=1 to=2 amount=80"));
    CHECK(table.fact("seat.1.money") == "40");
    CHECK(table.fact("seat.1.debt") == "0");
    CHECK(table.fact("seat.2.money") == "3500");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-6.2: nothing else is possible until all is paid") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "green red strand"}},
         .houses = {{1, "red"}},
         .mortgaged = "regent-street",
         .money = {{1, 1600}},
         .cards = {{1, "chest"}}});
    land_on_the_hotel(table);
    for (const auto* move : {"1 end",
                             "1 roll",
                             "1 build strand",
                             "1 build red",
                             "1 repay regent-street",
                             "1 propose 2 give oxford-street for $500",
                             "1 end-game"})
        CHECK(names(table.refuses(move), "C-2.5"));
    table.plays({"1 mortgage oxford-street", "1 mortgage bond-street"});
    CHECK(names(table.refuses("1 propose 2 give oxford-street for $500"), "C-2.5"));
    table.plays({"1 sell strand", "1 sell fleet-street"});
    CHECK(table.decision() == "1 end");
    table.plays({"1 propose 2 give free-card for $50", "2 accept"});
}

TEST_CASE("C-6.2: nobody trades with a debtor, either") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table,
        {.owns = {{2, "fleet-street"}, {3, "strand"}},
         .mortgaged = "fleet-street",
         .money = {{2, 0}, {3, 0}},
         .at = {{1, "northumberland-avenue"}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 2", "1 leave all", "3 pass"});
    CHECK(table.decision() == "4 bid");
    CHECK(names(table.refuses("4 propose 3 give $50 for strand"), "C-6.2"));
    table.plays({"4 propose 1 give $50 for nothing"});
}

TEST_CASE("C-6.4: an auction that is won beyond one's money interrupts another player's turn") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.owns = {{3, "mayfair"}}, .money = {{3, 50}}});
    table.plays({"1 roll", "0 dice 3 3", "1 pass", "2 pass", "3 bid 100", "1 pass", "2 pass"});
    CHECK(table.decision() == "3 debt");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
    table.plays({"3 mortgage the-angel-islington"});
    CHECK(table.told("settled from=3 to=0 amount=50"));
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-6.4: several debtors are served in play order after the player with the dice") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 4 6", "2 end"});
    rig(table,
        {.owns = {{1, "strand"}, {2, "mayfair"}, {4, "bow-street"}},
         .money = {{1, 9}, {2, 3}, {4, 0}},
         .at = {{3, "northumberland-avenue"}}});
    table.plays({".set deck.chest birthday", "3 roll", "0 dice 1 2"});
    CHECK(table.decision() == "4 debt");
    table.plays({"4 mortgage bow-street"});
    CHECK(table.decision() == "1 debt");
    table.plays({"1 recover"});
    CHECK(table.told("settled from=1 to=3 amount=1"));
    CHECK(table.decision() == "2 debt");
    table.plays({"2 mortgage mayfair"});
    CHECK(table.fact("seat.3.money") == "1530");
    CHECK(table.decision() == "3 end");
}

TEST_CASE("C-6.5: a debtor stays in while wealth covers the debts, and is out a dollar below") {
    Table table{"Ann", "Bob", "Cat"};
    SECTION("to the bank, covered") {
        rig(table, {.owns = {{1, "kings-cross-station"}}, .money = {{1, 100}}});
        table.plays({"1 roll", "0 dice 1 3"});
        CHECK(table.decision() == "1 debt");
        table.plays({"1 mortgage kings-cross-station"});
        CHECK(table.fact("seat.1.money") == "0");
        CHECK(table.decision() == "1 end");
    }
    SECTION("to the bank, not covered") {
        rig(table, {.owns = {{1, "kings-cross-station"}}, .money = {{1, 99}}});
        table.plays({"1 roll", "0 dice 1 3"});
        CHECK(table.told_in_order({"paid from=1 to=0 amount=99 for=tax",
                                   "owes from=1 to=0 amount=101",
                                   "eliminated seat=1 by=0"}));
        CHECK(table.fact("seat.1.out") == "yes");
        CHECK(table.decision() == "2 bid");
    }
    SECTION("to a player, covered") {
        rig(table, {.owns = {{1, "brown"}}, .houses = {{5, "brown"}}, .money = {{1, 1690}}});
        land_on_the_hotel(table);
        CHECK(table.decision() == "1 debt");
        table.plays({"1 recover"});
        CHECK(table.fact("seat.1.wealth") == "0");
        CHECK(table.decision() == "1 end");
    }
    SECTION("to a player, not covered") {
        rig(table, {.owns = {{1, "brown"}}, .houses = {{5, "brown"}}, .money = {{1, 1689}}});
        land_on_the_hotel(table);
        CHECK(table.told("eliminated seat=1 by=2"));
        CHECK(table.fact("seat.2.money") == "3499");
        CHECK(table.decision() == "2 claim");
    }
}

TEST_CASE("C-6.5: mortgaged deeds and free cards do not help a debtor") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "stations"}},
         .mortgaged = "stations",
         .money = {{1, 199}},
         .cards = {{1, "both"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.told("eliminated seat=1 by=0"));
    CHECK(table.fact("winner") == "2");
}
