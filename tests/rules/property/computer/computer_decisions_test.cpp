// Decisions of the computers of each level in Gaol, in debt, and about the end of the game; and how
// little it takes to change their minds. Deeds: computer_deeds_test.cpp. Houses and mortgages:
// computer_estate_test.cpp. Trades: computer_trade_test.cpp.

#include "computers.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

Table with_ann_in_gaol(const Rigged& position) {
    Table table{"Ann", "Bob"};
    rig(table, position);
    return table.plays({".set seat.1.square gaol", ".set seat.1.gaol 1"});
}

// Bob has hotels, and there is little left to buy; Ann has a card and money for bail.
Rigged late_with_high_rents() {
    return {.owns = {{1, "stations pink red yellow green"}, {2, "light-blue orange dark-blue"}},
            .houses = {{5, "orange dark-blue"}},
            .cards = {{1, "chest"}}};
}

}  // namespace

TEST_CASE("a beginner leaves Gaol by card, or by bail that leaves it $450") {
    Table table = with_ann_in_gaol({});
    CHECK(chosen_with(table, 500, board::Level::Zero) == "bail");
    CHECK(chosen_with(table, 499, board::Level::Zero) == "roll");
    rig(table, {.cards = {{1, "chance"}}});
    CHECK(chosen_with(table, 500, board::Level::Zero) == "card");
    CHECK(chosen_with(table, 0, board::Level::Zero) == "card");
}

TEST_CASE("early a trader leaves Gaol by card, or by bail when it has $500") {
    Table table = with_ann_in_gaol({});
    CHECK(chosen_with(table, 500, board::Level::One) == "bail");
    CHECK(chosen_with(table, 499, board::Level::One) == "roll");
    rig(table, {.cards = {{1, "chance"}}});
    CHECK(chosen_with(table, 0, board::Level::One) == "card");
}

TEST_CASE("early a master leaves Gaol by card, or by bail that leaves it $100") {
    Table table = with_ann_in_gaol({});
    CHECK(chosen_with(table, 150, board::Level::Two) == "bail");
    CHECK(reason_with(table, 150, board::Level::Two) == "there is more to win outside");
    CHECK(chosen_with(table, 149, board::Level::Two) == "roll");
    rig(table, {.cards = {{1, "chance"}}});
    CHECK(chosen_with(table, 0, board::Level::Two) == "card");
}

TEST_CASE("traders and masters stay in Gaol once four deeds are left to buy and rents are high") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        Table table = with_ann_in_gaol(late_with_high_rents());  // left: brown and utilities
        CHECK(chosen(table, level) == "roll");
        CHECK(reason(table, level) == "it is safer in here");
        table.plays({".set square.piccadilly.owner 0"});
        CHECK(chosen(table, level) == "card");
    }
    CHECK(chosen(with_ann_in_gaol(late_with_high_rents()), board::Level::Zero) == "card");
}

TEST_CASE("late in the game a trader stays in Gaol when its reserve would be more than $300") {
    Table table = with_ann_in_gaol(
        {.owns = {{1, "brown light-blue pink red yellow green dark-blue stations utilities"},
                  {2, "orange"}},
         .houses = {{5, "orange"}}});
    CHECK(chosen(table, board::Level::One) ==
          "bail");  // $300: a quarter of Vine Street's rent, and $50
    table.plays({".set square.kings-cross-station.owner 2"});  // and an eighth of its $25
    CHECK(chosen(table, board::Level::One) == "roll");
}

TEST_CASE("late in the game traders and masters leave Gaol all the same while rents are low") {
    Rigged position = late_with_high_rents();
    position.houses = {};
    for (const board::Level level : {board::Level::One, board::Level::Two})
        CHECK(chosen(with_ann_in_gaol(position), level) == "card");
}

TEST_CASE("computers of every level have the money for a debt raised in one go") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "vine-street"}}, .money = {{1, 199}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.decision() == "1 debt");
    for (const board::Level level : every_level) {
        CHECK(chosen(table, level) == "recover");
        CHECK(reason(table, level) == "it has to raise what it owes");
    }
}

TEST_CASE("houses that the bank is short of are sold where they earn least") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "brown dark-blue"}, {2, "light-blue pink"}},
         .houses = {{4, "brown light-blue pink"}, {5, "dark-blue"}}});
    table.plays({"1 sell mayfair"});
    REQUIRE(table.decision() == "1 houses");
    for (const board::Level level : every_level)
        CHECK(chosen(table, level) == "sell old-kent-road");
}

TEST_CASE(
    "houses that the bank is short of are taken from where no hotel is lost, if they can be") {
    Table table{"Ann", "Bob", "Cid"};
    rig(table,
        {.owns = {{1, "light-blue dark-blue"}, {2, "orange pink red"}},
         .houses = {{4, "orange pink"}, {5, "light-blue dark-blue"}},
         .money = {{2, 3000}}});
    table.plays({".set square.trafalgar-square.houses 3",
                 ".set square.fleet-street.houses 3",
                 ".set square.strand.houses 2",
                 "1 sell mayfair"});
    REQUIRE(table.decision() == "1 houses");
    for (const board::Level level : every_level) CHECK(chosen(table, level) == "sell park-lane");
}

TEST_CASE("C-12.1: computers agree to end with less than a third of the highest score") {
    Table table{"Ann", "Bob", "Cid"};
    table.game.round = 30;
    table.plays({"1 end-game"});
    const int other = GENERATE(1, 3);
    for (const board::Level level : every_level) {
        rig(table, {.money = {{other, 4488}}});  // 561 points; $1500 are 187
        CHECK(chosen(table, level) == "refuse");
        CHECK(reason(table, level) == "its score is a third of the highest or more (C-12.1)");
        rig(table, {.money = {{other, 4496}}});
        CHECK(chosen(table, level) == "agree");
        CHECK(reason(table, level) == "its score is less than a third of the highest (C-12.1)");
    }
}

TEST_CASE("C-12.1: computers agree to end from round 30 on, however far behind they are") {
    Table table{"Ann", "Bob"};
    table.game.round = GENERATE(1, 29);
    table.plays({"1 end-game"});
    for (const board::Level level : every_level) {
        rig(table, {.money = {{1, 20'000}}});
        CHECK(chosen(table, level) == "refuse");
        CHECK(reason(table, level) == "before round 30 nobody gives up (C-12.1)");
    }
}

TEST_CASE("C-12.1: after 250 rounds the computer that leads asks for the end") {
    for (const board::Level level : every_level) {
        Table table{"Ann", "Bob"};
        table.plays({"1 roll", "0 dice 4 6"});
        table.game.round = 249;
        CHECK(chosen(table, level) == "end");
        table.game.round = 250;
        CHECK(chosen(table, level) == "end-game");
        rig(table, {.money = {{2, 1504}}});
        CHECK(chosen(table, level) == "end");
    }
}
