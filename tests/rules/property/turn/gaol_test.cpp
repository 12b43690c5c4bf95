// Chapter 11: getting into Gaol, C-11.1, and being there, C-11.5. Getting out:
// gaol_leaving_test.cpp.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

TEST_CASE("C-11.1: the square sends the token to Gaol, and the turn's rolling is over") {
    Table table{"Ann", "Bob"};
    rig(table, {.at = {{1, "leicester-square"}}});
    table.plays({"1 roll", "0 dice 2 2"});
    CHECK(table.story() ==
          std::vector<std::string>{"rolled seat=1 dice=2+2 double=yes",
                                   "moved seat=1 from=leicester-square to=go-to-gaol",
                                   "landed seat=1 square=go-to-gaol",
                                   "gaoled seat=1 why=square"});
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.fact("seat.1.gaol") == "1");
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.decision() == "1 end");
    table.refuses("1 roll");
    table.refuses("1 bail");
    table.plays({"1 end", "2 roll", "0 dice 4 6", "2 end"});
    CHECK(table.decision() == "1 gaol");
}

TEST_CASE("C-11.1: so does a card, past GO but without its salary") {
    Table table{"Ann", "Bob"};
    SECTION("Community Chest, after a double") {
        rig(table, {.at = {{1, "regent-street"}}});
        table.plays({".set deck.chest go-to-gaol", "1 roll", "0 dice 1 1"});
    }
    SECTION("Chance") {
        rig(table, {.at = {{1, "regent-street"}}});
        table.plays({".set deck.chance go-to-gaol", "1 roll", "0 dice 2 3"});
    }
    CHECK(table.story().back() == "gaoled seat=1 why=card");
    CHECK_FALSE(table.told_any("salary"));
    CHECK_FALSE(table.told("landed seat=1 square=gaol"));
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.fact("seat.1.square") == "gaol");
    CHECK(table.fact("seat.1.gaol") == "1");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-11.1: so does the third double of a turn") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "vine-street the-angel-islington"}}, .at = {{1, "income-tax"}}});
    table.plays({"1 roll", "0 dice 1 1", "1 roll", "0 dice 2 2", "1 roll", "0 dice 5 5"});
    CHECK(table.story() == std::vector<std::string>{"rolled seat=1 dice=5+5 double=yes",
                                                    "gaoled seat=1 why=doubles"});
    CHECK(table.fact("seat.1.gaol") == "1");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-11.1: sent to Gaol, a player may manage and trade before ending the turn") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "dark-blue stations"}},
         .mortgaged = "kings-cross-station",
         .at = {{1, "leicester-square"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.told_any("gaoled"));
    table.plays({"1 build mayfair",
                 "1 sell mayfair",
                 "1 mortgage mayfair",
                 "1 repay kings-cross-station",
                 "1 propose 2 give mayfair for $700",
                 "2 accept",
                 "1 end"});
    CHECK(table.fact("seat.1.money") == std::to_string(1500 - 200 + 100 + 200 - 110 + 700));
    CHECK(table.fact("seat.1.gaol") == "1");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-11.1: just visiting is not being in Gaol") {
    Table table{"Ann", "Bob"};
    table.plays({"1 roll", "0 dice 5 5"});
    CHECK_FALSE(table.told_any("gaoled"));
    CHECK(table.fact("seat.1.gaol") == "0");
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-11.5: in Gaol rent is collected") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{2, "kings-cross-station"}}, .at = {{2, "gaol"}}});
    table.plays({".set seat.2.gaol 2", "1 roll", "0 dice 2 3"});
    CHECK(table.told("paid from=1 to=2 amount=25 for=rent"));
    CHECK(table.fact("seat.2.money") == "1525");
    CHECK(table.fact("seat.2.gaol") == "2");
}

TEST_CASE("C-11.5: in Gaol managing and trading go on, before rolling and after") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "dark-blue vine-street"}}, .at = {{1, "gaol"}}});
    table.plays({".set seat.1.gaol 1"});
    table.plays({"1 build mayfair", "1 mortgage vine-street", "1 repay vine-street"});
    table.plays({"1 propose 2 give vine-street for $50", "2 decline"});
    CHECK(table.decision() == "1 gaol");
    table.plays({"1 roll", "0 dice 1 2", "1 sell mayfair", "1 mortgage mayfair"});
    CHECK(table.decision() == "1 end");
    table.plays({"1 end", "2 propose 1 give $60 for vine-street", "1 accept"});
    CHECK(table.fact("square.vine-street.owner") == "2");
}

TEST_CASE("C-11.5: in Gaol bidding goes on") {
    Table table{"Ann", "Bob"};
    rig(table, {.at = {{2, "gaol"}}});
    table.plays({".set seat.2.gaol 1", "1 roll", "0 dice 1 2", "1 pass", "2 bid 60", "1 pass"});
    CHECK(table.fact("square.whitechapel-road.owner") == "2");
}
