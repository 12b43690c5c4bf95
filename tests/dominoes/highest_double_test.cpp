// D-6.2: highest double downs.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

const Ruleset highest{.hand = 7, .down = DownRule::HighestDouble};

}  // namespace

TEST_CASE("D-6.2: at the start whoever holds the highest double must play it first") {
    CHECK(Ruleset{}.down == DownRule::Alternating);
    Table table{highest};
    CHECK(table.choices() == std::vector<std::string>{"tiles"});
    table.refuses("0 down 66 00");
    table.plays({"0 tiles 44 00 01 02 03 04 05 55 11 12 13 14 15 16 66"});
    CHECK(table.told("down seat=2"));
    CHECK(table.decision() == "2 play");
    CHECK(table.choices() == std::vector<std::string>{"play 55"});
    table.refuses("2 play 11");
    table.refuses("2 play 12");
    table.refuses("2 draw");
    table.plays({"2 play 55"});
    CHECK(table.told("count seat=2 points=10"));
    table.plays({"1 play 50"});
}

TEST_CASE("D-6.2: when neither has a double chance deals again without anyone being asked") {
    Table table{highest};
    table.plays({"0 tiles 01 02 03 04 05 06 12 13 14 15 16 23 24 25"});
    CHECK(table.decision() == "0 chance");
    CHECK(table.told("redealt seat=0"));
    CHECK(table.fact("hand-number") == "1");
    table.plays({"0 tiles"});
    CHECK(table.decision() == "2 play");
    CHECK(table.choices() == std::vector<std::string>{"play 22"});
}

TEST_CASE("D-6.2: the player who last dominoed has the down and plays what they like") {
    Table table = table_with({{"34", "36 12"}}, highest);
    table.plays({"1 play 34"});
    CHECK(table.told("down seat=1"));
    table.plays({"0 tiles 01 02 03 04 05 06 12 66"});
    CHECK(table.decision() == "1 play");
    table.refuses("1 play 66");
    CHECK(table.choices().size() == 7);
    table.plays({"1 play 12"});
}

TEST_CASE("D-6.2: after a blocked hand it is the highest double again") {
    Table table = table_with({{"34 66", "11 22"}}, highest);
    table.plays({"1 play 34"});
    CHECK(table.told_any("blocked"));
    CHECK_FALSE(table.told_any("down"));
    CHECK(table.fact("down") == "-");
    table.plays({"0 tiles 01 02 03 04 05 06 12 66"});
    CHECK(table.told("down seat=2"));
    CHECK(table.choices() == std::vector<std::string>{"play 66"});
}
