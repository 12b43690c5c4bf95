// M-2.7: mortgaging sells the houses that are in the way.
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

const Ruleset selling_down{.mortgaging = Mortgaging::SellsDown};

// Ann owns the orange streets, with these numbers of houses; a house costs $100.
Table with_orange(std::initializer_list<int> houses, int bank_houses = 20) {
    Table table{{"Ann", "Bob", "Cid"}, selling_down};
    rig(table, {.owns = {{1, "orange"}}});
    const std::vector<std::string> streets{"bow-street", "marlborough-street", "vine-street"};
    for (std::size_t i = 0; i < streets.size(); ++i)
        table.plays(
            {".set square." + streets[i] + ".houses " + std::to_string(std::data(houses)[i])});
    REQUIRE_FALSE(Property::impossible(table.game));
    table.game.bank_houses = bank_houses;
    return table;
}

std::string houses_in(const Table& table) {
    return table.fact("square.bow-street.houses") + table.fact("square.marlborough-street.houses") +
           table.fact("square.vine-street.houses");
}

}  // namespace

TEST_CASE("M-2.7: mortgaging sells the street's own houses, and the others down to one") {
    Table table = with_orange({3, 3, 2});
    CHECK(table.offers("mortgage marlborough-street"));
    table.plays({"1 mortgage marlborough-street"});
    CHECK(table.story() ==
          std::vector<std::string>{"sold seat=1 square=marlborough-street houses=0 amount=150",
                                   "sold seat=1 square=bow-street houses=1 amount=100",
                                   "sold seat=1 square=vine-street houses=1 amount=50",
                                   "mortgaged seat=1 square=marlborough-street amount=90"});
    CHECK(table.fact("seat.1.money") == "1890");
    CHECK(table.fact("bank.houses") == "26");
    CHECK_FALSE(Property::impossible(table.game));
}

TEST_CASE("M-2.7: a hotel sells as five halves, and makes no phantom houses") {
    Table table = with_orange({5, 5, 5}, 2);
    table.plays({"1 mortgage bow-street"});
    CHECK(table.told("sold seat=1 square=bow-street houses=0 amount=250"));
    CHECK(table.told("sold seat=1 square=marlborough-street houses=1 amount=200"));
    CHECK(table.told("sold seat=1 square=vine-street houses=1 amount=200"));
    CHECK_FALSE(table.told_any("phantom"));
    CHECK(table.fact("bank.houses") == "0");
    CHECK(table.fact("bank.hotels") == "12");
    CHECK(table.fact("seat.1.phantom") == "0");
}

TEST_CASE("M-2.7: a street for which the bank has no house goes down to none, in board order") {
    SECTION("one is left for the first of them") {
        Table table = with_orange({5, 5, 5}, 1);
        table.plays({"1 mortgage vine-street"});
        CHECK(houses_in(table) == "100");
        CHECK(table.told("sold seat=1 square=marlborough-street houses=0 amount=250"));
    }
    SECTION("what the street itself gives back counts first") {
        Table table = with_orange({5, 5, 4}, 0);
        table.plays({"1 mortgage vine-street"});
        CHECK(houses_in(table) == "110");
        CHECK(table.fact("bank.houses") == "2");
    }
}

TEST_CASE("M-2.7: a street with one house keeps it beside a mortgaged one") {
    Table table = with_orange({1, 1, 1});
    table.plays({"1 mortgage bow-street"});
    CHECK(houses_in(table) == "011");
    CHECK_FALSE(table.told("sold seat=1 square=vine-street houses=0 amount=50"));
}

TEST_CASE("M-2.7: such a group mortgages on, sells and repays, but neither builds nor trades") {
    Table table = with_orange({1, 1, 1});
    table.plays({"1 mortgage bow-street"});
    CHECK(names(table.refuses("1 build vine-street"), "C-7.1"));
    CHECK(names(table.refuses("1 build orange"), "C-7.1"));
    CHECK(names(table.refuses("1 propose 2 give bow-street for nothing"), "C-8.2"));
    table.plays({"1 mortgage vine-street", "1 sell marlborough-street", "1 repay bow-street"});
    CHECK(houses_in(table) == "000");
}

TEST_CASE("M-2.7: it is open to debtors as well, and pays their debts") {
    Table table = with_orange({2, 2, 2});
    rig(table, {.money = {{1, 0}}, .at = {{1, "go"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.decision() == "1 debt");
    table.plays({"1 mortgage vine-street"});
    CHECK(table.told_in_order({"sold seat=1 square=vine-street houses=0 amount=100",
                               "sold seat=1 square=bow-street houses=1 amount=50",
                               "sold seat=1 square=marlborough-street houses=1 amount=50",
                               "mortgaged seat=1 square=vine-street amount=100",
                               "settled from=1 to=0 amount=200"}));
    CHECK(table.fact("seat.1.money") == "100");
}

TEST_CASE("M-2.7: who answers a trade mortgages nothing of its groups") {
    Table table{{"Ann", "Bob", "Cid"}, selling_down};
    rig(table, {.owns = {{2, "bow-street marlborough-street strand"}}});
    table.plays({"1 propose 2 give $10 for bow-street"});
    CHECK(names(table.refuses("2 mortgage bow-street"), "C-8.5"));
    CHECK(names(table.refuses("2 mortgage marlborough-street"), "M-2.7"));
    CHECK(table.choices() ==
          std::vector<std::string>{"mortgage strand", "propose 1", "accept", "decline"});
}

TEST_CASE("M-2.7: nothing of a group is mortgaged while a deed of either side's is traded") {
    Table table{{"Ann", "Bob", "Cid"}, selling_down};
    rig(table, {.owns = {{1, "bow-street"}, {2, "vine-street marlborough-street strand"}}});
    table.plays({"1 propose 2 give bow-street for $10"});
    CHECK(names(table.refuses("2 mortgage vine-street"), "M-2.7"));
    CHECK(names(table.refuses("2 mortgage marlborough-street"), "M-2.7"));
    CHECK(table.choices() ==
          std::vector<std::string>{"mortgage strand", "propose 1", "accept", "decline"});
    table.plays({"2 decline", "1 propose 2 give $10 for strand", "2 mortgage vine-street"});
}

TEST_CASE("M-2.7: it is possible that a mortgaged street stands beside houses, not under them") {
    Table table = with_orange({1, 0, 0});
    const std::vector<std::string> yes{"yes"};
    REQUIRE_FALSE(Property::rig(table.game, "square.vine-street.mortgaged", yes));
    CHECK_FALSE(Property::impossible(table.game));
    REQUIRE_FALSE(Property::rig(table.game, "square.bow-street.mortgaged", yes));
    CHECK(Property::impossible(table.game));
    table.game.mortgaged.erase(*table.game.board().find("bow-street"));
    table.game.rules.mortgaging = Mortgaging::BareGroups;
    CHECK(Property::impossible(table.game));
}
