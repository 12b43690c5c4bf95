// The end to which a tile goes: D-2.3 and D-2.4.
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

// Both seats hold the tiles that they play, and enough to continue.
Table after(std::initializer_list<std::string_view> plays,
            std::string_view first,
            std::string_view second) {
    Table table = table_with({{first, second}, "66"});
    return table.plays(plays);
}

}  // namespace

TEST_CASE("D-2.3: a half that fits nowhere is refused, one that fits one place is played there") {
    Table table = after({"1 play 34"}, "34 11", "25 45 46");
    CHECK(table.refuses("2 play 25") == "the half named first fits nowhere (D-2.3)");
    table.refuses("2 play 54");
    table.plays({"2 play 45"});
    CHECK(table.told("played seat=2 tile=45 end=1"));
}

TEST_CASE("D-2.3: at inequivalent places the end must be named") {
    // A crosswise 3-3 at the right, a plain 3 at the left.
    Table table = after({"1 play 55", "2 play 53", "1 play 33", "2 play 54", "1 play 43"},
                        "55 33 43 11",
                        "53 54 36 12");
    REQUIRE(table.ends() == "3x 5s 3 5s");
    CHECK(table.refuses("2 play 36") == "the tile fits at several ends; name one (D-2.3): 1 or 3");
    CHECK(table.choices() == std::vector<std::string>{"play 36 1", "play 36 3"});
    SECTION("the right") {
        table.plays({"2 play 36 1"});
        CHECK(table.ends() == "6 5s 3 5s");
    }
    SECTION("the left") {
        table.plays({"2 play 36 3"});
        CHECK(table.ends() == "3x 5s 6 5s");
    }
}

TEST_CASE("D-2.3: an end may be named where none has to be") {
    Table table = after({"1 play 33"}, "33 11", "36 12");
    CHECK(table.choices() == std::vector<std::string>{"play 36"});
    table.refuses("2 play 36 2");
    table.plays({"2 play 36 3"});
    CHECK(table.ends() == "3x - 6 -");
}

TEST_CASE("D-2.4: of equivalent ends the one on the arm with fewest tiles is taken") {
    Table table =
        after({"1 play 33", "2 play 35", "1 play 34", "2 play 54"}, "33 34 46 11", "35 54 12");
    REQUIRE(table.ends() == "4 3s 4 3s");
    table.plays({"1 play 46"});
    CHECK(table.told("played seat=1 tile=46 end=3"));
}

TEST_CASE("D-2.4: then the one with the lowest number") {
    Table table = after({"1 play 33"}, "33 34 11 31", "35 36 12");
    table.plays({"2 play 35"});
    CHECK(table.told("played seat=2 tile=35 end=1"));
    table.plays({"1 play 34"});
    CHECK(table.told("played seat=1 tile=34 end=3"));
    table.plays({"2 play 36"});
    CHECK(table.told("played seat=2 tile=36 end=2"));
    table.plays({"1 play 31"});
    CHECK(table.told("played seat=1 tile=31 end=4"));
}

TEST_CASE("D-2.4: before there is a spinner arms go out from the down, which is in neither") {
    Table table = after({"1 play 34", "2 play 45", "1 play 53"}, "34 53 11", "45 36 33 12");
    REQUIRE(table.ends() == "3 - 3 -");
    CHECK(table.fact("arm.1") == "45,35");
    CHECK(table.fact("arm.3") == "-");
    SECTION("a plain tile") {
        table.plays({"2 play 36"});
        CHECK(table.told("played seat=2 tile=36 end=3"));
    }
    SECTION("the spinner, which is the same at both") {
        table.plays({"2 play 33"});
        CHECK(table.told("played seat=2 tile=33 end=3"));
        CHECK(table.ends() == "3 - 3x -");
    }
}

TEST_CASE("D-2.4: long and short open sides of the spinner are different things, also at 0-0") {
    Table table =
        after({"1 play 00", "2 play 05", "1 play 51", "2 play 10"}, "00 51 06 22", "05 10 23");
    REQUIRE(table.ends() == "0 - 0x -");
    // At either end it counts 6.
    CHECK(table.choices() == std::vector<std::string>{"play 06 1", "play 06 3"});
    table.refuses("1 play 06");
    SECTION("at the chain") {
        table.plays({"1 play 06 1"});
        CHECK(table.ends() == "6 - 0x -");
        CHECK(count_of(table.game.layout.ends) == Spots{6});
    }
    SECTION("at the spinner") {
        table.plays({"1 play 06 3"});
        CHECK(table.ends() == "0 0s 6 0s");
        CHECK(count_of(table.game.layout.ends) == Spots{6});
    }
}

TEST_CASE("D-2.4: a crosswise double and a plain end of the same number are different") {
    Table table = after({"1 play 55", "2 play 50", "1 play 00", "2 play 51", "1 play 10"},
                        "55 00 10 22",
                        "50 51 06 23");
    REQUIRE(table.ends() == "0x 5s 0 5s");
    // Both count the same: 0 is nothing, once or twice.
    table.refuses("2 play 06");
    table.plays({"2 play 06 3"});
    CHECK(table.ends() == "0x 5s 6 5s");
}
