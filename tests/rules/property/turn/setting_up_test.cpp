// Chapter 1: equipment and setting up. The boards' numbers: tests/library/board_file_test.cpp.

#include "library/boards.hpp"
#include "library/data_folder.hpp"
#include "rules/board/colour.hpp"
#include "rules/property/rigged.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// A new table, with these first rolls in the order of the seats.
Table seated(std::initializer_list<std::string> names,
             std::initializer_list<std::string_view> throws) {
    Table table(names);
    table.events.clear();
    table.game = Property::deal(table.setup, table.events);
    table.plays(throws).plays({"0 deck chest", "0 deck chance"});
    return table;
}

}  // namespace

TEST_CASE("C-1.1: the UK and US boards differ in nothing but names") {
    const board::Board& uk = edition_of("uk")->board;
    const board::Board& us = edition_of("us")->board;
    for (int i = 0; i < 40; ++i) {
        INFO("square " << i);
        const board::Spot& here = uk.at(Square(i));
        library::check_like(here, us.at(Square(i)));
        CHECK(here.hotel_cost == here.house_cost);
        if (board::is_deed(here.kind)) CHECK(here.mortgage * 2 == here.price);
    }
    CHECK(uk.name_of(Square{39}) == "Mayfair");
    CHECK(us.name_of(Square{39}) == "Boardwalk");
}

TEST_CASE("C-1.1: a hotel costs what a house costs, unless the board says otherwise") {
    Table table{"Ann", "Bob"};
    const bool says_otherwise = GENERATE(false, true);
    if (says_otherwise) own_edition(table).board.spots[Square{1}].hotel_cost = 120_cash;
    rig(table, {.owns = {{1, "brown"}}, .houses = {{4, "brown"}}});
    table.plays({"1 build old-kent-road"});
    CHECK(table.fact("seat.1.money") == (says_otherwise ? "1380" : "1450"));
    table.plays({"1 sell old-kent-road"});
    CHECK(table.fact("seat.1.money") == (says_otherwise ? "1440" : "1475"));
}

TEST_CASE("C-1.2: there are 32 houses, 12 hotels, two dice and twice 16 cards") {
    Table table{"Ann", "Bob"};
    CHECK(table.fact("bank.houses") == "32");
    CHECK(table.fact("bank.hotels") == "12");
    for (const std::string deck : {"deck.chest", "deck.chance"}) {
        const std::string cards = table.fact(deck);
        CHECK(std::ranges::count(cards, ',') == 15);
    }
    table.plays({"1 roll"});
    CHECK(table.choices() == std::vector<std::string>{"dice 1..6 1..6"});
}

TEST_CASE("C-1.3: 2 to 6 play, and a ruleset may say up to 8") {
    const auto mode = library::DataFolders{{data_folder}}.mode("classic");
    REQUIRE(mode.ok());
    CHECK(mode->fewest_seats == 2);
    CHECK(mode->most_seats == 6);

    Table table{"Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"};
    CHECK(table.fact("seat.8.name") == "Hal");
    CHECK(table.fact("seat.8.money") == "1500");
    for (const std::string seat : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
        CHECK(table.decision() == seat + " roll");
        table.plays({seat + " roll", "0 dice 4 6", seat + " end"});
    }
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("C-1.3: there are ten colours to choose from") {
    for (const std::string_view colour : {"red",
                                          "purple",
                                          "green",
                                          "blue",
                                          "yellow",
                                          "orange",
                                          "brown",
                                          "pink",
                                          "light-green",
                                          "light-blue"}) {
        REQUIRE(board::find_colour(colour));
        CHECK(id_of(*board::find_colour(colour)) == colour);
    }
    CHECK(board::colour_count == 10);
    CHECK_FALSE(board::find_colour("black"));
}

TEST_CASE("C-1.4: the start money is $1,500, or $1,000 or $2,000 if it was so chosen") {
    CHECK(Table{"Ann", "Bob"}.fact("seat.2.money") == "1500");
    for (const Money start : {1000_cash, 1500_cash, 2000_cash}) {
        Table table{{"Ann", "Bob", "Cat"}, {.start_money = start}};
        for (const auto* purse : {"seat.1.money", "seat.2.money", "seat.3.money"})
            CHECK(table.fact(purse) == std::to_string(start.amount));
    }
}

TEST_CASE("C-1.5: everyone throws for first turn and the highest total starts") {
    // Bob has the highest die, Cat the highest total.
    Table table = seated({"Ann", "Bob", "Cat"}, {"0 dice 2 3", "0 dice 6 1", "0 dice 4 4"});
    CHECK(table.told_in_order({"began",
                               "first-roll seat=1 dice=2+3",
                               "first-roll seat=2 dice=6+1",
                               "first-roll seat=3 dice=4+4",
                               "turn seat=3 round=1"}));
    CHECK(table.decision() == "3 roll");
}

TEST_CASE("C-1.5: a double thrown for first turn is nothing but its total") {
    Table table = seated({"Ann", "Bob"}, {"0 dice 3 3", "0 dice 4 3"});
    CHECK(table.decision() == "2 roll");
    CHECK(table.fact("seat.1.square") == "go");
    CHECK(table.fact("doubles") == "0");
}

TEST_CASE("C-1.5: on a tie the lowest seat starts") {
    Table table = seated({"Ann", "Bob", "Cat", "Dan"},
                         {"0 dice 1 1", "0 dice 5 6", "0 dice 6 5", "0 dice 1 2"});
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-1.5: play goes in seat order, and round the table") {
    Table table = seated({"Ann", "Bob", "Cat"}, {"0 dice 1 2", "0 dice 5 6", "0 dice 3 4"});
    table.plays({"2 roll", "0 dice 4 6", "2 end"});
    CHECK(table.decision() == "3 roll");
    table.plays({"3 roll", "0 dice 4 6", "3 end"});
    CHECK(table.decision() == "1 roll");
    table.plays({"1 roll", "0 dice 4 6", "1 end"});
    CHECK(table.decision() == "2 roll");
}

TEST_CASE("C-1.6: salary and cards fill a purse up to $32,767 and no further") {
    Table table{"Ann", "Bob"};
    table.plays({".set deck.chest bank-error"});
    SECTION("short of it nothing is lost") {
        rig(table, {.money = {{1, 32566}}, .at = {{1, "marylebone-station"}}});
        table.plays({"1 roll", "0 dice 1 1"});
        CHECK(table.fact("seat.1.money") == "32766");
    }
    SECTION("what goes beyond is lost") {
        rig(table, {.money = {{1, 32568}}, .at = {{1, "marylebone-station"}}});
        table.plays({"1 roll", "0 dice 1 1"});
        CHECK(table.fact("seat.1.money") == "32767");
    }
    SECTION("salary") {
        rig(table, {.money = {{1, 32766}}, .at = {{1, "park-lane"}}});
        table.plays({"1 roll", "0 dice 1 2"});
        CHECK(table.fact("seat.1.money") == "32767");
    }
}

TEST_CASE("C-1.6: who pays a player with a full purse still pays in full") {
    Table table{"Ann", "Bob", "Cat"};
    SECTION("rent") {
        rig(table, {.owns = {{2, "dark-blue"}}, .money = {{2, 32700}}, .at = {{1, "chance-3"}}});
        table.plays({"1 roll", "0 dice 1 2"});
        CHECK(table.told("paid from=1 to=2 amount=100 for=rent"));
        CHECK(table.fact("seat.1.money") == "1400");
        CHECK(table.fact("seat.2.money") == "32767");
    }
    SECTION("a birthday") {
        rig(table, {.money = {{1, 32760}}, .at = {{1, "marylebone-station"}}});
        table.plays({".set deck.chest birthday", "1 roll", "0 dice 1 1"});
        CHECK(table.fact("seat.1.money") == "32767");
        CHECK(table.fact("seat.2.money") == "1490");
        CHECK(table.fact("seat.3.money") == "1490");
    }
    SECTION("a trade") {
        rig(table, {.money = {{2, 32700}}});
        table.plays({"1 propose 2 give $100 for nothing", "2 accept"});
        CHECK(table.fact("seat.1.money") == "1400");
        CHECK(table.fact("seat.2.money") == "32767");
    }
    SECTION("what comes in by instalments") {
        rig(table, {.owns = {{1, "strand"}, {2, "dark-blue"}}, .money = {{1, 0}, {2, 32700}}});
        table.plays({".set seat.1.square chance-3", "1 roll", "0 dice 1 2", "1 mortgage strand"});
        CHECK(table.told("settled from=1 to=2 amount=100"));
        CHECK(table.fact("seat.1.money") == "10");
        CHECK(table.fact("seat.2.money") == "32767");
    }
}

TEST_CASE("C-1.6: the deed is mortgaged, the house sold and the pot taken all the same") {
    Table table{{"Ann", "Bob"}, {.free_parking = FreeParking::Taxes}};
    rig(table, {.owns = {{1, "brown strand"}}, .houses = {{1, "brown"}}, .money = {{1, 32760}}});
    SECTION("a mortgage") {
        table.plays({"1 mortgage strand"});
        CHECK(table.fact("square.strand.mortgaged") == "yes");
    }
    SECTION("a house") {
        table.plays({"1 sell old-kent-road"});
        CHECK(table.fact("bank.houses") == "31");
    }
    SECTION("the pot") {
        table.plays({".set pot 300", ".set seat.1.square chest-2", "1 roll", "0 dice 1 2"});
        CHECK(table.fact("pot") == "0");
    }
    CHECK(table.fact("seat.1.money") == "32767");
}
