// Chapter 5: dominoing and blocked hands.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

TEST_CASE("D-5.1: who dominoes scores the count, and the spots in the other hand besides") {
    Table table = table_with({{"46", "34 66"}, "00"});
    table.plays({"1 play 46"});
    CHECK(table.story() == std::vector<std::string>{"played seat=1 tile=46 end=0",
                                                    "count seat=1 points=10",
                                                    "dominoed seat=1 points=20",
                                                    "down seat=2"});
    CHECK(table.fact("score.1") == "30");
    CHECK(table.fact("score.2") == "0");
}

TEST_CASE("D-5.1: the spots are rounded to the nearest multiple of 5") {
    const auto won = [](std::string_view hand) {
        Table table = table_with({{"12", hand}, "00"});
        table.plays({"1 play 12"});
        return table.fact("score.1");
    };
    CHECK(won("00") == "0");
    CHECK(won("02") == "0");
    CHECK(won("03") == "5");
    CHECK(won("16") == "5");
    CHECK(won("26") == "10");
    CHECK(won("66") == "10");
    CHECK(won("66 01") == "15");
}

TEST_CASE("D-5.1: dominoing is not a block, though nobody could play and the boneyard is empty") {
    Table table = table_with({{"34", "11 66"}});
    table.plays({"1 play 34"});
    CHECK(table.told("dominoed seat=1 points=15"));
    CHECK_FALSE(table.told_any("blocked"));
}

TEST_CASE("D-5.2: a hand is blocked at once by a play: the lower total wins the other hand") {
    Table table = table_with({{"34 66", "11 22"}});
    table.plays({"1 play 34"});
    CHECK(table.story() == std::vector<std::string>{"played seat=1 tile=34 end=0",
                                                    "blocked seat=2 points=10",
                                                    "down seat=2"});
    CHECK(table.fact("score.2") == "10");
    CHECK(table.fact("hand-number") == "2");
    CHECK(table.decision() == "0 chance");
}

TEST_CASE("D-5.2: all the spots of the other hand are won, rounded, not the difference") {
    Table table = table_with({{"34 11", "66 55 22 06 25"}});
    table.plays({"1 play 34"});
    CHECK(table.told("blocked seat=1 points=40"));
}

TEST_CASE("D-5.2: also by the draw of the last tile, without passes being asked") {
    Table table = table_with({{"34 66", "11 22"}, "12 56"});
    table.plays({"1 play 34", "2 draw"});
    CHECK_FALSE(table.told_any("blocked"));
    table.plays({"2 draw"});
    CHECK(table.story() == std::vector<std::string>{
                               "drew seat=2 tile=56", "blocked seat=1 points=20", "down seat=2"});
}

TEST_CASE("D-5.2: while one of the two can play the hand is not blocked") {
    Table table = table_with({{"34 66 33", "11 22"}});
    table.plays({"1 play 34"});
    CHECK(table.decision() == "2 play");
    table.plays({"2 pass", "1 play 33"});
    CHECK(table.told("blocked seat=2 points=10"));
}

TEST_CASE("D-5.2: with equal totals nobody scores") {
    Table table = table_with({{"34 06", "15"}});
    table.plays({"1 play 34"});
    CHECK(table.told("blocked seat=0 points=0"));
    CHECK(table.fact("score.1") == "0");
    CHECK(table.fact("score.2") == "0");
    CHECK(table.fact("hand-number") == "2");
}

TEST_CASE("D-5.2: a play whose count reaches the target ends the game, and no block is scored") {
    Table table = table_with({{"46 33", "11 22"}}, {.target = {10}});
    table.plays({"1 play 46"});
    CHECK(table.story() == std::vector<std::string>{"played seat=1 tile=46 end=0",
                                                    "count seat=1 points=10",
                                                    "over winner=1 how=target"});
    CHECK(table.fact("score.2") == "0");
}

TEST_CASE("D-5.2: a block that reaches the target ends the game") {
    Table table = table_with({{"34 66", "11 22"}}, {.target = {10}});
    table.plays({"1 play 34"});
    CHECK(table.story().back() == "over winner=2 how=target");
    CHECK(table.fact("winner") == "2");
}
