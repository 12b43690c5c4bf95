// Chapter 2: when several things are pending, C-2.6.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Bob has all the bank's houses, two of them on Trafalgar Square; Ann has two hotels.
Table table_without_houses() {
    Table table{"Ann", "Bob", "Cat"};
    rig(table,
        {.owns = {{1, "brown"}, {2, "light-blue pink red"}},
         .houses = {{4, "light-blue pink"},
                    {3, "strand fleet-street"},
                    {2, "trafalgar-square"},
                    {5, "brown"}}});
    REQUIRE(table.fact("bank.houses") == "0");
    return table;
}

void ann_has_birthday(Table& table) {
    table.plays({".set deck.chest birthday", ".set seat.1.square northumberland-avenue"});
    table.plays({"1 roll", "0 dice 1 2"});
}

}  // namespace

TEST_CASE("C-2.6: houses are given back before debts are paid") {
    Table table = table_without_houses();
    rig(table, {.money = {{1, 0}}, .at = {{1, "strand"}}});
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(table.decision() == "1 debt");
    CHECK(table.fact("seat.1.debt") == "300");
    table.plays({"1 sell old-kent-road"});
    CHECK(table.fact("seat.1.debt") == "275");
    CHECK(table.decision() == "1 houses");
    CHECK(names(table.refuses("1 recover"), "C-2.5"));
    table.plays({"1 sell whitechapel-road"});
    for (int level = 4; level > 0; --level) {
        CHECK(table.decision() == "1 houses");
        table.plays({"1 sell old-kent-road", "1 sell whitechapel-road"});
    }
    CHECK(table.fact("seat.1.debt") == "50");
    CHECK(table.decision() == "1 debt");
    table.plays({"1 mortgage old-kent-road", "1 mortgage whitechapel-road"});
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-2.6: debtors are served in play order from the player with the dice") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table,
        {.owns = {{1, "strand"}, {3, "mayfair"}},
         .money = {{1, 0}, {3, 0}},
         .at = {{2, "northumberland-avenue"}}});
    table.plays({".set deck.chest birthday"});
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 1 2"});
    CHECK(table.decision() == "3 debt");
    CHECK(table.fact("seat.1.debt") == "10");
    table.plays({"3 mortgage mayfair"});
    CHECK(table.decision() == "1 debt");
    table.plays({"1 mortgage strand"});
    CHECK(table.decision() == "2 end");
}

TEST_CASE("C-2.6: an elimination, its claims and its auctions come before the next debtor") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table,
        {.owns = {{2, "strand"}, {3, "bow-street"}},
         .mortgaged = "strand",
         .money = {{2, 0}, {3, 0}}});
    ann_has_birthday(table);
    CHECK(table.told("eliminated seat=2 by=1"));
    CHECK(table.fact("seat.3.debt") == "10");
    CHECK(table.decision() == "1 claim");
    table.plays({"1 leave all"});
    CHECK(table.decision() == "3 bid");
    table.plays({"3 pass", "4 bid 20", "1 forfeit", "3 forfeit"});
    CHECK(table.told("won seat=4 square=strand amount=20"));
    CHECK(table.decision() == "3 debt");
    table.plays({"3 mortgage bow-street"});
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-2.6: there is one elimination at a time") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table,
        {.owns = {{2, "strand"}, {3, "bow-street"}},
         .mortgaged = "strand bow-street",
         .money = {{2, 0}, {3, 0}}});
    ann_has_birthday(table);
    CHECK(table.fact("seat.2.out") == "yes");
    CHECK(table.fact("seat.3.out") == "no");
    CHECK(table.choices() ==
          std::vector<std::string>{
              "claim strand", "claim strand repay", "leave strand", "leave all"});
    table.plays({"1 claim strand"});
    CHECK(table.told_in_order({"claimed seat=1 square=strand", "eliminated seat=3 by=1"}));
    CHECK(table.decision() == "1 claim");
    table.plays({"1 claim bow-street"});
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-2.6: a bid won in an elimination's auctions is paid before the next of them") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    rig(table,
        {.owns = {{2, "strand fleet-street"}, {3, "bow-street"}, {4, "mayfair"}},
         .mortgaged = "strand fleet-street",
         .money = {{2, 0}, {3, 0}, {4, 30}}});
    ann_has_birthday(table);
    table.plays({"1 leave all", "3 pass", "4 bid 100", "1 pass", "3 pass"});
    CHECK(table.fact("seat.4.debt") == "80");
    CHECK(table.decision() == "4 debt");
    table.plays({"4 mortgage mayfair"});
    CHECK(table.told_in_order({"settled from=4 to=0 amount=80", "auction square=fleet-street"}));
    table.plays({"3 pass", "4 pass", "1 pass"});
    CHECK(table.decision() == "3 debt");
}

TEST_CASE("C-2.6: the interrupted decision comes back as it was") {
    Table table = table_without_houses();
    table.plays({"1 roll", "0 dice 2 3", "1 pass", "2 bid 50"});
    CHECK(table.decision() == "3 bid");
    table.plays({"3 propose 1 give $1 for nothing"});
    CHECK(table.decision() == "1 trade");
    table.plays({"1 sell old-kent-road"});
    CHECK(table.decision() == "1 houses");
    CHECK(names(table.refuses("1 accept"), "C-2.5"));
    table.plays({"1 sell whitechapel-road"});
    for (int level = 4; level > 0; --level)
        table.plays({"1 sell old-kent-road", "1 sell whitechapel-road"});
    CHECK(table.decision() == "1 trade");
    table.plays({"1 accept"});
    CHECK(table.decision() == "3 bid");
    CHECK(table.fact("auction.square") == "kings-cross-station");
    CHECK(table.fact("auction.bid") == "50");
    CHECK(table.fact("auction.seat") == "2");
    table.plays({"3 pass", "1 pass"});
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-2.6: a second roll waits for a debt that somebody else has") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "mayfair"}}, .money = {{2, 5}}, .at = {{1, "marylebone-station"}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
    CHECK(table.decision() == "2 debt");
    table.plays({"2 mortgage mayfair"});
    CHECK(table.decision() == "1 roll");
}
