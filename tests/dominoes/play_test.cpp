// Chapter 2: playing, drawing, passing. The end to which a tile goes: places_test.cpp.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

TEST_CASE("D-2.1: the player with the down plays any tile, then they play in turn") {
    Table table = table_with({{"34 33 06", "45 66"}, "00"});
    CHECK(table.choices() == std::vector<std::string>{"play 06", "play 33", "play 34"});
    CHECK(table.refuses("2 play 45") == "seat 2 does not have to decide; seat 1 has (D-2.1)");
    CHECK(table.refuses("1 play 45") == "that tile is not in the hand (D-2.1)");
    table.plays({"1 play 34"});
    CHECK(table.decision() == "2 play");
    table.plays({"2 play 45"});
    CHECK(table.decision() == "1 play");
}

TEST_CASE("D-2.1: a player with a legal play must make one") {
    Table table = table_with({{"34 33", "45 66"}, "00"});
    table.refuses("1 draw");
    table.plays({"1 play 34"});
    table.refuses("2 draw");
    table.refuses("2 pass");
}

TEST_CASE("D-2.2: the half named first is put against the layout, the other is left exposed") {
    Table table = table_with({{"34 00 11", "23 66"}, "55"});
    SECTION("the down lies with its first half at the left") {
        table.plays({"1 play 34"});
        CHECK(table.ends() == "4 - 3 -");
    }
    SECTION("and can be turned round") {
        table.plays({"1 play 43"});
        CHECK(table.told("played seat=1 tile=43 end=0"));
        CHECK(table.ends() == "3 - 4 -");
    }
    SECTION("of two ways to play a tile only one may fit") {
        table.plays({"1 play 34"});
        table.refuses("2 play 23");
        table.plays({"2 play 32"});
        CHECK(table.told("played seat=2 tile=32 end=3"));
        CHECK(table.ends() == "4 - 2 -");
    }
}

TEST_CASE("D-2.2: a half that does not fit the named end is refused there") {
    Table table = table_with({{"34 00 11", "36 66"}, "55"});
    table.plays({"1 play 34"});
    CHECK(table.refuses("2 play 36 1") == "the half named first does not fit there (D-2.2)");
    table.refuses("2 play 36 2");
    table.plays({"2 play 36 3"});
    CHECK(table.ends() == "4 - 6 -");
}

TEST_CASE("D-2.5: with no legal play a player draws one by one until a drawn tile plays") {
    Table table = table_with({{"34 00", "66 55"}, "56 01 13 22"});
    table.plays({"1 play 34"});
    CHECK(table.choices() == std::vector<std::string>{"draw"});
    table.refuses("2 play 66");
    table.plays({"2 draw"});
    CHECK(table.story() == std::vector<std::string>{"drew seat=2 tile=56"});
    CHECK(table.decision() == "2 play");
    CHECK(table.fact("boneyard") == "01,13,22");
    table.plays({"2 draw", "2 draw"});
    CHECK(table.fact("hand.2") == "01,13,55,56,66");
    CHECK(table.refuses("2 draw") == "you must play when you can (D-2.5); 3-1 plays");
    CHECK(table.refuses("2 pass") == "you must play when you can (D-2.5); 3-1 plays");
    table.plays({"2 play 31"});
    CHECK(table.decision() == "1 play");
    CHECK(table.fact("boneyard") == "22");
}

TEST_CASE("D-2.5: `pass` with tiles in the boneyard is a draw, `draw` without any is a pass") {
    Table table = table_with({{"34 44 00", "66 55"}, "56"});
    table.plays({"1 play 34", "2 pass"});
    CHECK(table.told("drew seat=2 tile=56"));
    CHECK(table.decision() == "2 play");
    CHECK(table.choices() == std::vector<std::string>{"pass"});
    table.plays({"2 draw"});
    CHECK(table.story() == std::vector<std::string>{"passed seat=2"});
    CHECK(table.decision() == "1 play");
}

TEST_CASE("D-2.6: a drawn tile that plays must be played, or another tile that does") {
    Table table = table_with({{"34 00", "66 55"}, "36 33"});
    table.plays({"1 play 34", "2 draw"});
    table.refuses("2 draw");
    CHECK(table.choices() == std::vector<std::string>{"play 36"});
    table.plays({"2 play 36"});
    CHECK(table.fact("hand.2") == "55,66");
}

TEST_CASE("D-2.6: with the boneyard empty and no play, the player says pass") {
    Table table = table_with({{"34 44 00", "66 55"}});
    table.plays({"1 play 34"});
    CHECK(table.choices() == std::vector<std::string>{"pass"});
    table.plays({"2 pass"});
    CHECK(table.story() == std::vector<std::string>{"passed seat=2"});
    CHECK(table.decision() == "1 play");
}

TEST_CASE("D-2.7: the down names no end") {
    Table table = table_with({{"34 00", "66 55"}});
    CHECK(table.refuses("1 play 34 1") == "the down names no end (D-2.7)");
    table.refuses("1 play 34 3");
    table.plays({"1 play 34"});
}
