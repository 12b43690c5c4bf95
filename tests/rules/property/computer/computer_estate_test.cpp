// How the computers of each level manage their property: building, mortgaging, repaying; and how
// little it takes to change their minds.

#include "computers.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Ann has moved to Just Visiting, and Bob has just declined her offer: for the rest of the turn she
// has to manage with what she owns (C-8.7).
Table at_end_of_turn(const Rigged& position) {
    Table table{"Ann", "Bob"};
    rig(table, position);
    table.plays({"1 roll", "0 dice 4 6", "1 propose 2 give $1 for nothing", "2 decline"});
    REQUIRE(table.decision() == "1 end");
    return table;
}

// Everything is sold. Ann has light blue and orange; no other group of streets is complete.
Rigged all_sold(const std::map<int, std::string_view>& houses) {
    return {.owns = {{1,
                      "light-blue orange stations utilities old-kent-road pall-mall strand "
                      "piccadilly bond-street park-lane"},
                     {2,
                      "whitechapel-road whitehall northumberland-avenue fleet-street "
                      "trafalgar-square leicester-square coventry-street regent-street "
                      "oxford-street mayfair"}},
            .houses = houses};
}

}  // namespace

TEST_CASE("a beginner builds while $200 stay in hand, where rents are highest") {
    const Table table = at_end_of_turn({.owns = {{1, "brown dark-blue"}}});
    CHECK(chosen_with(table, 600, board::Level::Zero) == "build dark-blue");
    CHECK(chosen_with(table, 599, board::Level::Zero) == "build brown");
    CHECK(chosen_with(table, 300, board::Level::Zero) == "build brown");
    CHECK(chosen_with(table, 299, board::Level::Zero) == "end");
}

TEST_CASE("a trader builds while $100 stay in hand early in the game") {
    const Table table = at_end_of_turn({.owns = {{1, "brown"}}});
    CHECK(chosen_with(table, 200, board::Level::One) == "build brown");
    CHECK(reason_with(table, 200, board::Level::One) ==
          "houses bring rent, and $100 would stay in hand");
    CHECK(chosen_with(table, 199, board::Level::One) == "end");
}

TEST_CASE("a trader keeps a quarter of the highest rent besides when it builds") {
    const Table table =
        at_end_of_turn({.owns = {{1, "brown"}, {2, "orange"}}, .houses = {{3, "orange"}}});
    CHECK(chosen_with(table, 350, board::Level::One) == "build brown");  // Vine Street: $600
    CHECK(chosen_with(table, 349, board::Level::One) == "end");
}

TEST_CASE("a master mortgages to build, with the deed that is wanted least first") {
    const Table table = at_end_of_turn(all_sold({{5, "light-blue"}, {2, "orange"}}));
    CHECK(chosen_with(table, 300, board::Level::Two) == "build orange");
    CHECK(chosen_with(table, 299, board::Level::Two) == "mortgage old-kent-road");
    CHECK(reason_with(table, 299, board::Level::Two) == "money is needed for something better");
}

TEST_CASE("a master with nothing to mortgage builds on one street") {
    const Table table =
        at_end_of_turn({.owns = {{1, "orange"}, {2, "green"}}, .houses = {{2, "orange"}}});
    CHECK(chosen_with(table, 300, board::Level::Two) == "build orange");
    CHECK(chosen_with(table, 299, board::Level::Two) == "build vine-street");
    CHECK(chosen_with(table, 100, board::Level::Two) == "build vine-street");
    CHECK(chosen_with(table, 99, board::Level::Two) == "end");
}

TEST_CASE("a master raises all it can for the first houses, unless rents are too high to be met") {
    const Table table = at_end_of_turn(all_sold({{5, "light-blue"}}));
    CHECK(chosen_with(table, 300, board::Level::Two) == "build orange");
    CHECK(chosen_with(table, 299, board::Level::Two) == "mortgage old-kent-road");
    const Table high = at_end_of_turn({.owns = {{1, "orange"}, {2, "red yellow green dark-blue"}},
                                       .houses = {{5, "red yellow green dark-blue"}}});
    CHECK(chosen_with(high, 500, board::Level::Two) == "end");
}

TEST_CASE("a master builds hotels when nobody else could build, else it holds the houses back") {
    Table table = at_end_of_turn(all_sold({{4, "light-blue orange"}}));
    REQUIRE(table.fact("bank.houses") == "8");
    CHECK(chosen(table, board::Level::Two) == "build orange");
    table.plays({".set square.old-kent-road.owner 2"});  // brown is Bob's
    CHECK(chosen(table, board::Level::Two) == "end");
    CHECK(chosen(table, board::Level::One) == "build orange");
    CHECK(chosen(table, board::Level::Zero) == "build orange");
}

TEST_CASE("a master holds no houses back for somebody who has built all there is to build") {
    Rigged position = all_sold({{4, "light-blue orange"}, {5, "dark-blue"}});
    position.owns[2] = std::string_view{
        "whitechapel-road whitehall northumberland-avenue fleet-street trafalgar-square "
        "leicester-square coventry-street regent-street oxford-street dark-blue"};
    position.owns[1] = std::string_view{
        "light-blue orange stations utilities old-kent-road pall-mall strand piccadilly "
        "bond-street"};
    Table table = at_end_of_turn(position);
    REQUIRE(table.fact("bank.houses") == "8");
    CHECK(chosen(table, board::Level::Two) == "build orange");
    table.plays({".set square.mayfair.houses 4"});  // one step is left to Bob
    CHECK(chosen(table, board::Level::Two) == "end");
}

TEST_CASE("a master holds no houses back while the bank has more than eight") {
    Table table = at_end_of_turn(all_sold({{4, "light-blue orange"}}));
    table.plays({".set square.old-kent-road.owner 2", ".set square.euston-road.houses 3"});
    REQUIRE(table.fact("bank.houses") == "9");
    CHECK(chosen(table, board::Level::Two) == "build orange");
}

TEST_CASE("a beginner repays what leaves it $500") {
    const Table table =
        at_end_of_turn({.owns = {{1, "old-kent-road"}}, .mortgaged = "old-kent-road"});
    CHECK(chosen_with(table, 533, board::Level::Zero) == "repay old-kent-road");
    CHECK(reason_with(table, 533, board::Level::Zero) ==
          "a mortgaged deed earns nothing, and $500 would stay");
    CHECK(chosen_with(table, 532, board::Level::Zero) == "end");
}

TEST_CASE("a trader repays what leaves it $200 above its reserve") {
    const Table table =
        at_end_of_turn({.owns = {{1, "old-kent-road"}}, .mortgaged = "old-kent-road"});
    CHECK(chosen_with(table, 333, board::Level::One) == "repay old-kent-road");
    CHECK(chosen_with(table, 332, board::Level::One) == "end");
}

TEST_CASE("a master repays when it is rich, and keeps its money when it is not") {
    Rigged position = all_sold({{5, "light-blue orange"}});
    position.mortgaged = "bond-street";  // $176
    const Table table = at_end_of_turn(position);
    CHECK(chosen_with(table, 1500, board::Level::Two) == "repay bond-street");
    CHECK(chosen_with(table, 180, board::Level::Two) == "end");
}

TEST_CASE("deeds of whole groups are repaid first; a master begins where it earns most") {
    const Table table = at_end_of_turn(
        {.owns = {{1, "brown kings-cross-station"}}, .mortgaged = "brown kings-cross-station"});
    CHECK(chosen(table, board::Level::Zero) == "repay old-kent-road");
    CHECK(chosen(table, board::Level::One) == "repay old-kent-road");
    CHECK(chosen(table, board::Level::Two) == "repay whitechapel-road");
}
