// The moves of Moneyloopy's computer players, and the reasons they give.
#include "computers.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// Ann reaches a square with a roll of 2.
Table on(int square, std::initializer_list<std::string_view> rigged) {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays(rigged);
    const std::string from = ".set seat.1.square " + std::to_string(square - 2);
    table.plays({from, "1 roll", "0 dice 1 1"});
    return table;
}

}  // namespace

TEST_CASE("L-9.1: every level keeps money for the tolls when it may buy") {
    for (const board::Level level : every_level) {
        CHECK(chosen(on(6, {".set seat.1.money 2500"}), level) == "buy");
        CHECK(chosen(on(6, {".set seat.1.money 500"}), level) == "auction");
    }
    CHECK(reason(on(6, {}), board::Level::Zero) == "$700 would stay in hand, and that is enough");
}

TEST_CASE(
    "L-9.1: before the salary all levels pay the last toll, in the last round none of 1 and 2") {
    for (const board::Level level : every_level) {
        CHECK(chosen(on(31, {}), level) == "toll");
        CHECK(chosen(on(31, {".set seat.1.money 200"}), level) != "toll");
    }
    for (const board::Level level : {board::Level::One, board::Level::Two})
        CHECK(chosen(on(21, {".set marker boardwalk"}), level) == "loop");
}

TEST_CASE("L-9.1: who cannot pay the bank goes bankrupt; a safe card saves the tax") {
    for (const board::Level level : every_level) {
        CHECK(chosen(on(4, {".set seat.1.money 150"}), level) == "bankrupt");
        CHECK(chosen(on(4, {".set seat.1.money 150", ".set seat.1.safe-cards 1"}), level) ==
              "safe");
        CHECK(chosen(on(4, {".set seat.1.money 900"}), level) == "pay");
    }
}

TEST_CASE("L-9.1: levels 1 and 2 sell for $1,000 what is worth less, and take what is worth more") {
    for (const board::Level level : {board::Level::One, board::Level::Two}) {
        CHECK(chosen(on(28, {".set square.baltic-avenue.owner 1", ".set seat.1.money 400"}),
                     level) == "sell-to-bank baltic-avenue");
        CHECK(chosen(on(12,
                        {".set square.boardwalk.owner 2",
                         ".set square.park-place.owner 1",
                         ".set seat.1.money 2000"}),
                     level) == "take boardwalk");
    }
}

TEST_CASE("L-9.1: in the first rounds houses are built on a whole group, in the last none") {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({".set square.boardwalk.owner 1", ".set square.park-place.owner 1"});
    table.plays({".set seat.1.money 3000"});
    for (const board::Level level : every_level) CHECK(chosen(table, level).starts_with("build "));
    CHECK(reason(table, board::Level::One).starts_with("houses bring rent, and $2900"));
    table.plays({".set marker boardwalk"});
    for (const board::Level level : {board::Level::One, board::Level::Two})
        CHECK(chosen(table, level) == "roll");
}
