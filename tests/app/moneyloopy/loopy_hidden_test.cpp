// Hidden money at the table: who sees what, and when.
#include "loopy_screened.hpp"

namespace parlor::tui {

TEST_CASE("U-9.1, L-1.5: a player sees their own money in their own decision, and nobody else's") {
    LoopyScreen table{ann_and_bob()};
    CHECK(table.row(0).find("1000") != std::string::npos);
    CHECK(table.row(1).find("????") != std::string::npos);
}

TEST_CASE("U-9.1: who shares the keyboard is called before money is seen, the first one, too") {
    Screened table;
    table.take_up(ann_and_bob());
    CHECK(table.says("PLAYER CHANGED"));
    CHECK(table.row(0).find("????") != std::string::npos);
    table.keys("x");
    CHECK(table.row(0).find("1000") != std::string::npos);
}

TEST_CASE("U-9.1: whoever is called next does not see the money of the one before") {
    LoopyScreen table{thrown("atlantic-avenue", "1 3")};
    table.keys("l n");
    CHECK(table.says("PLAYER CHANGED"));
    CHECK(table.row(0).find("????") != std::string::npos);
    CHECK(table.row(1).find("????") != std::string::npos);
    table.come();
    CHECK(table.row(0).find("????") != std::string::npos);
    CHECK(table.row(1).find("1000") != std::string::npos);
}

TEST_CASE("U-9.1: a person alone is not called") {
    Screened table;
    table.take_up(ann_alone());
    CHECK_FALSE(table.says("PLAYER CHANGED"));
    CHECK(table.row(0).find("1000") != std::string::npos);
}

TEST_CASE("U-9.1: pictures wait for the end, where money is hidden") {
    LoopyScreen table{ann_and_bob()};
    table.keys("s p");
    CHECK(table.says("MONEY IS HIDDEN"));
}

TEST_CASE("U-9.1: with open purses everybody's money is seen, and only changes are called") {
    std::string lines = ann_and_bob();
    lines.insert(lines.find("seat 1"), "option hidden-money no\n");
    Screened table;
    table.take_up(lines);
    CHECK_FALSE(table.says("PLAYER CHANGED"));
    CHECK(table.row(1).find("1000") != std::string::npos);
}

}  // namespace parlor::tui
