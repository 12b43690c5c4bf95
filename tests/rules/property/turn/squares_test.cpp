// Chapter 3: the effect of each square on a player who lands there. Rents: rent_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-3.1: an unowned deed may be bought at its price") {
    Table table{"Ann", "Bob"};
    struct Sale {
        std::string_view from, deed, price, left;
    };
    const auto sale = GENERATE(Sale{"go", "whitechapel-road", "60", "1440"},
                               Sale{"chest-1", "kings-cross-station", "200", "1300"},
                               Sale{"pentonville-road", "electric-company", "150", "1350"},
                               Sale{"chance-3", "mayfair", "400", "1100"});
    const std::string deed{sale.deed};
    table.plays({".set seat.1.square " + std::string{sale.from}, "1 roll", "0 dice 1 2"});
    CHECK(table.told("for-sale seat=1 square=" + deed + " price=" + std::string{sale.price}));
    CHECK(table.decision() == "1 deed");
    CHECK(table.fact("seat.1.money") == "1500");
    table.plays({"1 buy"});
    CHECK(table.told("bought seat=1 square=" + deed + " price=" + std::string{sale.price}));
    CHECK(table.fact("square." + deed + ".owner") == "1");
    CHECK(table.fact("seat.1.money") == sale.left);
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-3.1: the lander buys with money, to the last dollar, and may raise it first") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "old-kent-road"}}, .at = {{1, "chance-3"}}});
    SECTION("the price exactly") {
        table.plays({".set seat.1.money 400", "1 roll", "0 dice 1 2", "1 buy"});
        CHECK(table.fact("seat.1.money") == "0");
    }
    SECTION("a dollar short") {
        table.plays({".set seat.1.money 399", "1 roll", "0 dice 1 2"});
        CHECK(names(table.refuses("1 buy"), "C-3.1"));
        CHECK_FALSE(table.offers("buy"));
        table.plays({"1 mortgage old-kent-road", "1 buy"});
        CHECK(table.fact("seat.1.money") == "29");
    }
    SECTION("with money from a trade") {
        table.plays({".set seat.1.money 100", "1 roll", "0 dice 1 2"});
        table.plays({"1 propose 2 give old-kent-road for $300", "2 accept"});
        CHECK(table.decision() == "1 deed");
        table.plays({"1 buy"});
        CHECK(table.fact("square.mayfair.owner") == "1");
    }
}

TEST_CASE("C-3.1: passing an unowned deed starts its auction") {
    Table table{"Ann", "Bob"};
    table.plays({"1 roll", "0 dice 1 2", "1 pass"});
    CHECK(table.story() ==
          std::vector<std::string>{"passed seat=1", "auction square=whitechapel-road"});
    CHECK(table.fact("auction.square") == "whitechapel-road");
    CHECK(table.fact("auction.bid") == "0");
    CHECK(table.decision() == "2 bid");
}

TEST_CASE("C-3.2: rent on another player's deed is charged without being asked for") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "whitechapel-road"}}});
    SECTION("to an owner who is free") {}
    SECTION("to an owner in Gaol") {
        table.plays({".set seat.2.square gaol", ".set seat.2.gaol 2"});
    }
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(table.told_in_order({"landed seat=1 square=whitechapel-road",
                               "rent from=1 to=2 square=whitechapel-road amount=4",
                               "paid from=1 to=2 amount=4 for=rent"}));
    CHECK(table.fact("seat.1.money") == "1496");
    CHECK(table.fact("seat.2.money") == "1504");
    CHECK(table.fact("square.whitechapel-road.owner") == "2");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-3.3: own and mortgaged deeds, Just Visiting and Free Parking ask for nothing") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "brown"}, {2, "utilities stations"}},
         .houses = {{5, "brown"}},
         .mortgaged = "utilities stations"});
    const std::string from = GENERATE("go",
                                      "chest-1",
                                      "pentonville-road",
                                      "chance-1",
                                      "chest-2",
                                      "chance-2",
                                      "fenchurch-street-station");
    table.plays({".set seat.1.square " + from, "1 roll", "0 dice 1 2"});
    REQUIRE(table.story().size() == 3);
    CHECK(table.story().back().starts_with("landed seat=1"));
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.fact("seat.2.money") == "1500");
    CHECK(table.fact("seat.1.gaol") == "0");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-3.4: taxes are paid to the bank") {
    Table table{"Ann", "Bob"};
    SECTION("Income Tax: $200") {
        table.plays({"1 roll", "0 dice 1 3"});
        CHECK(table.told_in_order(
            {"landed seat=1 square=income-tax", "paid from=1 to=0 amount=200 for=tax"}));
        CHECK(table.fact("seat.1.money") == "1300");
    }
    SECTION("Luxury Tax: $100") {
        table.plays({".set seat.1.square liverpool-street-station", "1 roll", "0 dice 1 2"});
        CHECK(table.told_in_order(
            {"landed seat=1 square=luxury-tax", "paid from=1 to=0 amount=100 for=tax"}));
        CHECK(table.fact("seat.1.money") == "1400");
    }
    CHECK(table.fact("seat.2.money") == "1500");
    CHECK(table.fact("pot") == "0");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-3.4: Go To Gaol leads to Gaol, and the turn's rolling is over") {
    Table table{"Ann", "Bob"};
    SECTION("after any roll") {
        table.plays({".set seat.1.square coventry-street", "1 roll", "0 dice 1 2"});
    }
    SECTION("after a double") {
        table.plays({".set seat.1.square water-works", "1 roll", "0 dice 1 1"});
    }
    CHECK(table.told_in_order({"landed seat=1 square=go-to-gaol", "gaoled seat=1 why=square"}));
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.fact("seat.1.gaol") == "1");
    CHECK(table.decision() == "1 end");
    CHECK(names(table.refuses("1 roll"), "C-2.5"));
    table.plays({"1 end", "2 roll", "0 dice 4 6", "2 end"});
    CHECK(table.decision() == "1 gaol");
}
