// Chapter 10: who is eliminated, and what follows. Claiming the deeds, C-10.2 and C-10.3:
// claim_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr int all_the_money = 15140;  // C-9.5

}  // namespace

TEST_CASE("C-10.1: by a player: all is sold and mortgaged, and the victor gets money and cards") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "brown vine-street"}, {2, "dark-blue"}},
         .houses = {{2, "old-kent-road"}, {1, "whitechapel-road"}, {5, "dark-blue"}},
         .mortgaged = "vine-street",
         .money = {{1, 40}},
         .at = {{1, "liverpool-street-station"}},
         .cards = {{1, "both"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.told_in_order({"rent from=1 to=2 square=mayfair amount=2000",
                               "paid from=1 to=2 amount=40 for=rent",
                               "owes from=1 to=2 amount=1960",
                               "sold seat=1 square=old-kent-road houses=0 amount=50",
                               "sold seat=1 square=whitechapel-road houses=0 amount=25",
                               "mortgaged seat=1 square=old-kent-road amount=30",
                               "mortgaged seat=1 square=whitechapel-road amount=30",
                               "settled from=1 to=2 amount=135",
                               "card-given from=1 to=2 deck=chest",
                               "card-given from=1 to=2 deck=chance",
                               "eliminated seat=1 by=2"}));
    CHECK_FALSE(table.told("mortgaged seat=1 square=vine-street amount=100"));
    CHECK(table.fact("seat.2.money") == "1675");
    CHECK(table.fact("seat.2.free-cards") == "both");
    CHECK(table.fact("seat.1.out") == "yes");
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact("seat.1.debt") == "0");
    CHECK(table.fact("bank.houses") == "32");
    CHECK(table.decision() == "2 claim");
}

TEST_CASE(
    "C-10.1: the money goes to the creditors in order; the first who is short is the victor") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    struct Chairman {
        int money;              // and a deed that mortgages for $100; $50 are owed to each
        int bob, cid, dan, by;  // what each gets, and the victor
    };
    const auto [money, bob, cid, dan, by] = GENERATE(
        Chairman{49, 50, 50, 49, 4}, Chairman{30, 50, 50, 30, 4}, Chairman{0, 50, 50, 0, 4});
    rig(table, {.owns = {{1, "vine-street"}}, .money = {{1, money}}});
    table.plays({".set deck.chance chairman", "1 roll", "0 dice 3 4"});
    CHECK(table.told("eliminated seat=1 by=" + std::to_string(by)));
    CHECK(table.fact("seat.2.money") == std::to_string(1500 + bob));
    CHECK(table.fact("seat.3.money") == std::to_string(1500 + cid));
    CHECK(table.fact("seat.4.money") == std::to_string(1500 + dan));
    CHECK(table.decision() == std::to_string(by) + " claim");
}

TEST_CASE("C-10.1: creditors after the victor get nothing (C-6.6)") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    const int money = GENERATE(0, 19, 20, 69);
    const bool bob_is_paid = money + 30 >= 50;
    rig(table,
        {.owns = {{1, "old-kent-road vine-street"}},
         .mortgaged = "vine-street",
         .money = {{1, money}}});
    table.plays({".set deck.chance chairman", "1 roll", "0 dice 3 4"});
    CHECK(table.told(bob_is_paid ? "eliminated seat=1 by=3" : "eliminated seat=1 by=2"));
    CHECK(table.fact("seat.2.money") == std::to_string(bob_is_paid ? 1550 : 1530 + money));
    CHECK(table.fact("seat.3.money") == std::to_string(bob_is_paid ? 1480 + money : 1500));
    CHECK(table.fact("seat.4.money") == "1500");
}

TEST_CASE("C-10.1: whose wealth covers the debts to the last dollar is not eliminated") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    rig(table, {.owns = {{1, "vine-street"}}, .money = {{1, 50}}});
    table.plays({".set deck.chance chairman", "1 roll", "0 dice 3 4"});
    CHECK(table.decision() == "1 debt");
    table.plays({"1 mortgage vine-street"});
    CHECK(table.fact("seat.4.money") == "1550");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-10.1: owing a player and the bank, the older debt's creditor is the victor") {
    Table table({"Ann", "Bob", "Cid", "Dan"}, {.money_supply = MoneySupply::Limited});
    rig(table,
        {.owns = {{2, "old-kent-road"}, {3, "vine-street"}},
         .mortgaged = "old-kent-road",
         .money = {{2, 0}, {3, 0}, {4, all_the_money - 1500}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1", "1 leave all"});
    REQUIRE(table.decision() == "3 bid");  // and owes Ann $10 for the birthday
    table.plays({"3 bid 25", "4 pass", "1 pass"});
    CHECK(table.decision() == "3 debt");
    table.plays({"3 mortgage vine-street"});  // the bank has nothing to pay for it
    CHECK(table.told_in_order(
        {"mortgaged seat=3 square=vine-street amount=0", "eliminated seat=3 by=1"}));
    CHECK(table.decision() == "1 claim");
    CHECK(table.offers("claim old-kent-road"));
    CHECK(table.offers("claim vine-street"));
}

TEST_CASE("C-10.4: by the bank: improvements and cards go back, and every deed is auctioned") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "brown kings-cross-station"}},
         .houses = {{1, "brown"}},
         .mortgaged = "kings-cross-station",
         .money = {{1, 10}},
         .cards = {{1, "both"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(table.told_in_order({"paid from=1 to=0 amount=10 for=tax",
                               "card-given from=1 to=0 deck=chest",
                               "card-given from=1 to=0 deck=chance",
                               "eliminated seat=1 by=0",
                               "auction square=old-kent-road"}));
    for (const auto* event : {"sold", "mortgaged", "settled"}) CHECK_FALSE(table.told_any(event));
    CHECK(table.fact("bank.houses") == "32");
    CHECK(table.fact("square.old-kent-road.houses") == "0");
    table.plays({".set deck.chest gaol-free", ".set deck.chance gaol-free"});

    CHECK(table.decision() == "2 bid");  // the player after the eliminated one (C-4.1)
    table.plays({"2 pass", "3 bid 10", "2 pass"});
    CHECK(table.told_in_order(
        {"won seat=3 square=old-kent-road amount=10", "auction square=whitechapel-road"}));
    table.plays({"2 pass", "3 pass"});
    CHECK(table.told_in_order(
        {"unsold square=whitechapel-road", "auction square=kings-cross-station"}));
    table.plays({"2 bid 50", "3 pass"});
    CHECK(table.fact("square.kings-cross-station.owner") == "2");
    CHECK(table.fact("square.kings-cross-station.mortgaged") == "no");
    CHECK(table.fact("square.whitechapel-road.owner") == "0");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-10.4: a hotel goes back to the bank as a hotel") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "light-blue"}, {2, "brown pink orange"}},
         .houses = {{5, "light-blue"}, {4, "brown pink orange"}},
         .money = {{1, 0}}});
    own_edition(table).board.spots[Square{4}].tax = 600_cash;
    table.plays({"1 roll", "0 dice 1 3"});  // Ann is worth 160 and 15 times 25
    REQUIRE(table.told("eliminated seat=1 by=0"));
    CHECK(table.fact("bank.hotels") == "12");
    CHECK(table.fact("bank.houses") == "0");
}

TEST_CASE("C-10.5: of several eliminations each is settled before the next") {
    Table table{"Ann", "Bob", "Cid", "Dan"};
    rig(table,
        {.owns = {{2, "old-kent-road mayfair"}, {3, "vine-street"}},
         .mortgaged = "old-kent-road mayfair vine-street",
         .money = {{2, 9}, {3, 0}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
    CHECK(table.told_in_order({"paid from=2 to=1 amount=9 for=card",
                               "paid from=4 to=1 amount=10 for=card",
                               "eliminated seat=2 by=1"}));
    CHECK_FALSE(table.told("eliminated seat=3 by=1"));
    CHECK(table.decision() == "1 claim");
    table.plays({"1 claim mayfair"});
    CHECK(table.fact("seat.3.out") == "no");
    table.plays({"1 leave old-kent-road"});
    CHECK(table.decision() == "3 bid");
    table.plays({"3 pass", "4 bid 20", "1 pass", "3 pass"});
    CHECK(table.told_in_order({"won seat=4 square=old-kent-road amount=20",
                               "paid from=4 to=0 amount=20 for=bid",
                               "eliminated seat=3 by=1"}));
    CHECK(table.decision() == "1 claim");
    table.plays({"1 claim vine-street repay"});
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("seat.1.money") == std::to_string(1500 + 9 + 10 - 20 - 110));
}

TEST_CASE("C-10.5: what was owed to somebody who goes out lapses") {
    Table table({"Ann", "Bob", "Cid", "Dan"}, {.money_supply = MoneySupply::Limited});
    rig(table,
        {.owns = {{1, "mayfair"}, {2, "old-kent-road"}, {3, "vine-street"}},
         .mortgaged = "old-kent-road",
         .money = {{1, 0}, {2, 0}, {3, 0}, {4, all_the_money}}});
    table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1", "1 leave all"});
    table.plays({"3 pass", "4 pass", "1 bid 100", "3 pass", "4 pass"});
    CHECK(table.told("owes from=1 to=0 amount=90"));
    table.plays({"1 mortgage mayfair"});  // which brings the $10 that Ann has just paid
    CHECK(table.told_in_order({"settled from=1 to=0 amount=10", "eliminated seat=1 by=0"}));
    CHECK(table.fact("seat.3.debt") == "0");
    table.plays({"3 pass", "4 pass", "3 pass", "4 pass"});
    CHECK(table.decision() == "3 roll");
    CHECK(table.fact("square.vine-street.mortgaged") == "no");
}
