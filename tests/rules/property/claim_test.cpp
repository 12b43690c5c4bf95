// Chapter 10: claiming an eliminated player's deeds, C-10.2 and C-10.3.

#include "rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann lands on Bob's hotel and is eliminated. Bob, with this much money, has to settle her deeds.
Table with_claims_for_bob(int bobs_money) {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "old-kent-road kings-cross-station vine-street"}, {2, "dark-blue"}},
         .houses = {{5, "mayfair"}, {4, "park-lane"}},
         .mortgaged = "old-kent-road",
         .money = {{1, 0}, {2, bobs_money - 200}},
         .at = {{1, "liverpool-street-station"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.fact("seat.2.money") == std::to_string(bobs_money));
    REQUIRE(table.decision() == "2 claim");
    return table;
}

}  // namespace

TEST_CASE("C-10.2: the victor may take each deed at a fee or repaid, or leave it") {
    Table table = with_claims_for_bob(1500);
    CHECK(table.choices() == std::vector<std::string>{"sell mayfair",
                                                      "claim old-kent-road",
                                                      "claim kings-cross-station",
                                                      "claim vine-street",
                                                      "claim old-kent-road repay",
                                                      "claim kings-cross-station repay",
                                                      "claim vine-street repay",
                                                      "leave old-kent-road",
                                                      "leave kings-cross-station",
                                                      "leave vine-street",
                                                      "leave all"});
    table.plays({"2 claim vine-street repay"});  // in any order
    CHECK(table.story() == std::vector<std::string>{"claimed seat=2 square=vine-street",
                                                    "repaid seat=2 square=vine-street amount=110"});
    CHECK(table.fact("square.vine-street.owner") == "2");
    CHECK(table.fact("square.vine-street.mortgaged") == "no");
    table.plays({"2 claim old-kent-road"});
    CHECK(table.story() == std::vector<std::string>{"claimed seat=2 square=old-kent-road",
                                                    "fee seat=2 square=old-kent-road amount=3"});
    CHECK(table.fact("square.old-kent-road.owner") == "2");
    CHECK(table.fact("square.old-kent-road.mortgaged") == "yes");
    CHECK(table.fact("seat.2.money") == "1387");
    CHECK(table.fact("square.kings-cross-station.owner") == "0");
    CHECK(table.decision() == "2 claim");
    table.plays({"2 claim kings-cross-station"});
    CHECK(table.fact("seat.2.money") == "1377");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-10.2: a deed is settled once, and only one of the eliminated player's") {
    Table table = with_claims_for_bob(1500);
    table.plays({"2 claim vine-street", "2 leave old-kent-road"});
    for (const auto* line : {"2 claim vine-street repay",
                             "2 leave vine-street",
                             "2 claim old-kent-road",
                             "2 leave old-kent-road",
                             "2 claim bow-street",
                             "2 leave mayfair"})
        CHECK(names(table.refuses(line), "C-10.2"));
}

TEST_CASE("C-10.2: a claim needs the money in hand") {
    SECTION("for the fee") {
        Table table = with_claims_for_bob(200);
        rig(table, {.money = {{2, 2}}});
        CHECK(names(table.refuses("2 claim old-kent-road"), "C-10.2"));
        CHECK_FALSE(table.offers("claim old-kent-road"));
        rig(table, {.money = {{2, 3}}});
        table.plays({"2 claim old-kent-road"});
        CHECK(table.fact("seat.2.money") == "0");
        table.plays({"2 leave kings-cross-station"});
        CHECK(table.choices() ==
              std::vector<std::string>{"sell mayfair", "leave vine-street", "leave all"});
    }
    SECTION("for the repayment") {
        Table table = with_claims_for_bob(200);
        rig(table, {.money = {{2, 32}}});
        CHECK(names(table.refuses("2 claim old-kent-road repay"), "C-10.2"));
        rig(table, {.money = {{2, 33}}});
        table.plays({"2 claim old-kent-road repay"});
        CHECK(table.fact("seat.2.money") == "0");
    }
}

TEST_CASE(
    "C-10.2: the deeds left are auctioned when all are settled, in the order they were left") {
    Table table = with_claims_for_bob(1500);
    table.plays({"2 leave vine-street"});
    CHECK(table.story() == std::vector<std::string>{"left seat=2 square=vine-street"});
    table.plays({"2 claim kings-cross-station"});
    CHECK_FALSE(table.told_any("auction"));
    table.plays({"2 leave old-kent-road"});
    CHECK(table.told_in_order({"left seat=2 square=old-kent-road", "auction square=vine-street"}));
    CHECK(table.decision() == "2 bid");  // the player after Ann (C-4.1); the victor takes part
    table.plays({"2 bid 10", "3 bid 25", "2 pass"});
    CHECK(table.told_in_order({"won seat=3 square=vine-street amount=25",
                               "paid from=3 to=0 amount=25 for=bid",
                               "auction square=old-kent-road"}));
    CHECK(table.decision() == "2 bid");
    table.plays({"2 bid 10", "3 pass"});
    CHECK(table.fact("square.vine-street.mortgaged") == "no");
    CHECK(table.fact("square.old-kent-road.mortgaged") == "no");
    CHECK(table.fact("square.old-kent-road.owner") == "2");
    CHECK(table.fact("seat.2.money") == "1480");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-10.2: leaving all leaves what is not settled yet") {
    Table table = with_claims_for_bob(1500);
    table.plays({"2 leave vine-street", "2 leave all"});
    CHECK(table.told_in_order({"left seat=2 square=old-kent-road",
                               "left seat=2 square=kings-cross-station",
                               "auction square=vine-street"}));
    table.plays({"2 pass", "3 pass"});
    CHECK(table.told_in_order({"unsold square=vine-street", "auction square=old-kent-road"}));
    table.plays({"2 pass", "3 forfeit"});
    CHECK(table.told("auction square=kings-cross-station"));
    table.plays({"2 pass"});  // the forfeit was for that auction only (C-4.2)
    CHECK(table.decision() == "3 bid");
}

TEST_CASE("C-10.2: bidding starts after the eliminated player, whoever has the dice (C-4.1)") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    rig(table, {.owns = {{3, "vine-street"}}, .mortgaged = "vine-street", .money = {{3, 0}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1", "1 leave vine-street"});
    CHECK(table.decision() == "4 bid");
    table.plays({"4 pass", "1 pass"});
    CHECK(table.decision() == "2 bid");
}

TEST_CASE("C-10.2: a bid that was won is paid before the next deed is auctioned") {
    Table table = with_claims_for_bob(1500);
    rig(table, {.owns = {{3, "bow-street"}}, .money = {{3, 0}}});
    table.plays({"2 leave kings-cross-station", "2 leave vine-street", "2 leave old-kent-road"});
    table.plays({"2 pass", "3 bid 90", "2 pass"});
    CHECK(table.told("owes from=3 to=0 amount=90"));
    CHECK_FALSE(table.told("auction square=vine-street"));
    CHECK(table.decision() == "3 debt");
    table.plays({"3 mortgage kings-cross-station"});
    CHECK(table.told_in_order({"settled from=3 to=0 amount=90", "auction square=vine-street"}));
    CHECK(table.decision() == "2 bid");
}

TEST_CASE("C-10.2: who had no deeds leaves nothing to claim") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{2, "stations"}}, .money = {{1, 150}}});
    table.plays({"1 roll", "0 dice 2 3"});
    CHECK(table.told("eliminated seat=1 by=2"));
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-10.3: while claiming, the victor may sell and mortgage, but not build and not trade") {
    Table table = with_claims_for_bob(200);
    rig(table,
        {.owns = {{2, "whitechapel-road whitehall"}}, .mortgaged = "whitehall", .money = {{2, 9}}});
    CHECK(names(table.refuses("2 claim kings-cross-station"), "C-10.2"));
    for (const auto* line : {"2 build park-lane",
                             "2 build dark-blue",
                             "2 repay whitehall",
                             "2 propose 3 give $1 for nothing",
                             "2 end-game",
                             "2 roll"})
        CHECK(names(table.refuses(line), "C-2.5"));
    table.plays({"2 sell mayfair"});
    CHECK(table.fact("seat.2.money") == "109");
    table.plays({"2 mortgage whitechapel-road", "2 claim kings-cross-station repay"});
    table.plays({"2 mortgage kings-cross-station"});
    CHECK(table.fact("seat.2.money") == "129");
    CHECK(table.decision() == "2 claim");
}
