// The facts, and the only fact that can be set.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

TEST_CASE("facts before the deal, in a hand, and of what there is none of") {
    Table table{{.hand = 7}};
    CHECK(table.fact("hand.1") == "-");
    CHECK(table.fact("hand.1.count") == "0");
    CHECK(table.ends() == "- - - -");
    CHECK(table.fact("arm.2") == "-");
    CHECK(table.fact("spinner") == "-");
    CHECK(table.fact("hand-number") == "1");
    CHECK(table.decision() == "0 chance");
    table.plays({"0 down 66 00", "0 tiles 33"});
    CHECK(table.fact("hand.1") == "00,01,02,03,04,05,33");
    CHECK(table.fact("boneyard.count") == "14");
    table.plays({"1 play 33"});
    CHECK(table.ends() == "3x - 3x -");
    CHECK(table.fact("spinner") == "3");
    CHECK(table.fact("hand.1.count") == "6");
}

TEST_CASE("a score can be set, below the target; nothing else can") {
    Table table = table_with({{"34 11", "12"}, "66"}, {.target = {100}});
    const auto set = [&](std::string_view key, std::vector<std::string> values) {
        return Dominoes::rig(table.game, key, values).value_or("");
    };
    CHECK(set("score.2", {"99"}).empty());
    CHECK(table.fact("score.2") == "99");
    CHECK(set("score.2", {"100"}) == "a score is 0 to 99 (D-1.2)");
    CHECK(set("score.2", {"-1"}) == "a score is 0 to 99 (D-1.2)");
    CHECK(set("score.2", {"1", "2"}) == "a score is 0 to 99 (D-1.2)");
    CHECK(set("score.3", {"1"}) == "there is no fact \"score.3\" that can be set");
    CHECK(set("hand.1", {"34"}) == "there is no fact \"hand.1\" that can be set");
    CHECK(table.fact("score.2") == "99");
    table.plays({".set score.1 99", "1 play 34"});
    CHECK(table.fact("over") == "no");
}

TEST_CASE("when the game is over no score can be set") {
    Table table = table_with({{"46", "12"}}, {.target = {10}});
    table.plays({"1 play 46"});
    CHECK(Dominoes::rig(table.game, "score.1", std::vector<std::string>{"1"}) ==
          "the game is over");
}
