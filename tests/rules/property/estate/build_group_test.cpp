// Chapter 7: building a group in one go, C-7.3.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-7.3: building an even group raises each street one step, in board order") {
    Table table{"Ann", "Bob"};
    const int before = GENERATE(0, 3, 4);
    rig(table, {.owns = {{1, "green"}}, .houses = {{before, "green"}}});
    table.plays({"1 build green"});
    const std::string rest = " houses=" + std::to_string(before + 1) + " amount=200";
    CHECK(table.story() == std::vector<std::string>{"built seat=1 square=regent-street" + rest,
                                                    "built seat=1 square=oxford-street" + rest,
                                                    "built seat=1 square=bond-street" + rest});
    CHECK(table.fact("seat.1.money") == "900");
    CHECK(table.fact("bank.houses") == (before == 0 ? "29" : before == 3 ? "20" : "32"));
}

TEST_CASE("C-7.3: building an uneven group brings the lower streets up to the others") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "green orange"}},
         .houses = {{2, "oxford-street"},
                    {1, "regent-street bond-street"},
                    {5, "bow-street vine-street"},
                    {4, "marlborough-street"}},
         .money = {{1, 500}}});
    table.plays({"1 build green"});
    CHECK(table.story() ==
          std::vector<std::string>{"built seat=1 square=regent-street houses=2 amount=200",
                                   "built seat=1 square=bond-street houses=2 amount=200"});
    table.plays({"1 build orange"});
    CHECK(table.story() ==
          std::vector<std::string>{"built seat=1 square=marlborough-street houses=5 amount=100"});
}

TEST_CASE("C-7.3: building a group is refused as a whole when the money ends at the third step") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "green"}}, .money = {{1, 599}}});
    CHECK(names(table.refuses("1 build green"), "C-7.1"));
    CHECK_FALSE(table.offers("build green"));
    CHECK(table.offers("build regent-street"));
    rig(table, {.money = {{1, 600}}});
    table.plays({"1 build green"});
    CHECK(table.fact("seat.1.money") == "0");
}

TEST_CASE("C-7.3: building a group is refused as a whole when the pieces end at the third step") {
    Table table{"Ann", "Bob"};
    SECTION("houses") {
        rig(table,
            {.owns = {{1, "green"}, {2, "brown light-blue pink"}},
             .houses = {{4, "brown light-blue whitehall"},
                        {3, "pall-mall northumberland-avenue"}}});
        REQUIRE(table.fact("bank.houses") == "2");
        CHECK(names(table.refuses("1 build green"), "C-7.1"));
        rig(table, {.houses = {{3, "whitehall"}}});
    }
    SECTION("hotels") {
        rig(table,
            {.owns = {{1, "green"}, {2, "brown light-blue pink dark-blue"}},
             .houses = {{5, "brown light-blue pink dark-blue"}, {4, "green"}}});
        REQUIRE(table.fact("bank.hotels") == "2");
        CHECK(names(table.refuses("1 build green"), "C-7.1"));
        rig(table, {.houses = {{4, "mayfair"}}});
    }
    table.plays({"1 build green"});
    CHECK(table.story().size() == 3);
}
