// Chapter 1: the set, the target, drawing for the down, and the seat that has it.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

TEST_CASE("D-1.1: hands of 7, 9 or 11 are dealt, and the rest is the boneyard in its order") {
    const auto dealt = [](int hand) {
        return Table{{.hand = hand}}.plays({"0 down 66 00", "0 tiles"});
    };
    CHECK(Ruleset{}.hand == 11);
    CHECK(dealt(11).fact("hand.1") == "00,01,02,03,04,05,06,11,12,13,14");
    CHECK(dealt(11).fact("hand.2") == "15,16,22,23,24,25,26,33,34,35,36");
    CHECK(dealt(11).fact("boneyard") == "44,45,46,55,56,66");
    CHECK(dealt(9).fact("hand.2") == "13,14,15,16,22,23,24,25,26");
    CHECK(dealt(9).fact("boneyard.count") == "10");
    CHECK(dealt(7).fact("hand.1.count") == "7");
    CHECK(dealt(7).fact("boneyard.count") == "14");
}

TEST_CASE("D-1.1: the tiles that are named come first, the others in order; each is named once") {
    Table table{{.hand = 7}};
    table.plays({"0 down 66 00"});
    table.refuses("0 tiles 66 12 66");
    table.refuses("0 tiles 12 21");
    table.plays({"0 tiles 66 12 55 44 33 22 11 06 50"});
    CHECK(table.fact("hand.1") == "11,12,22,33,44,55,66");
    CHECK(table.fact("hand.2") == "00,01,02,03,04,05,06");
    CHECK(table.told("boneyard tiles=13,14,15,16,23,24,25,26,34,35,36,45,46,56"));
    table.refuses("0 tiles");
}

TEST_CASE("D-1.2: a game is to 250, and is over the moment a score reaches the target") {
    CHECK(Ruleset{}.target == Points{250});
    Table table = table_with({{"46 55", "34 01"}, "00"}, {.target = {20}});
    table.plays({".set score.1 10", "1 play 46"});
    CHECK(table.story() == std::vector<std::string>{"played seat=1 tile=46 end=0",
                                                    "count seat=1 points=10",
                                                    "over winner=1 how=target"});
    CHECK(table.fact("over") == "yes");
    CHECK(table.fact("winner") == "1");
    CHECK(table.decision() == "- none");
    CHECK(table.choices().empty());
    table.refuses("2 play 34");
    table.refuses("0 tiles");
    CHECK(table.refuses("1 draw") == "the game is over (D-1.2)");
}

TEST_CASE("D-1.2: one point below the target the game goes on") {
    Table table = table_with({{"46 55", "34 01"}, "00"}, {.target = {21}});
    table.plays({".set score.1 10", "1 play 46"});
    CHECK(table.fact("score.1") == "20");
    CHECK(table.fact("over") == "no");
    CHECK(table.fact("winner") == "-");
    CHECK(table.decision() == "2 play");
}

TEST_CASE("D-1.2: the count of a last tile and the spots it wins are credited together") {
    Table table = table_with({{"46", "34 01"}, "00"}, {.target = {10}});
    table.plays({"1 play 46"});
    CHECK(table.story() == std::vector<std::string>{"played seat=1 tile=46 end=0",
                                                    "count seat=1 points=10",
                                                    "dominoed seat=1 points=10",
                                                    "over winner=1 how=target"});
    CHECK(table.fact("score.1") == "20");
}

TEST_CASE("D-1.3: each draws a tile, and more spots win the down; then all are shuffled again") {
    Table table;
    CHECK(table.decision() == "0 chance");
    CHECK(table.fact("down") == "-");
    CHECK(table.choices() == std::vector<std::string>{"down"});
    table.refuses("0 tiles");
    table.refuses("1 play 34");
    SECTION("seat 1") {
        table.plays({"0 down 65 46"});
        CHECK(table.story() == std::vector<std::string>{"drew-for-down seat=1 tile=56",
                                                        "drew-for-down seat=2 tile=46",
                                                        "down seat=1"});
        CHECK(table.choices() == std::vector<std::string>{"tiles"});
        table.refuses("0 down 56 46");
        table.plays({"0 tiles 46"});
        CHECK(table.decision() == "1 play");
    }
    SECTION("seat 2") {
        table.plays({"0 down 00 01", "0 tiles"});
        CHECK(table.fact("down") == "2");
        CHECK(table.decision() == "2 play");
    }
}

TEST_CASE("D-1.3: with equal spots they draw again; two cannot draw the same tile") {
    Table table;
    table.plays({"0 down 06 15"});
    CHECK_FALSE(table.told_any("down"));
    CHECK(table.decision() == "0 chance");
    CHECK(table.refuses("0 down 34 43") == "the two draws must differ (D-1.3)");
    table.plays({"0 down 24 33", "0 down 24 34"});
    CHECK(table.told("down seat=2"));
}

TEST_CASE("D-1.4: the down alternates from hand to hand, whoever won the last one") {
    Table table = table_with({{"34", "12 13"}});
    table.plays({"1 play 34"});
    CHECK(table.told("down seat=2"));
    CHECK(table.fact("hand-number") == "2");
    CHECK(table.decision() == "0 chance");
    table.plays({"0 tiles"});
    CHECK(table.decision() == "2 play");
    rig(table, {{"12 13", "34"}, "", second_seat});
    table.game.layout = {};
    table.plays({"2 play 34", "0 tiles"});
    CHECK(table.fact("hand-number") == "3");
    CHECK(table.decision() == "1 play");
}

TEST_CASE("D-1.4: also after a hand that was blocked") {
    Table table = table_with({{"34 11", "12 02"}});
    table.plays({"1 play 34"});
    CHECK(table.told("blocked seat=1 points=5"));
    CHECK(table.told("down seat=2"));
}

TEST_CASE("D-8.3: the down can be given without a draw, and only when it is asked for") {
    Table table{{.hand = 7}};
    table.plays({"0 down 2"});
    CHECK(table.story() == std::vector<std::string>{"down seat=2"});
    CHECK(table.fact("down") == "2");
    CHECK(table.refuses("0 down 1") == "chance is not asked for that now (D-1.1)");
}
