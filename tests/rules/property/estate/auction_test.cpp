// Chapter 4: the auction. The size and the payment of bids: bid_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann has landed on Kings Cross Station and passed it.
Table auction_of_kings_cross(std::initializer_list<std::string> names) {
    Table table(names);
    table.plays({"1 roll", "0 dice 2 3", "1 pass"});
    return table;
}

std::string deciding(const Table& table) { return table.fact("decision.seat"); }

// Bob is eliminated by Ann on a birthday, and Ann leaves his Strand and Fleet Street.
void auction_bobs_deeds(Table& table) {
    rig(table,
        {.owns = {{2, "strand fleet-street"}},
         .mortgaged = "strand fleet-street",
         .money = {{2, 0}},
         .at = {{1, "northumberland-avenue"}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 2", "1 leave all"});
}

}  // namespace

TEST_CASE("C-4.1: bidding begins after the player who passed the deed and goes round the table") {
    Table table{"Ann", "Bob", "Cat"};
    table.plays({"1 roll", "0 dice 4 6", "1 end", "2 roll", "0 dice 2 3", "2 pass"});
    CHECK(table.told("auction square=kings-cross-station"));
    CHECK(table.decision() == "3 bid");
    CHECK(names(table.refuses("1 bid 10"), "C-2.5"));
    table.plays({"3 bid 10"});
    CHECK(table.decision() == "1 bid");
    table.plays({"1 bid 11"});
    CHECK(table.decision() == "2 bid");
}

TEST_CASE("C-4.1: who passed the deed takes part too, and may win it below its price") {
    Table table = auction_of_kings_cross({"Ann", "Bob", "Cat"});
    table.plays({"2 bid 10", "3 pass", "1 bid 11", "2 pass", "3 pass"});
    CHECK(table.told("won seat=1 square=kings-cross-station amount=11"));
    CHECK(table.fact("square.kings-cross-station.owner") == "1");
    CHECK(table.fact("seat.1.money") == "1489");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-4.1: who has forfeited is skipped, round after round") {
    Table table = auction_of_kings_cross({"Ann", "Bob", "Cat"});
    table.plays({"2 bid 10", "3 forfeit", "1 bid 20", "2 bid 30"});
    CHECK(deciding(table) == "1");
    table.plays({"1 bid 40"});
    CHECK(deciding(table) == "2");
}

TEST_CASE("C-4.1: an elimination auction begins after the eliminated player") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    auction_bobs_deeds(table);
    CHECK(table.fact("auction.square") == "strand");
    CHECK(deciding(table) == "3");
    table.plays({"3 bid 10", "4 bid 20", "1 pass"});
    CHECK(deciding(table) == "3");
    table.plays({"3 pass"});
    CHECK(
        table.told_in_order({"won seat=4 square=strand amount=20", "auction square=fleet-street"}));
    CHECK(deciding(table) == "3");
}

TEST_CASE("C-4.1: who is out of the game is not asked") {
    Table table{"Ann", "Bob", "Cat"};
    auction_bobs_deeds(table);
    table.plays({"3 forfeit", "1 forfeit", "3 forfeit", "1 forfeit"});
    table.plays({"1 end", "3 roll", "0 dice 2 3", "3 pass", "1 bid 10"});
    CHECK(deciding(table) == "3");
}

TEST_CASE("C-4.2: a pass lets you bid again when there is a higher bid") {
    Table table = auction_of_kings_cross({"Ann", "Bob", "Cat"});
    table.plays({"2 pass", "3 bid 10", "1 pass"});
    CHECK(table.told("passed seat=1"));
    CHECK(deciding(table) == "2");
    table.plays({"2 bid 11", "3 pass"});
    CHECK(deciding(table) == "1");
    table.plays({"1 bid 12"});
    CHECK(table.fact("auction.seat") == "1");
}

TEST_CASE("C-4.2: a forfeit is for the rest of this auction, and of no other") {
    Table table{"Ann", "Bob", "Cat", "Dan"};
    auction_bobs_deeds(table);
    table.plays({"3 forfeit"});
    CHECK(table.told("forfeited seat=3"));
    table.plays({"4 bid 10", "1 bid 11", "4 pass"});
    CHECK(table.fact("square.strand.owner") == "1");
    CHECK(table.fact("auction.square") == "fleet-street");
    CHECK(deciding(table) == "3");
}

TEST_CASE("C-4.4: the standing bidder wins when all others have passed or forfeited since") {
    Table table = auction_of_kings_cross({"Ann", "Bob", "Cat"});
    table.plays({"2 bid 10", "3 pass", "1 bid 20"});
    // Cat passed before Ann's bid, so that pass does not count.
    table.plays({"2 forfeit"});
    CHECK(deciding(table) == "3");
    table.plays({"3 pass"});
    CHECK(table.story() ==
          std::vector<std::string>{"passed seat=3",
                                   "won seat=1 square=kings-cross-station amount=20",
                                   "paid from=1 to=0 amount=20 for=bid"});
    CHECK(table.fact("auction.square") == "-");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-4.4: the last who has not forfeited wins with the first bid") {
    Table table = auction_of_kings_cross({"Ann", "Bob", "Cat"});
    table.plays({"2 forfeit", "3 forfeit", "1 bid 10"});
    CHECK(table.told_in_order(
        {"bid seat=1 amount=10", "won seat=1 square=kings-cross-station amount=10"}));
    CHECK(table.fact("seat.1.money") == "1490");
}

TEST_CASE("C-4.4: two who have not forfeited bid on until one of them gives in") {
    Table table = auction_of_kings_cross({"Ann", "Bob"});
    table.plays({"2 bid 10", "1 bid 11", "2 bid 12", "1 bid 13"});
    CHECK(table.decision() == "2 bid");
    table.plays({"2 pass"});
    CHECK(table.fact("square.kings-cross-station.owner") == "1");
    CHECK(table.fact("seat.1.money") == "1487");
    CHECK(table.fact("seat.2.money") == "1500");
}

TEST_CASE("C-4.4: with no bid everyone is asked once, and the deed stays unowned") {
    Table table = auction_of_kings_cross({"Ann", "Bob", "Cat"});
    SECTION("all pass") { table.plays({"2 pass", "3 pass", "1 pass"}); }
    SECTION("all forfeit") { table.plays({"2 forfeit", "3 forfeit", "1 forfeit"}); }
    SECTION("some of each") { table.plays({"2 forfeit", "3 pass", "1 forfeit"}); }
    CHECK(table.told("unsold square=kings-cross-station"));
    CHECK(table.fact("square.kings-cross-station.owner") == "0");
    CHECK(table.fact("auction.square") == "-");
    CHECK(table.decision() == "1 end");
    table.plays({"1 end", "2 roll", "0 dice 2 3"});
    CHECK(table.told("for-sale seat=2 square=kings-cross-station price=200"));
}

TEST_CASE("C-4.5: the player whose turn it is to bid manages, but does not build") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "brown strand"}}, .houses = {{1, "brown"}}});
    table.plays({"1 roll", "0 dice 2 3", "1 pass"});
    CHECK(names(table.refuses("2 build brown"), "C-2.5"));
    CHECK(names(table.refuses("2 build old-kent-road"), "C-2.5"));
    table.plays({"2 sell old-kent-road", "2 mortgage strand", "2 repay strand"});
    CHECK(table.fact("seat.2.money") == "1514");
    CHECK(table.decision() == "2 bid");
}

TEST_CASE("C-4.5: the player whose turn it is to bid may propose a trade, and then bids on") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.owns = {{3, "strand"}}});
    table.plays({"1 roll", "0 dice 2 3", "1 pass", "2 bid 50"});
    CHECK(names(table.refuses("2 propose 3 give $1 for nothing"), "C-2.5"));
    table.plays({"3 propose 1 give strand for $300", "1 accept"});
    CHECK(table.decision() == "3 bid");
    CHECK(table.fact("auction.bid") == "50");
    table.plays({"3 propose 1 give $300 for strand", "1 decline", "3 bid 1800"});
    CHECK(table.fact("auction.seat") == "3");
}

TEST_CASE("C-4.6: the last house is sold in turn, and not by auction") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "brown dark-blue"}, {2, "orange yellow green"}},
         .houses = {{4, "yellow"},
                    {3, "orange regent-street oxford-street"},
                    {2, "bond-street"},
                    {1, "brown"}}});
    REQUIRE(table.fact("bank.houses") == "1");
    table.plays({"1 build mayfair"});
    CHECK(table.told("built seat=1 square=mayfair houses=1 amount=200"));
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.decision() == "1 roll");
    CHECK(names(table.refuses("1 build park-lane"), "C-7.1"));
    table.plays({"1 sell mayfair", "1 roll", "0 dice 4 6", "1 end", "2 build bond-street"});
    CHECK_FALSE(table.told_any("auction"));
    CHECK(table.fact("bank.houses") == "0");
}
