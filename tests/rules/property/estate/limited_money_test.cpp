// Chapter 9: limited money, C-9.5.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann, Bob and Cid; Cid holds the rest, so that the bank has this much.
Table with_in_the_bank(int bank_money, FreeParking free_parking = FreeParking::Nothing) {
    Table table({"Ann", "Bob", "Cid"},
                {.free_parking = free_parking, .money_supply = MoneySupply::Limited});
    rig(table, {.money = {{3, 15140 - 3000 - bank_money}}});
    REQUIRE(table.fact("bank.money") == std::to_string(bank_money));
    return table;
}

}  // namespace

TEST_CASE("C-9.5: the bank starts with what the players do not have of $15,140") {
    const Ruleset rules{.money_supply = MoneySupply::Limited};
    CHECK(Table({"Ann", "Bob"}, rules).fact("bank.money") == "12140");
    CHECK(Table({"Ann", "Bob", "Cid"}, rules).fact("bank.money") == "10640");
    CHECK(Table({"Ann", "Bob"}).fact("bank.money") == "-");
}

TEST_CASE("C-9.5: starting deeds are paid to the bank") {
    Table table({"Ann", "Bob"}, {.money_supply = MoneySupply::Limited, .start_deeds = 1});
    table.plays({"0 deeds 1 mayfair", "0 deeds 2 old-kent-road"});
    CHECK(table.fact("bank.money") == "12600");
}

TEST_CASE("C-9.5: what the bank is paid it has, to pay others with") {
    Table table = with_in_the_bank(0);
    rig(table, {.owns = {{1, "dark-blue"}}, .mortgaged = "park-lane"});
    table.plays({"1 repay park-lane"});
    CHECK(table.fact("bank.money") == "193");
    table.plays({"1 build mayfair"});
    CHECK(table.fact("bank.money") == "393");
    table.plays({"1 roll", "0 dice 1 2", "1 buy", "1 end"});
    CHECK(table.fact("bank.money") == "453");
    table.plays({"2 roll", "0 dice 1 3", "2 end"});
    CHECK(table.fact("bank.money") == "653");
    rig(table, {.at = {{3, "liverpool-street-station"}}});
    table.plays({"3 roll", "0 dice 2 3"});
    CHECK(table.fact("bank.money") == "453");
}

TEST_CASE("C-9.5: the bank pays what is due or what it has, whichever is less, for good") {
    const int in_bank = GENERATE(0, 19, 20, 500);
    Table table = with_in_the_bank(in_bank);
    int due = 0;
    SECTION("salary") {
        rig(table, {.at = {{1, "liverpool-street-station"}}});
        table.plays({"1 roll", "0 dice 2 3"});
        due = 200;
    }
    SECTION("a card") {
        table.plays({".set deck.chest tax-refund", "1 roll", "0 dice 1 1"});
        due = 20;
    }
    SECTION("a mortgage") {
        rig(table, {.owns = {{1, "mayfair"}}});
        table.plays({"1 mortgage mayfair"});
        due = 200;
    }
    SECTION("a house") {
        rig(table, {.owns = {{1, "brown"}}, .houses = {{1, "brown"}}});
        table.plays({"1 sell old-kent-road"});
        due = 25;
    }
    const int paid = std::min(due, in_bank);
    CHECK(table.fact("seat.1.money") == std::to_string(1500 + paid));
    CHECK(table.fact("bank.money") == std::to_string(in_bank - paid));
    // The bank does not pay the rest later.
    rig(table, {.money = {{2, 900}}});
    table.plays({"1 propose 2 give $1 for nothing", "2 accept"});
    CHECK(table.fact("seat.1.money") == std::to_string(1499 + paid));
}

TEST_CASE("C-9.5: what lies under Free Parking is not the bank's") {
    Table table = with_in_the_bank(100, FreeParking::Taxes);
    table.plays({"1 roll", "0 dice 1 3", "1 end"});
    CHECK(table.fact("pot") == "200");
    CHECK(table.fact("bank.money") == "100");
    rig(table, {.at = {{2, "gaol"}}});
    table.plays({"2 roll", "0 dice 4 6"});
    CHECK(table.fact("seat.2.money") == "1700");
    CHECK(table.fact("bank.money") == "100");
}

TEST_CASE("C-9.5: equity and wealth stay at face value, for bids too") {
    Table table = with_in_the_bank(0);
    rig(table, {.owns = {{2, "dark-blue"}}, .houses = {{1, "dark-blue"}}});
    CHECK(table.fact("seat.2.equity") == "575");
    CHECK(table.fact("seat.2.wealth") == "2075");
    table.plays({"1 roll", "0 dice 1 2", "1 pass"});
    CHECK(table.offers("bid 10..2075"));
}

TEST_CASE("C-9.5: a debtor with nothing left to sell or mortgage who still owes goes out") {
    Table table = with_in_the_bank(50);
    rig(table, {.owns = {{1, "mayfair park-lane"}, {2, "stations"}}, .money = {{1, 0}}});
    rig(table, {.money = {{3, 15140 - 1500 - 50}}});
    table.plays({"1 roll", "0 dice 2 3"});
    CHECK(table.decision() == "1 debt");  // owes 200, with deeds of 375 at face value
    table.plays({"1 mortgage mayfair"});
    CHECK(table.told_in_order(
        {"mortgaged seat=1 square=mayfair amount=50", "settled from=1 to=2 amount=50"}));
    CHECK(table.decision() == "1 debt");
    table.plays({"1 mortgage park-lane"});
    CHECK(table.told_in_order(
        {"mortgaged seat=1 square=park-lane amount=0", "eliminated seat=1 by=2"}));
    CHECK(table.fact("seat.2.money") == "1550");
    CHECK(table.decision() == "2 claim");
}

TEST_CASE("C-9.5: recovering by itself ends in elimination when the bank has too little") {
    Table table = with_in_the_bank(30);
    rig(table, {.owns = {{1, "mayfair brown"}}, .money = {{1, 0}}});
    rig(table, {.money = {{3, 15140 - 1500 - 30}}});
    table.plays({"1 roll", "0 dice 1 3", "1 recover"});
    // Tax returns each payment of the bank to it: 30 for each brown street, and for Mayfair only
    // the 30 that it has.
    CHECK(table.told_in_order({"mortgaged seat=1 square=mayfair amount=30",
                               "settled from=1 to=0 amount=30",
                               "mortgaged seat=1 square=old-kent-road amount=30",
                               "mortgaged seat=1 square=whitechapel-road amount=30",
                               "eliminated seat=1 by=0"}));
    CHECK(table.fact("bank.money") == "30");
    CHECK(table.told("auction square=old-kent-road"));
}

TEST_CASE("C-9.5: a winner of an auction who cannot raise the bid goes out, and deeds are sold") {
    Table table = with_in_the_bank(0);
    rig(table, {.owns = {{2, "mayfair"}}, .money = {{2, 0}}});
    rig(table, {.money = {{3, 15140 - 1500}}});
    table.plays({"1 roll", "0 dice 1 2", "1 pass", "2 bid 25", "3 pass", "1 pass"});
    CHECK(table.told_in_order(
        {"won seat=2 square=whitechapel-road amount=25", "owes from=2 to=0 amount=25"}));
    CHECK(table.decision() == "2 debt");
    table.plays({"2 mortgage mayfair"});
    CHECK(table.decision() == "2 debt");  // the deed that was won may be mortgaged, too (C-4.3)
    table.plays({"2 mortgage whitechapel-road"});
    CHECK(table.told_in_order({"eliminated seat=2 by=0", "auction square=whitechapel-road"}));
    CHECK(table.decision() == "3 bid");
    CHECK(table.fact("square.whitechapel-road.mortgaged") == "no");
    table.plays({"3 bid 10", "1 pass"});
    CHECK(table.told_in_order(
        {"won seat=3 square=whitechapel-road amount=10", "auction square=mayfair"}));
    table.plays({"3 pass", "1 pass"});
    CHECK(table.decision() == "1 end");
}
