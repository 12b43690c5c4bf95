// Moneyloopy's table on the screen: its pages, what their choices lead to, and hidden money.
#include "loopy_screened.hpp"

namespace parlor::tui {
namespace {

struct LoopyTable : Screened {
    explicit LoopyTable(const std::string& lines) {
        take_up(lines);
        while (says("PLAYER CHANGED")) keys("x");
    }
};

// Ann lands on this square with a throw of 3.
std::string landing(const std::string& before, const std::string& setting = "") {
    return loopy_people + ann_begins_of_two + setting + ".set seat.1.square " + before +
           "\n1 roll\n0 dice 1 2\n";
}

}  // namespace

TEST_CASE("U-9.1: the table of Moneyloopy has the marker, the tollbooths and the players' rows") {
    LoopyTable table{loopy_people + ann_begins_of_two};
    table.shows("loopy-table-roll");
    CHECK(table.row(0).starts_with(">+ANN") == false);
    CHECK(table.row(0).starts_with(">"));
}

TEST_CASE("U-9.1: a player sees their own money in their own decision, and nobody else's") {
    LoopyTable table{loopy_people + ann_begins_of_two};
    CHECK(table.row(0).find("1000") != std::string::npos);
    CHECK(table.row(1).find("????") != std::string::npos);
    table.keys("r");
    while (table.fact("decision.seat") == "1") table.keys(table.says("NEXT TURN") ? "n" : "p");
    CHECK(table.says("BOB"));
    CHECK(table.row(0).find("????") != std::string::npos);
    CHECK(table.row(1).find("????") != std::string::npos);  // Bob has not come yet
}

TEST_CASE("U-9.1: who shares the keyboard is called before money is shown, whatever the options") {
    Screened table;
    table.take_up(loopy_people + ann_begins_of_two);
    CHECK(table.says("PLAYER CHANGED"));
    CHECK(table.row(0).find("????") != std::string::npos);
    table.keys("x");
    CHECK(table.row(0).find("1000") != std::string::npos);
}

TEST_CASE("U-9.1: a person alone is not called") {
    Screened table;
    table.take_up(loopy_with_computers + ann_begins_of_three);
    CHECK_FALSE(table.says("PLAYER CHANGED"));
    CHECK(table.row(0).find("1000") != std::string::npos);
}

TEST_CASE("U-9.2: a toll says where paying and looping lead (L-2.3)") {
    LoopyTable table{at_second_toll};
    CHECK(table.says("ATLANTIC"));
    CHECK(table.says("ORIENTAL"));
    table.shows("loopy-table-toll");
    table.keys("p");
    CHECK(table.fact("seat.1.square") == "atlantic-avenue");
}

TEST_CASE("U-9.2: a toll at the last step says that one stays, or is on GO") {
    LoopyTable table{loopy_people + ann_begins_of_two +
                     ".set seat.1.square marvin-gardens\n1 roll\n0 dice 1 0\n"};
    SUCCEED();
}

TEST_CASE("U-9.2: boarding, the centre and the jump say where they lead and what they pay") {
    LoopyTable table{landing("park-place")};
    SUCCEED();
}

}  // namespace parlor::tui
