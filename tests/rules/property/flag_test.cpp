// The consequences of a fallen flag, decision by decision: M-3.3 and M-3.6.

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

using Lines = std::vector<std::string>;

constexpr Ruleset clocks{.clocks = Clocks::Each};
constexpr const char* mayfair_hotel = "chance-3";  // three squares before Mayfair

// Bob has a hotel on Mayfair, and Ann, who owns these deeds, lands there for $2,000.
Table ann_owes(std::string_view anns_deeds,
               int anns_money,
               std::initializer_list<std::string> players) {
    Table table{players, clocks};
    rig(table,
        {.owns = {{1, anns_deeds}, {2, "dark-blue"}},
         .houses = {{5, "dark-blue"}},
         .money = {{1, anns_money}},
         .at = {{1, mayfair_hotel}}});
    table.plays({"1 roll", "0 dice 1 2"});
    return table;
}

}  // namespace

TEST_CASE("M-3.3: all goes back to the bank: houses, deeds, unmortgaged, and cards") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    rig(table,
        {.owns = {{1, "dark-blue vine-street"}},
         .houses = {{5, "mayfair"}, {4, "park-lane"}},
         .mortgaged = "vine-street",
         .cards = {{1, "both"}}});
    table.plays({"1 flag"});
    // $1,500, nine halves of $200, and the mortgages of Mayfair and Park Lane
    CHECK(table.story() == Lines{"flagged seat=1 wealth=2775", "turn seat=2 round=1"});
    CHECK(table.fact("square.mayfair.owner") == "0");
    CHECK(table.fact("square.mayfair.houses") == "0");
    CHECK(table.fact("square.vine-street.mortgaged") == "no");
    CHECK(table.fact("bank.houses") == "32");
    CHECK(table.fact("bank.hotels") == "12");
    CHECK(table.fact("seat.1.free-cards") == "none");
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact("seat.1.wealth") == "2775");
    CHECK(table.fact("seat.1.out") == "yes");
}

TEST_CASE("M-3.3: in a deed that was for sale: it stays unowned, and the next turn begins") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({"1 roll", "0 dice 1 2"});
    REQUIRE(table.decision() == "1 deed");
    table.plays({"1 flag"});
    CHECK(table.story() == Lines{"flagged seat=1 wealth=1500", "turn seat=2 round=1"});
    CHECK(table.fact("square.whitechapel-road.owner") == "0");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("M-3.3: an auction goes on without them") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({"1 roll", "0 dice 1 2", "1 pass"});
    SECTION("to the next bidder") {
        table.plays({"2 flag"});
        CHECK(table.decision() == "3 bid");
        table.plays({"3 bid 10", "1 forfeit"});
        CHECK(table.told("won seat=3 square=whitechapel-road amount=10"));
        CHECK(table.decision() == "1 end");
    }
    SECTION("to the standing bid, when that was the last who could bid") {
        table.plays({"2 bid 30", "3 forfeit", "1 flag"});
        CHECK(table.story() == Lines{"flagged seat=1 wealth=1500",
                                     "won seat=2 square=whitechapel-road amount=30",
                                     "paid from=2 to=0 amount=30 for=bid",
                                     "turn seat=2 round=1"});
    }
    SECTION("whose standing bid lapses, when they run out of time over a trade") {
        table.plays({"2 bid 30", "3 propose 2 give $1 for nothing", "2 flag"});
        CHECK(table.story() == Lines{"flagged seat=2 wealth=1500", "declined from=3 to=2"});
        CHECK(table.decision() == "3 bid");
        CHECK(table.fact("auction.bid") == "0");
        table.plays({"3 pass", "1 pass"});
        CHECK(table.told("unsold square=whitechapel-road"));
    }
    SECTION("and with the dice the next turn begins after the auction") {
        table.plays({"2 pass", "3 pass", "1 flag"});
        CHECK(table.story() == Lines{"flagged seat=1 wealth=1500",
                                     "unsold square=whitechapel-road",
                                     "turn seat=2 round=1"});
    }
}

TEST_CASE("M-3.6: in a debt: it lapses, and counts against the wealth recorded") {
    SECTION("in the own turn") {
        Table table = ann_owes("green", 1800, {"Ann", "Bob", "Cid"});
        REQUIRE(table.decision() == "1 debt");
        table.plays({"1 flag"});
        // $460 of mortgages, and $200 short
        CHECK(table.story() == Lines{"flagged seat=1 wealth=260", "turn seat=2 round=1"});
        CHECK(table.fact("seat.1.debt") == "0");
        CHECK(table.fact("seat.2.money") == "3300");
    }
    SECTION("out of turn the next debtor follows") {
        Table table{{"Ann", "Bob", "Cid"}, clocks};
        rig(table,
            {.owns = {{2, "mayfair"}, {3, "park-lane"}},
             .money = {{2, 4}, {3, 0}},
             .at = {{1, "go"}}});
        table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
        REQUIRE(table.decision() == "2 debt");
        table.plays({"2 flag"});
        CHECK(table.story() == Lines{"flagged seat=2 wealth=194"});
        CHECK(table.decision() == "3 debt");
        CHECK(table.fact("seat.3.debt") == "10");
        table.plays({"3 mortgage park-lane"});
        CHECK(table.decision() == "1 roll");
    }
}

TEST_CASE("M-3.6: phantom houses lapse") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    rig(table,
        {.owns = {{1, "dark-blue"}, {2, "green red yellow orange"}},
         .houses = {{5, "dark-blue"}, {4, "green"}, {3, "red"}, {2, "yellow"}}});
    table.plays({".set square.vine-street.houses 2",
                 ".set square.marlborough-street.houses 2",
                 ".set square.bow-street.houses 1"});
    REQUIRE(table.fact("bank.houses") == "0");
    table.plays({"1 sell mayfair"});
    REQUIRE(table.decision() == "1 houses");
    table.plays({"1 flag"});
    CHECK(table.fact("seat.1.phantom") == "0");
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("M-3.3: a trade they were asked about is declined, and the proposer goes on") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    rig(table, {.owns = {{2, "vine-street"}}});
    table.plays({"1 propose 2 give $100 for vine-street", "2 flag"});
    CHECK(table.story() == Lines{"flagged seat=2 wealth=1600", "declined from=1 to=2"});
    CHECK(table.fact("square.vine-street.owner") == "0");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("M-3.3: claims they were settling are left, and auctioned among the others") {
    Table table = ann_owes("old-kent-road vine-street", 0, {"Ann", "Bob", "Cid", "Dee"});
    REQUIRE(table.decision() == "2 claim");
    table.plays({"2 flag"});
    CHECK(table.told_in_order({"left seat=2 square=old-kent-road",
                               "left seat=2 square=vine-street",
                               "auction square=old-kent-road"}));
    CHECK(table.decision() == "3 bid");
    table.plays({"3 bid 10", "4 forfeit", "3 forfeit", "4 forfeit"});
    CHECK(table.decision() == "3 roll");
    CHECK(table.fact("square.old-kent-road.owner") == "3");
}

TEST_CASE("M-3.6: the rest of the vote follows") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({"1 end-game", "2 flag"});
    CHECK(table.decision() == "3 vote");
    SECTION("and ends it, when all others agree") {
        table.plays({"3 agree"});
        CHECK(table.told("over winner=1 how=score"));
    }
    SECTION("and a refusal goes on with the turn") {
        table.plays({"3 refuse"});
        CHECK(table.decision() == "1 roll");
    }
}

TEST_CASE("M-3.6: without their answer the vote is over when they were the last to be asked") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({"1 end-game", "2 agree", "3 flag"});
    CHECK(table.story() == Lines{"flagged seat=3 wealth=1500", "over winner=1 how=score"});
}

TEST_CASE("M-3.6: where money is limited it goes back to the bank") {
    Table table{{"Ann", "Bob", "Cid"},
                {.money_supply = MoneySupply::Limited, .clocks = Clocks::Each}};
    REQUIRE(table.fact("bank.money") == "10640");
    table.plays({"1 flag"});
    CHECK(table.fact("bank.money") == "12140");
}

TEST_CASE("M-3.6: a second roll ends with its player") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({"1 roll", "0 dice 5 5"});
    REQUIRE(table.decision() == "1 roll");
    table.plays({"1 flag"});
    CHECK(table.decision() == "2 roll");
    CHECK(table.fact("doubles") == "0");
}

TEST_CASE("M-6.4: the round goes up when the seat order has been gone round, whoever is out") {
    Table table{{"Ann", "Bob", "Cid"}, clocks};
    table.plays({"1 flag", "2 roll", "0 dice 4 6", "2 end", "3 roll", "0 dice 4 6", "3 end"});
    CHECK(table.fact("turn") == "2");
    CHECK(table.fact("round") == "2");
}
