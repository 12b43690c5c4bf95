// Chapter 6: cards that make every player pay or receive, C-6.6 and C-6.7.

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Bob, who has the dice, draws the chairman's card: he pays each other player $50.
void bob_draws_chairman(Table& table) {
    table.plays({"1 roll", "0 dice 4 6", "1 end", ".set deck.chance chairman"});
    table.plays({".set seat.2.square vine-street", "2 roll", "0 dice 1 2"});
}

// It is Bob's birthday: each other player pays him $10.
void bob_has_birthday(Table& table) {
    table.plays({"1 roll", "0 dice 4 6", "1 end", ".set deck.chest birthday"});
    table.plays({".set seat.2.square northumberland-avenue", "2 roll", "0 dice 1 2"});
}

}  // namespace

TEST_CASE("C-6.6: paying every player is one debt to each, in play order after the payer") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    SECTION("from money") {
        bob_draws_chairman(table);
        CHECK(table.told_in_order({"paid from=2 to=3 amount=50 for=card",
                                   "paid from=2 to=4 amount=50 for=card",
                                   "paid from=2 to=1 amount=50 for=card"}));
        CHECK(table.fact("seat.2.money") == "1350");
        CHECK(table.decision() == "2 end");
    }
    SECTION("the first ones are paid first") {
        rig(table, {.owns = {{2, "strand"}}, .money = {{2, 70}}});
        bob_draws_chairman(table);
        CHECK(table.told_in_order({"paid from=2 to=3 amount=50 for=card",
                                   "paid from=2 to=4 amount=20 for=card",
                                   "owes from=2 to=4 amount=30",
                                   "owes from=2 to=1 amount=50"}));
        CHECK(table.decision() == "2 debt");
        table.plays({"2 mortgage strand"});
        CHECK(table.told_in_order(
            {"settled from=2 to=4 amount=30", "settled from=2 to=1 amount=50"}));
        CHECK(table.fact("seat.2.money") == "30");
        CHECK(table.decision() == "2 end");
    }
    SECTION("by instalments too") {
        rig(table, {.owns = {{2, "brown bow-street"}}, .money = {{2, 0}}});
        bob_draws_chairman(table);
        table.plays({"2 mortgage old-kent-road"});
        CHECK(table.told("settled from=2 to=3 amount=30"));
        table.plays({"2 mortgage whitechapel-road"});
        CHECK(table.told_in_order(
            {"settled from=2 to=3 amount=20", "settled from=2 to=4 amount=10"}));
        CHECK(table.fact("seat.2.debt") == "90");
        table.plays({"2 mortgage bow-street"});
        CHECK(table.fact("seat.2.money") == "0");
        CHECK(table.decision() == "2 end");
    }
}

TEST_CASE("C-6.6: who cannot pay every player goes out to the first who is not paid in full") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table, {.owns = {{2, "old-kent-road"}}});
    SECTION("the wealth ends with the first creditor") {
        table.plays({".set seat.2.money 10"});
        bob_draws_chairman(table);
        CHECK(table.told_in_order({"mortgaged seat=2 square=old-kent-road amount=30",
                                   "settled from=2 to=3 amount=30",
                                   "eliminated seat=2 by=3"}));
        CHECK(table.fact("seat.3.money") == "1540");
        CHECK(table.fact("seat.4.money") == "1500");
        CHECK(table.fact("seat.1.money") == "1500");
        CHECK(table.decision() == "3 claim");
    }
    SECTION("the wealth ends with the second") {
        table.plays({".set seat.2.money 60"});
        bob_draws_chairman(table);
        CHECK(table.told("eliminated seat=2 by=4"));
        CHECK(table.fact("seat.3.money") == "1550");
        CHECK(table.fact("seat.4.money") == "1540");
        CHECK(table.fact("seat.1.money") == "1500");
        CHECK(table.decision() == "4 claim");
    }
    SECTION("nothing is left for the last, exactly") {
        table.plays({".set seat.2.money 70"});
        bob_draws_chairman(table);
        CHECK(table.told("eliminated seat=2 by=1"));
        CHECK(table.fact("seat.4.money") == "1550");
        CHECK(table.fact("seat.1.money") == "1500");
        CHECK(table.decision() == "1 claim");
    }
    SECTION("all can be paid, exactly") {
        table.plays({".set seat.2.money 120"});
        bob_draws_chairman(table);
        CHECK(table.decision() == "2 debt");
        table.plays({"2 recover"});
        CHECK(table.fact("seat.1.money") == "1550");
        CHECK(table.decision() == "2 end");
    }
}

TEST_CASE("C-6.6: houses are sold for the creditors before the payer goes out") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.owns = {{2, "brown"}}, .houses = {{1, "old-kent-road"}}, .money = {{2, 0}}});
    bob_draws_chairman(table);
    CHECK(table.told_in_order({"sold seat=2 square=old-kent-road houses=0 amount=25",
                               "mortgaged seat=2 square=old-kent-road amount=30",
                               "mortgaged seat=2 square=whitechapel-road amount=30",
                               "settled from=2 to=3 amount=50",
                               "settled from=2 to=1 amount=35",
                               "eliminated seat=2 by=1"}));
    CHECK(table.fact("seat.1.money") == "1535");
    CHECK(table.fact("bank.houses") == "32");
}

TEST_CASE("C-6.7: what each has in money moves first, before any debt is raised") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table, {.owns = {{3, "strand"}}, .money = {{3, 4}}});
    bob_has_birthday(table);
    CHECK(table.told_in_order({"paid from=3 to=2 amount=4 for=card",
                               "owes from=3 to=2 amount=6",
                               "paid from=4 to=2 amount=10 for=card",
                               "paid from=1 to=2 amount=10 for=card"}));
    CHECK(table.fact("seat.2.money") == "1524");
    CHECK(table.decision() == "3 debt");
    table.plays({"3 mortgage strand"});
    CHECK(table.fact("seat.2.money") == "1530");
    CHECK(table.decision() == "2 end");
}

TEST_CASE("C-6.7: those who cannot raise it are eliminated by the collector, one after another") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table,
        {.owns = {{1, "strand bow-street"}, {4, "mayfair"}},
         .mortgaged = "strand bow-street mayfair",
         .money = {{1, 9}, {4, 0}},
         .cards = {{4, "chance"}}});
    bob_has_birthday(table);
    CHECK(table.told_in_order({"paid from=1 to=2 amount=9 for=card",
                               "card-given from=4 to=2 deck=chance",
                               "eliminated seat=4 by=2"}));
    CHECK(table.fact("seat.1.out") == "no");
    CHECK(table.decision() == "2 claim");
    table.plays({"2 claim mayfair"});
    CHECK(table.told("eliminated seat=1 by=2"));
    table.plays({"2 claim strand", "2 leave bow-street"});
    CHECK(table.decision() == "2 bid");
    table.plays({"2 pass", "3 bid 10", "2 pass"});
    CHECK(table.decision() == "2 end");
    CHECK(table.fact("seat.2.money") == "1488");
}

TEST_CASE("C-6.7: one raises it, the next goes out, in play order") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table, {.owns = {{3, "strand"}}, .money = {{3, 0}, {4, 0}}});
    bob_has_birthday(table);
    CHECK(table.fact("seat.4.out") == "no");
    CHECK(table.decision() == "3 debt");
    CHECK_FALSE(Property::impossible(table.game));  // Dan waits
    table.plays({"3 recover"});
    CHECK(table.told_in_order({"settled from=3 to=2 amount=10", "eliminated seat=4 by=2"}));
    CHECK(table.decision() == "2 end");
}

TEST_CASE("C-6.7: a birthday that leaves nobody else in wins the game") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.money = {{1, 9}, {3, 0}}});
    bob_has_birthday(table);
    CHECK(table.told_in_order(
        {"eliminated seat=3 by=2", "eliminated seat=1 by=2", "over winner=2 how=last"}));
    CHECK(table.fact("seat.2.money") == "1509");
    CHECK(table.decision() == "- none");
}
