// Chapter 7: mortgages, C-7.5.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-7.5: mortgaging pays the mortgage value, and equity becomes money") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "vine-street kings-cross-station electric-company"}}});
    REQUIRE(table.fact("seat.1.wealth") == "1775");
    table.plays({"1 mortgage vine-street"});
    CHECK(table.story() ==
          std::vector<std::string>{"mortgaged seat=1 square=vine-street amount=100"});
    table.plays({"1 mortgage kings-cross-station", "1 mortgage electric-company"});
    CHECK(table.told("mortgaged seat=1 square=electric-company amount=75"));
    CHECK(table.fact("seat.1.money") == "1775");
    CHECK(table.fact("seat.1.equity") == "0");
    CHECK(table.fact("seat.1.wealth") == "1775");
    CHECK(table.fact("square.vine-street.mortgaged") == "yes");
    CHECK(table.fact("square.vine-street.owner") == "1");
}

TEST_CASE("C-7.5: mortgaging a street needs its whole group free of improvements") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "orange mayfair"}}, .houses = {{1, "bow-street"}}});
    for (const auto* line : {"1 mortgage bow-street", "1 mortgage vine-street"})
        CHECK(names(table.refuses(line), "C-7.5"));
    table.plays({"1 mortgage mayfair", "1 sell bow-street", "1 mortgage vine-street"});
    CHECK(table.fact("seat.1.money") == "1850");
}

TEST_CASE("C-7.5: one mortgaged member of a group does not keep the others from it") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "brown"}}, .mortgaged = "old-kent-road"});
    table.plays({"1 mortgage whitechapel-road"});
    CHECK(table.fact("seat.1.money") == "1530");
}

TEST_CASE("C-7.5, C-7.2: what has no deed is nobody's to mortgage, to repay or to sell from") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "strand"}}});
    for (const std::string move : {"mortgage", "repay", "sell"}) {
        CHECK(table.refuses("1 " + move + " go").find("has no deed") != std::string::npos);
        CHECK(table.refuses("1 " + move + " strand").find("not yours") != std::string::npos);
    }
}

TEST_CASE("C-7.5: only an own deed is mortgaged, and only once") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "mayfair"}, {2, "park-lane"}}, .mortgaged = "mayfair"});
    for (const auto* line : {"1 mortgage mayfair",
                             "1 mortgage park-lane",
                             "1 mortgage vine-street",
                             "1 mortgage income-tax"})
        CHECK(names(table.refuses(line), "C-7.5"));
    table.plays({"1 repay mayfair", "1 mortgage mayfair"});
    CHECK(table.fact("seat.1.money") == "1480");
}

TEST_CASE("C-7.5: repaying costs the mortgage value and 10%, rounded up") {
    Table table{"Ann", "Bob"};
    struct Price {
        const char* deed;
        int cost;
    };
    const auto [deed, cost] = GENERATE(Price{"mayfair", 220},
                                       Price{"electric-company", 83},  // 75 + 7.50
                                       Price{"park-lane", 193},        // 175 + 17.50
                                       Price{"old-kent-road", 33},
                                       Price{"kings-cross-station", 110});
    const std::string line = std::string{"1 repay "} + deed;
    rig(table, {.owns = {{1, deed}}, .mortgaged = deed, .money = {{1, cost - 1}}});
    CHECK(names(table.refuses(line), "C-7.5"));
    rig(table, {.money = {{1, cost}}});
    table.plays({line});
    CHECK(table.story() == std::vector<std::string>{std::string{"repaid seat=1 square="} + deed +
                                                    " amount=" + std::to_string(cost)});
    CHECK(table.fact("seat.1.money") == "0");
    CHECK(table.fact(std::string{"square."} + deed + ".mortgaged") == "no");
}

TEST_CASE("C-7.5: only an own mortgaged deed is repaid") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "mayfair"}, {2, "park-lane"}}, .mortgaged = "park-lane"});
    for (const auto* line : {"1 repay mayfair", "1 repay park-lane", "1 repay vine-street"})
        CHECK(names(table.refuses(line), "C-7.5"));
}

TEST_CASE("C-7.5: a mortgaged deed earns nothing, the rest of its group does") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "light-blue"}}, .mortgaged = "euston-road"});
    SECTION("the mortgaged one") {
        table.plays({"1 roll", "0 dice 3 5"});
        CHECK_FALSE(table.told_any("rent"));
        CHECK(table.fact("seat.1.money") == "1500");
    }
    SECTION("its neighbour") {
        table.plays({"1 roll", "0 dice 4 5"});
        CHECK(table.told("rent from=1 to=2 square=pentonville-road amount=16"));
        CHECK(table.fact("seat.2.money") == "1516");
    }
    SECTION("itself, once it is repaid") {
        rig(table, {.at = {{2, "liverpool-street-station"}}});
        table.plays({"1 roll", "0 dice 1 2", "1 buy", "1 end", "2 repay euston-road"});
        table.plays({"2 roll", "0 dice 1 2", "2 end"}).plays({"1 roll", "0 dice 1 4"});
        CHECK(table.told("rent from=1 to=2 square=euston-road amount=12"));
    }
}
