// Clocks: M-3.1, M-3.3 and M-3.5. The consequences of a fallen flag: flag_test.cpp.

#include "rules/property/hash.hpp"
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Ruleset a_minute{.clocks = Clocks::Each, .clock = 60};

}  // namespace

TEST_CASE("M-3.1: everybody has the same time, and it runs in their own decisions only") {
    Table table{{"Ann", "Bob"}, a_minute};
    CHECK(table.fact("seat.1.clock") == "60000");
    table.plays({"1 roll @1500", "0 dice 1 2", "1 pass @20"});
    CHECK(table.fact("seat.1.clock") == "58480");
    CHECK(table.fact("seat.2.clock") == "60000");
    REQUIRE(table.decision() == "2 bid");
    table.plays({"2 bid 60 @59999"});
    CHECK(table.fact("seat.2.clock") == "1");
    CHECK(table.fact("seat.1.clock") == "58480");
}

TEST_CASE("M-3.1: without clocks the time of a move means nothing") {
    Table table{"Ann", "Bob"};
    table.plays({"1 roll @1000000000", "0 dice 1 2"});
    CHECK(table.decision() == "1 deed");
    CHECK(names(table.refuses("1 flag"), "M-3.1"));
    CHECK(names(table.refuses("1 think @5"), "M-3.1"));
}

TEST_CASE("M-3.3: a proposer's clock rests while the other answers") {
    Table table{{"Ann", "Bob"}, a_minute};
    table.plays({"1 propose 2 give $5 for nothing @100", "2 decline @4000", "1 roll"});
    CHECK(table.fact("seat.1.clock") == "59900");
    CHECK(table.fact("seat.2.clock") == "56000");
}

TEST_CASE("M-3.3: a move that takes all the time left is not played, and only the flag is told") {
    Table table{{"Ann", "Bob", "Cid"}, a_minute};
    table.plays({"1 think @59000"});
    SECTION("a millisecond less is in time") {
        table.plays({"1 roll @999"});
        CHECK(table.decision() == "0 chance");
    }
    SECTION("as much as is left") {
        table.plays({"1 roll @1000"});
        CHECK(table.story() ==
              std::vector<std::string>{"flagged seat=1 wealth=1500", "turn seat=2 round=1"});
        CHECK(table.decision() == "2 roll");
        CHECK(table.fact("seat.1.clock") == "0");
        CHECK(table.fact("seat.1.left") == "flagged");
    }
}

TEST_CASE("M-3.3: what the rules refuse is refused first, whatever its time, and costs nothing") {
    Table table{{"Ann", "Bob"}, a_minute};
    table.refuses("1 buy @70000");
    table.refuses("1 buy @500");
    CHECK(table.fact("seat.1.clock") == "60000");
}

TEST_CASE("M-3.3: flag lets the own flag fall in any decision, and is not among the choices") {
    Table table{{"Ann", "Bob", "Cid"}, a_minute};
    CHECK_FALSE(table.offers("flag"));
    CHECK_FALSE(table.offers("think"));
    table.refuses("2 flag");
    table.plays({"1 roll"});
    table.refuses("1 flag");
    table.refuses("0 flag");
    table.plays({"0 dice 1 2", "1 flag @12"});
    CHECK(table.told("flagged seat=1 wealth=1500"));
    CHECK(table.fact("seat.1.clock") == "0");
    CHECK(table.fact("square.whitechapel-road.owner") == "0");
    CHECK(table.decision() == "2 roll");
}

TEST_CASE(
    "M-3.3: think charges the open decision, with less than the time left, and plays nothing") {
    Table table{{"Ann", "Bob"}, a_minute};
    table.refuses("2 think @5");
    CHECK(names(table.refuses("1 think @60000"), "M-3.3"));
    const std::uint64_t before = hash_of(table.game);
    table.plays({"1 think @59999"});
    CHECK(table.story().empty());
    CHECK(table.decision() == "1 roll");
    CHECK(table.fact("seat.1.clock") == "1");
    CHECK(hash_of(table.game) != before);
}

TEST_CASE("M-3.3: the time of chance means nothing") {
    Table table{{"Ann", "Bob"}, a_minute};
    table.plays({"1 roll", "0 dice 1 2 @90000"});
    CHECK(table.fact("seat.1.clock") == "60000");
    CHECK(table.decision() == "1 deed");
}

TEST_CASE("M-3.5: the same moves with the same times lead to the same end") {
    const auto play = [](std::string_view last) {
        Table table{{"Ann", "Bob"}, a_minute};
        table.plays({"1 roll @100", "0 dice 4 6", "1 end @200", "2 roll @300", last});
        return hash_of(table.game);
    };
    CHECK(play("0 dice 4 6 @1") == play("0 dice 4 6"));
    Table other{{"Ann", "Bob"}, a_minute};
    other.plays({"1 roll @100", "0 dice 4 6", "1 end @201", "2 roll @300", "0 dice 4 6"});
    CHECK(hash_of(other.game) != play("0 dice 4 6"));
}
