// Chapter 3: the spinner and its sides.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

TEST_CASE("D-3.1: the first double of a hand is the spinner, and no later one is") {
    Table table = table_with({{"34 55 11", "45 12"}, "66"});
    table.plays({"1 play 34"});
    CHECK(table.fact("spinner") == "-");
    table.plays({"2 play 45", "1 play 55"});
    CHECK(table.fact("spinner") == "5");
    CHECK(table.ends() == "5x - 3 -");
    CHECK(table.fact("arm.1") == "-");
    CHECK(table.fact("arm.3") == "45,34");
}

TEST_CASE("D-3.1: a later double lies crosswise, with both its halves") {
    Table table = table_with({{"33 44 11", "34 12"}, "66"});
    table.plays({"1 play 33", "2 play 34", "1 play 44"});
    CHECK(table.fact("spinner") == "3");
    CHECK(table.ends() == "4x - 3x -");
    CHECK(table.fact("arm.1") == "34,44");
}

TEST_CASE("D-3.1: the chain that the spinner was played on stays on its side") {
    Table table = table_with({{"34 36 66 11", "45 12 22"}, "00"});
    table.plays({"1 play 34", "2 play 45", "1 play 36"});
    REQUIRE(table.ends() == "5 - 6 -");
    SECTION("on the left it is the left arm's end that opens") {
        rig(table, {{"66 11", "12"}});
        table.plays({"1 play 66"});
        CHECK(table.told("played seat=1 tile=66 end=3"));
        CHECK(table.ends() == "5 - 6x -");
        CHECK(table.fact("arm.1") == "36,34,45");
        CHECK(table.game.layout.arms[End::Right][0] == Laid{Suit{6}, Suit{3}});
        CHECK(table.game.layout.arms[End::Right][1] == Laid{Suit{3}, Suit{4}});
    }
    SECTION("on the right the right arm's") {
        rig(table, {{"55 11", "12"}});
        table.plays({"1 play 55"});
        CHECK(table.told("played seat=1 tile=55 end=1"));
        CHECK(table.ends() == "5x - 6 -");
        CHECK(table.fact("arm.3") == "45,34,36");
        CHECK(table.game.layout.arms[End::Left][0] == Laid{Suit{5}, Suit{4}});
        CHECK(table.game.layout.arms[End::Left][2] == Laid{Suit{3}, Suit{6}});
    }
}

TEST_CASE("D-3.2: the long sides first; when both are covered the short ends open") {
    Table table = table_with({{"33 34 31 11", "36 35 12"}, "00"});
    table.plays({"1 play 33"});
    CHECK(table.ends() == "3x - 3x -");
    table.refuses("2 play 36 2");
    table.plays({"2 play 36"});
    CHECK(table.ends() == "6 - 3x -");
    table.refuses("1 play 34 4");
    table.plays({"1 play 34"});
    CHECK(table.ends() == "6 3s 4 3s");
    table.plays({"2 play 35 4"});
    CHECK(table.ends() == "6 3s 4 5");
    table.plays({"1 play 31"});
    CHECK(table.ends() == "6 1 4 5");
}

TEST_CASE("D-3.2: a spinner at the end of a chain has one long side covered already") {
    Table table = table_with({{"34 45 11", "44 12"}, "00"});
    table.plays({"1 play 34", "2 play 44"});
    CHECK(table.ends() == "4x - 3 -");
    table.plays({"1 play 45"});
    CHECK(table.ends() == "5 4s 3 4s");
}
