// Chapter 8: mortgaged deeds in a trade, and whether the players can pay for it, C-8.3 and C-8.4.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-8.3: who receives a mortgaged deed pays the bank 10%, rounded up") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "electric-company"}, {2, "park-lane"}},
         .mortgaged = "electric-company park-lane"});
    table.plays({"1 propose 2 give electric-company for park-lane", "2 accept"});
    CHECK(table.told("fee seat=1 square=park-lane amount=18"));
    CHECK(table.told("fee seat=2 square=electric-company amount=8"));
    CHECK(table.fact("seat.1.money") == "1482");
    CHECK(table.fact("seat.2.money") == "1492");
    CHECK(table.fact("square.park-lane.mortgaged") == "yes");
    CHECK(table.fact("square.electric-company.mortgaged") == "yes");
}

TEST_CASE("C-8.3: or the receiver repays it at once, for the mortgage value and 10%") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "electric-company"}, {2, "park-lane"}},
         .mortgaged = "electric-company park-lane"});
    SECTION("the proposer says so when proposing") {
        table.plays({"1 propose 2 give electric-company for park-lane repay park-lane"});
        table.plays({"2 accept"});
        CHECK(table.told("repaid seat=1 square=park-lane amount=193"));
        CHECK(table.told("fee seat=2 square=electric-company amount=8"));
        CHECK(table.fact("square.park-lane.mortgaged") == "no");
        CHECK(table.fact("square.electric-company.mortgaged") == "yes");
        CHECK(table.fact("seat.1.money") == "1307");
        CHECK(table.fact("seat.2.money") == "1492");
    }
    SECTION("the other when accepting") {
        table.plays({"1 propose 2 give electric-company for park-lane"});
        table.plays({"2 accept repay electric-company"});
        CHECK(table.told("fee seat=1 square=park-lane amount=18"));
        CHECK(table.told("repaid seat=2 square=electric-company amount=83"));
        CHECK(table.fact("square.park-lane.mortgaged") == "yes");
        CHECK(table.fact("square.electric-company.mortgaged") == "no");
        CHECK(table.fact("seat.1.money") == "1482");
        CHECK(table.fact("seat.2.money") == "1417");
    }
    SECTION("both") {
        table.plays({"1 propose 2 give electric-company for park-lane repay park-lane"});
        table.plays({"2 accept repay electric-company"});
        CHECK_FALSE(table.told_any("fee"));
        CHECK(table.fact("seat.1.money") == "1307");
        CHECK(table.fact("seat.2.money") == "1417");
    }
}

TEST_CASE("C-8.3: of several deeds some are repaid, some stay mortgaged, and others never were") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "old-kent-road mayfair vine-street"}}, .mortgaged = "old-kent-road mayfair"});
    table.plays({"1 propose 2 give old-kent-road mayfair vine-street for $400"});
    CHECK(table.offers("accept repay old-kent-road"));
    CHECK_FALSE(table.offers("accept repay vine-street"));
    table.plays({"2 accept repay old-kent-road"});
    CHECK(table.fact("seat.1.money") == "1900");
    CHECK(table.fact("seat.2.money") == std::to_string(1500 - 400 - 33 - 20));
}

TEST_CASE("C-8.3: a side repays only mortgaged deeds that it receives") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "mayfair vine-street"}, {2, "park-lane bow-street"}},
         .mortgaged = "mayfair park-lane"});
    for (const auto* line : {"1 propose 2 give mayfair for park-lane repay mayfair",
                             "1 propose 2 give mayfair for bow-street repay bow-street",
                             "1 propose 2 give mayfair for bow-street repay park-lane"})
        CHECK(names(table.refuses(line), "C-8.3"));
    table.plays({"1 propose 2 give mayfair vine-street for park-lane"});
    CHECK(names(table.refuses("2 accept repay park-lane"), "C-8.3"));
    CHECK(names(table.refuses("2 accept repay vine-street"), "C-8.3"));
}

TEST_CASE("C-8.4: refused for the lack of one dollar of the proposer's") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "old-kent-road"}}, .mortgaged = "old-kent-road", .money = {{1, 100}}});
    SECTION("with the fee") {
        CHECK(names(table.refuses("1 propose 2 give $98 for old-kent-road"), "C-8.4"));
        table.plays({"1 propose 2 give $97 for old-kent-road", "2 accept"});
    }
    SECTION("with the repayment") {
        const std::string repay = " for old-kent-road repay old-kent-road";
        CHECK(names(table.refuses("1 propose 2 give $68" + repay), "C-8.4"));
        table.plays({"1 propose 2 give $67" + repay, "2 accept"});
    }
    CHECK(table.fact("seat.1.money") == "0");
}

TEST_CASE("C-8.4: refused when proposed for the lack of one dollar of the other's") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "old-kent-road"}}, .mortgaged = "old-kent-road"});
    SECTION("with money in hand") {
        rig(table, {.money = {{2, 2}}});
        CHECK(names(table.refuses("1 propose 2 give old-kent-road for nothing"), "C-8.4"));
        rig(table, {.money = {{2, 3}}});
        table.plays({"1 propose 2 give old-kent-road for nothing", "2 accept"});
    }
    SECTION("with the money that is received") {
        rig(table, {.money = {{2, 0}}});
        CHECK(names(table.refuses("1 propose 2 give old-kent-road $2 for nothing"), "C-8.4"));
        table.plays({"1 propose 2 give old-kent-road $3 for nothing", "2 accept"});
    }
    CHECK(table.fact("seat.2.money") == "0");
}

TEST_CASE("C-8.4: looked at again when accepted; what is short can be raised first (C-8.5)") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "mayfair"}, {2, "old-kent-road"}},
         .mortgaged = "mayfair",
         .money = {{2, 190}}});
    table.plays({"1 propose 2 give mayfair for nothing"});
    CHECK_FALSE(table.offers("accept repay mayfair"));
    CHECK(names(table.refuses("2 accept repay mayfair"), "C-8.4"));
    table.plays({"2 mortgage old-kent-road", "2 accept repay mayfair"});
    CHECK(table.fact("seat.2.money") == "0");
    CHECK(table.fact("square.mayfair.mortgaged") == "no");
}

TEST_CASE("C-8.4: offered money may come out of the money received") {
    Table table{"Ann", "Bob"};
    rig(table, {.money = {{1, 50}}});
    table.plays({"1 propose 2 give $100 for $200", "2 accept"});
    CHECK(table.fact("seat.1.money") == "150");
    CHECK(table.fact("seat.2.money") == "1400");
}

TEST_CASE("C-8.4: money that would go beyond $32,767 pays for nothing (C-1.6)") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{3, "mayfair"}}, .mortgaged = "mayfair", .money = {{2, 32767}}});
    table.plays({"1 roll", "0 dice 1 2", "1 pass"});
    SECTION("the fee leaves just the standing bid") {
        table.plays({"2 bid 32747", "3 propose 2 give mayfair $100 for nothing", "2 accept"});
        CHECK(table.fact("seat.2.money") == "32747");
        CHECK(table.fact("seat.3.money") == "1400");
    }
    SECTION("the fee leaves a dollar less") {
        table.plays({"2 bid 32748"});
        CHECK(names(table.refuses("3 propose 2 give mayfair $100 for nothing"), "C-4.3"));
    }
}

TEST_CASE("C-8.4: no trade takes a standing bidder's wealth below the bid (C-4.3)") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table, {.owns = {{2, "vine-street"}, {3, "mayfair park-lane"}}, .mortgaged = "park-lane"});
    table.plays({"1 roll", "0 dice 1 2", "1 pass", "2 bid 1600"});
    REQUIRE(table.decision() == "3 bid");
    SECTION("money") {
        CHECK(names(table.refuses("3 propose 2 give nothing for $1"), "C-4.3"));
        CHECK(names(table.refuses("3 propose 2 give $99 for vine-street"), "C-4.3"));
        table.plays({"3 propose 2 give $100 for vine-street", "2 accept"});
    }
    SECTION("a deed is worth its mortgage value") {
        CHECK(names(table.refuses("3 propose 2 give mayfair for $201"), "C-4.3"));
        table.plays({"3 propose 2 give mayfair for $200", "2 accept"});
    }
    SECTION("the fee, whether it stays mortgaged or is repaid") {
        CHECK(names(table.refuses("3 propose 2 give park-lane $17 for nothing"), "C-4.3"));
        table.plays({"3 propose 2 give park-lane $18 for nothing"});
        table.plays({GENERATE("2 accept", "2 accept repay park-lane")});
    }
    CHECK(table.fact("seat.2.wealth") == "1600");
    table.plays({"3 pass", "1 pass"});
    CHECK(table.told("won seat=2 square=whitechapel-road amount=1600"));
    CHECK(table.fact("seat.2.out") == "no");
}
