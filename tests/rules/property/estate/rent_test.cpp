// Chapter 3: rents, C-3.5 to C-3.7.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// The rent due to Bob when Ann lands `first + second` squares ahead of `from`; "" if none.
std::string rent_after(Table& table, std::string_view from, int first = 1, int second = 2) {
    using std::to_string;
    table.plays({".set seat.1.square " + std::string{from}, "1 roll"});
    table.plays({"0 dice " + to_string(first) + " " + to_string(second)});
    for (const auto& line : table.story())
        if (line.starts_with("rent from=1 to=2")) return line.substr(line.rfind('=') + 1);
    return "";
}

}  // namespace

TEST_CASE("C-3.5: street rent is by improvements") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "dark-blue brown"}}, .money = {{1, 5000}}});
    struct Rents {
        int houses;
        std::string mayfair, whitechapel;
    };
    const auto rents = GENERATE(Rents{1, "200", "20"},
                                Rents{2, "600", "60"},
                                Rents{3, "1400", "180"},
                                Rents{4, "1700", "320"},
                                Rents{5, "2000", "450"});
    rig(table, {.houses = {{rents.houses, "dark-blue brown"}}});
    Table other = table;
    CHECK(rent_after(table, "chance-3") == rents.mayfair);
    CHECK(rent_after(other, "go") == rents.whitechapel);
}

TEST_CASE("C-3.5: an unimproved street earns its base rent, doubled for the whole group") {
    Table table{"Ann", "Bob", "Cat"};
    SECTION("one street of two") {
        rig(table, {.owns = {{2, "mayfair"}}});
        CHECK(rent_after(table, "chance-3") == "50");
    }
    SECTION("the others have the rest") {
        rig(table, {.owns = {{2, "vine-street bow-street"}, {3, "marlborough-street"}}});
        CHECK(rent_after(table, "bow-street") == "16");
    }
    SECTION("the whole group") {
        rig(table, {.owns = {{2, "dark-blue"}}});
        CHECK(rent_after(table, "chance-3") == "100");
    }
    SECTION("the whole group, another street of it mortgaged") {
        rig(table, {.owns = {{2, "dark-blue"}}, .mortgaged = "park-lane"});
        CHECK(rent_after(table, "chance-3") == "100");
    }
    SECTION("the whole group, this street mortgaged") {
        rig(table, {.owns = {{2, "dark-blue"}}, .mortgaged = "mayfair"});
        CHECK(rent_after(table, "chance-3").empty());
        CHECK(table.fact("seat.1.money") == "1500");
    }
    SECTION("the whole group, a house on another street of it") {
        rig(table, {.owns = {{2, "dark-blue"}}, .houses = {{1, "park-lane"}}});
        CHECK(rent_after(table, "chance-3") == "100");
    }
}

TEST_CASE("C-3.5: the rent doubles from the trade that completes the group") {
    Table table{"Ann", "Bob", "Cat"};
    rig(table, {.owns = {{2, "mayfair"}, {3, "park-lane"}}});
    table.plays({"1 roll", "0 dice 4 6", "1 end"});
    table.plays({"2 propose 3 give $1 for park-lane", "3 accept", "2 roll", "0 dice 4 6", "2 end"});
    table.plays({"3 roll", "0 dice 4 6", "3 end"});
    CHECK(rent_after(table, "chance-3") == "100");
}

TEST_CASE("C-3.6: station rent is by the stations of the same owner, mortgaged ones too") {
    Table table{"Ann", "Bob", "Cat"};
    SECTION("one") {
        rig(table, {.owns = {{2, "kings-cross-station"}, {3, "marylebone-station"}}});
        CHECK(rent_after(table, "chest-1") == "25");
    }
    SECTION("two") {
        rig(table, {.owns = {{2, "kings-cross-station marylebone-station"}}});
        CHECK(rent_after(table, "chest-1") == "50");
    }
    SECTION("three") {
        rig(table, {.owns = {{2, "stations"}, {3, "fenchurch-street-station"}}});
        CHECK(rent_after(table, "chest-1") == "100");
    }
    SECTION("four") {
        rig(table, {.owns = {{2, "stations"}}});
        CHECK(rent_after(table, "chest-1") == "200");
    }
    SECTION("four, the three others mortgaged") {
        rig(table,
            {.owns = {{2, "stations"}},
             .mortgaged = "marylebone-station fenchurch-street-station liverpool-street-station"});
        CHECK(rent_after(table, "chest-1") == "200");
    }
}

TEST_CASE("C-3.7: utility rent is 4 times the dice, 10 times when both are the same owner's") {
    Table table{"Ann", "Bob", "Cat"};
    SECTION("one") {
        rig(table, {.owns = {{2, "electric-company"}}});
        CHECK(rent_after(table, "chance-1", 2, 3) == "20");
    }
    SECTION("one, and somebody else has the other") {
        rig(table, {.owns = {{2, "electric-company"}, {3, "water-works"}}});
        CHECK(rent_after(table, "go", 6, 6) == "48");
    }
    SECTION("both") {
        rig(table, {.owns = {{2, "utilities"}}});
        CHECK(rent_after(table, "chance-1", 2, 3) == "50");
    }
    SECTION("both, the other mortgaged") {
        rig(table, {.owns = {{2, "utilities"}}, .mortgaged = "water-works"});
        CHECK(rent_after(table, "chance-1", 1, 4) == "50");
    }
    SECTION("the dice are those of the last roll") {
        rig(table, {.owns = {{2, "electric-company"}}});
        CHECK(rent_after(table, "go", 5, 5).empty());
        table.plays({"1 roll", "0 dice 1 1"});
        CHECK(table.told("rent from=1 to=2 square=electric-company amount=8"));
    }
}
