// Chapter 4: the size of bids, and how they are paid.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

void pass_kings_cross(Table& table) { table.plays({"1 roll", "0 dice 2 3", "1 pass"}); }

}  // namespace

TEST_CASE("C-4.2: the first bid is at least $10") {
    Table table{"Ann", "Bob"};
    pass_kings_cross(table);
    CHECK(table.offers("bid 10..1500"));
    CHECK(names(table.refuses("2 bid 9"), "C-4.2"));
    CHECK(names(table.refuses("2 bid 0"), "C-4.2"));
    table.plays({"2 bid 10"});
    CHECK(table.told("bid seat=2 amount=10"));
}

TEST_CASE("C-4.2: a later bid is more than the standing bid") {
    Table table{"Ann", "Bob"};
    pass_kings_cross(table);
    table.plays({"2 bid 100"});
    CHECK(table.offers("bid 101..1500"));
    CHECK(names(table.refuses("1 bid 99"), "C-4.2"));
    CHECK(names(table.refuses("1 bid 100"), "C-4.2"));
    table.plays({"1 bid 101"});
    CHECK(table.fact("auction.bid") == "101");
}

TEST_CASE("C-4.3: a bid may be all of the bidder's wealth and not a dollar more") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{2, "brown strand mayfair"}},
         .houses = {{2, "brown"}},
         .mortgaged = "mayfair",
         .money = {{2, 100}}});
    pass_kings_cross(table);
    // $100, four houses at $25, two browns at $30, the Strand at $110.
    REQUIRE(table.fact("seat.2.wealth") == "370");
    CHECK(table.offers("bid 10..370"));
    CHECK(names(table.refuses("2 bid 371"), "C-4.3"));
    table.plays({"2 bid 370"});
}

TEST_CASE("C-4.3: who is too poor for the least bid can only pass or forfeit") {
    Table table{"Ann", "Bob"};
    table.plays({".set seat.2.money 9"});
    pass_kings_cross(table);
    CHECK(names(table.refuses("2 bid 10"), "C-4.3"));
    CHECK(table.choices() == std::vector<std::string>{"pass", "forfeit", "propose 1"});
}

TEST_CASE("C-4.3: wealth beyond the most that can be held can be bid") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "dark-blue"}}, .money = {{2, 32767}}});
    pass_kings_cross(table);
    CHECK(table.offers("bid 10..33142"));
    table.plays({"2 bid 33142"});
}

TEST_CASE("C-4.3: what a bidder owes already cannot be bid") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table,
        {.owns = {{2, "fleet-street"}, {3, "strand"}},
         .mortgaged = "fleet-street",
         .money = {{2, 0}, {3, 0}},
         .at = {{1, "northumberland-avenue"}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 2", "1 leave all"});
    CHECK(table.fact("seat.3.debt") == "10");
    CHECK(table.offers("bid 10..100"));
    CHECK(names(table.refuses("3 bid 101"), "C-4.3"));
    table.plays({"3 bid 100", "1 pass", "3 mortgage strand"});
    CHECK(table.told_in_order({"settled from=3 to=1 amount=10", "settled from=3 to=0 amount=100"}));
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-4.3: no trade may take the standing bidder's wealth below the bid") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.owns = {{2, "strand bow-street"}}, .money = {{2, 300}}});
    pass_kings_cross(table);
    table.plays({"2 bid 400"});  // of a wealth of 300 + 110 + 90
    SECTION("money away, to the last dollar") {
        CHECK(names(table.refuses("3 propose 2 give nothing for $101"), "C-4.3"));
        table.plays({"3 propose 2 give nothing for $100", "2 accept"});
        CHECK(table.fact("seat.2.wealth") == "400");
    }
    SECTION("a deed away counts as its mortgage value") {
        CHECK(names(table.refuses("3 propose 2 give $9 for strand"), "C-4.3"));
        table.plays({"3 propose 2 give $10 for strand", "2 accept"});
        CHECK(table.fact("seat.2.wealth") == "400");
    }
    SECTION("a mortgaged deed away counts as nothing") {
        table.plays({"3 propose 2 give nothing for $90", "2 mortgage strand", "2 accept"});
        table.plays({"3 propose 2 give nothing for strand", "2 accept"});
        CHECK(table.fact("seat.2.wealth") == "410");
    }
}

TEST_CASE("C-4.3: no repaying may take the standing bidder's wealth below the bid") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.owns = {{3, "strand"}}, .mortgaged = "strand"});
    pass_kings_cross(table);
    SECTION("there is enough beside the bid") {
        table.plays({"2 bid 1489", "3 propose 2 give strand for nothing", "2 accept repay strand"});
        CHECK(table.fact("seat.2.wealth") == "1489");
    }
    SECTION("there is not: neither to repay nor for the fee") {
        table.plays({"2 bid 1490"});
        CHECK(names(table.refuses("3 propose 2 give strand for nothing"), "C-4.3"));
        table.plays({"3 propose 2 give strand $1 for nothing", "2 accept repay strand"});
        CHECK(table.fact("seat.2.wealth") == "1490");
    }
}

TEST_CASE("C-4.3: who does not have the standing bid trades freely") {
    Table table{"Ann", "Bob", "Cat"};
    pass_kings_cross(table);
    table.plays({"2 bid 1500", "3 propose 1 give $1500 for nothing", "1 accept"});
    CHECK(table.fact("seat.3.money") == "0");
    table.plays({"3 pass", "1 bid 3000", "2 propose 3 give $1500 for nothing", "3 accept"});
    CHECK(table.fact("seat.2.money") == "0");
}

TEST_CASE("C-4.3: the winner gets the deed and then pays") {
    Table table{"Ann", "Bob"};
    pass_kings_cross(table);
    table.plays({"2 bid 1500", "1 pass"});
    CHECK(table.story() ==
          std::vector<std::string>{"passed seat=1",
                                   "won seat=2 square=kings-cross-station amount=1500",
                                   "paid from=2 to=0 amount=1500 for=bid"});
    CHECK(table.fact("square.kings-cross-station.owner") == "2");
    CHECK(table.fact("seat.2.money") == "0");
    CHECK(table.fact("seat.2.debt") == "0");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-4.3: a winner short of money owes the bank, and may mortgage that deed too") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "mayfair"}}, .money = {{2, 50}}});
    pass_kings_cross(table);
    table.plays({"2 bid 250", "1 pass"});
    CHECK(table.told_in_order({"won seat=2 square=kings-cross-station amount=250",
                               "paid from=2 to=0 amount=50 for=bid",
                               "owes from=2 to=0 amount=200"}));
    CHECK(table.decision() == "2 debt");
    table.plays({"2 mortgage kings-cross-station"});
    CHECK(table.told("settled from=2 to=0 amount=100"));
    CHECK(table.decision() == "2 debt");
    table.plays({"2 mortgage mayfair"});
    CHECK(table.fact("seat.2.money") == "100");
    CHECK(table.fact("square.kings-cross-station.owner") == "2");
    CHECK(table.decision() == "1 end");
}
