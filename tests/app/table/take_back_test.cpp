// Players take moves back in play, and everybody at the table has to agree.
#include "app/domino_screened.hpp"
#include "app/own_data.hpp"
#include "library/own_files.hpp"

namespace parlor::tui {
namespace {

Options forbidding() {
    Options options{.movement = Options::Movement::Jumping};
    options.take_back = Options::TakeBack::Forbidden;
    return options;
}

// Seat 1 has rolled, and is on a deed that is for sale.
struct Bought : Screened {
    explicit Bought(int players, const Options& options = {.movement = Options::Movement::Jumping})
        : Screened{{.options = options}} {
        sit_down(players);
        play("1 roll");
        play("0 dice 3 5");
    }
};

// Two people; seat 1 has played 3-3 and reads the count.
struct Played : DominoScreened {
    Played() {
        seat_two_people();
        deal(spinner_deal);
        reads();
        types("33");
    }
};

}  // namespace

TEST_CASE("at the property table the others agree to a take-back, one after the other") {
    Bought table{3};
    const auto state = table.place.table->state();
    table.keys("b");
    table.keys("z");
    table.shows("take-back");
    CHECK(table.says("PLAYER_2:"));
    CHECK(table.says("PLAYER_1 WANTS"));
    table.keys("y");
    CHECK(table.says("PLAYER_3:"));
    CHECK(table.place.table->moves() == 2);
    table.keys("y");
    CHECK(table.place.table->state() == state);
    CHECK(table.says("UNOWNED DEED"));
}

TEST_CASE("U-5.6: what was taken back is said until a key is pressed") {
    Screened table;
    table.sit_down(2);
    table.set({"square.old-kent-road.owner 1"});
    table.keys("m f m d z y");
    CHECK(table.says("MORTGAGE OLD KENT"));
    table.keys("v");
    CHECK_FALSE(table.says("TAKEN BACK"));
    Bought bought{2};
    bought.keys("b z y");
    CHECK(bought.says("TAKEN BACK: BUY"));
}

TEST_CASE("anybody's No refuses a take-back with a word; nothing has changed") {
    for (const char* const no : {"n", "Esc", "q", "Enter", "y n"}) {
        Bought table{3};
        const auto state = table.place.table->state();
        table.keys("z " + std::string{no});
        INFO(no);
        CHECK(table.place.table->state() == state);
        CHECK(table.says("DOES NOT"));
        table.keys("b");
        CHECK(table.place.table->moves() == 2);
    }
}

TEST_CASE("the question of a take-back explains its keys") {
    Bought table{2};
    table.keys("z ?");
    CHECK(table.says("KEEP THE MOVE"));
    table.keys("Space");
    CHECK(table.says("AGREE?"));
    table.keys("Down Enter");
    CHECK(table.place.table->moves() == 0);
}

TEST_CASE("who is out of the game is not asked to agree to a take-back") {
    Screened table;
    table.sit_down(3);
    table.set({"seat.1.square go", "seat.2.money 0", "deck.chest birthday"});
    table.play("1 roll");
    table.play("0 dice 1 1");
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    REQUIRE(table.row(1).find("PLAYER_2") == std::string::npos);
    table.keys("z");
    CHECK(table.says("PLAYER_3:"));
    table.keys("y");
    CHECK(table.place.table->moves() == 0);
}

TEST_CASE("moves are taken back as often as wanted, and chance comes out the same again") {
    Screened table;
    table.sit_down(2);
    table.keys("r Space");
    const auto state = table.place.table->state();
    for (int i = 0; i < 3; ++i) {
        table.keys("z y");
        CHECK(table.place.table->moves() == 0);
        table.keys("r Space");
        CHECK(table.place.table->state() == state);
    }
    table.keys("z y z");
    CHECK(table.says("THERE IS NO MOVE"));
}

TEST_CASE("at dominoes Mack need not agree to a take-back") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 Enter");
    table.plays_until("YOUR TILE");
    const int moves = table.place.table->moves();
    const auto state = table.place.table->state();
    table.does_something();
    table.reads();
    table.plays_until("YOUR TILE");
    while (table.place.table->moves() > moves) table.keys("z");
    CHECK(table.place.table->state() == state);
    CHECK(table.says("YOUR TILE: _"));
    table.keys("? Space");
    CHECK(table.place.table->state() == state);
}

TEST_CASE(
    "of two people at dominoes the other one agrees to a take-back; no hand is seen meanwhile") {
    Played table;
    const auto moves = table.place.table->moves();
    SECTION("by the one who has just played") {
        table.keys("z");
        table.shows("domino-take-back");
        CHECK(table.says("PLAYER_2:"));
        CHECK(table.says("PLAYER_1 WANTS"));
        table.keys("y");
        CHECK(table.place.table->moves() == moves - 1);
        CHECK(table.says("PLAYER_1, IT IS NOW"));
        CHECK(table.says("TAKEN BACK: "));
        table.keys("Space");
        CHECK(table.says("TAKEN BACK: "));
        CHECK(table.says("YOUR TILE: _"));
        table.keys("Ctrl-L 3");
        CHECK_FALSE(table.says("TAKEN BACK: "));
        CHECK(table.row(20).find("3│3") != std::string::npos);
    }
    SECTION("by the next one, who has been called") {
        table.keys("Space Space");
        REQUIRE(table.says("YOUR TILE"));
        table.keys("z");
        CHECK(table.says("PLAYER_1:"));
        CHECK(table.says("PLAYER_2 WANTS"));
        CHECK_FALSE(table.says("YOUR TILE"));
        table.keys("n");
        table.shows("domino-take-back-refused");
        CHECK(table.says("PLAYER_2, IT IS NOW"));
        table.keys("Space");
        CHECK(table.says("YOUR TILE"));
        CHECK(table.place.table->moves() == moves);
    }
}

TEST_CASE("what is drawn is not told while the other one is asked to agree to a take-back") {
    DominoScreened table;
    table.seat_two_people();
    table.deal(
        "66 56 46 36 26 16 06 00 11 22 33 44 55 01 02 03 04 05 12 13 14 15 23 24 25 34 35 45");
    table.reads();
    table.types("66");
    table.keys("Space Space d");
    REQUIRE(table.says("PLAYER_2 DRAWS 0-2"));
    table.keys("z");
    CHECK_FALSE(table.says("0-2"));
    CHECK_FALSE(table.says("NOTHING FITS"));
    table.keys("y Space");
    CHECK(table.fact("hand.2.count") == "7");
}

TEST_CASE("a game of dominoes that was won can be taken back, and is won no more") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    table.plays_until("ANOTHER GAME");
    CHECK(table.says("Z - TAKE BACK"));
    table.keys("z");
    CHECK_FALSE(table.says("ANOTHER GAME"));
    table.plays_until("ANOTHER GAME");
    const bool is_first_winner = table.row(12).find(" 1") != std::string::npos;
    const bool is_mack_winner = table.row(13).find(" 1") != std::string::npos;
    CHECK(is_first_winner != is_mack_winner);
}

TEST_CASE("U-2.3: the options forbid taking back at dominoes, too") {
    DominoScreened table{AppNeeds{.options = forbidding()}};
    table.keys("2 5 9 Enter Enter");
    table.plays_until("YOUR TILE");
    table.does_something();
    const int moves = table.place.table->moves();
    table.keys("z");
    CHECK(table.says("THE OPTIONS FORBID TAKING BACK"));
    CHECK(table.place.table->moves() == moves);
    table.plays_until("LEADERBOARD");
    CHECK(table.says("Z TAKE BACK"));
    table.keys("z");
    CHECK(table.says("LEADERBOARD"));
}

TEST_CASE("D-8.1: the record tells that a play was taken back, and goes on with the right scores") {
    const OwnData folder;
    DominoScreened table{ChanceBy::Dealer};
    table.choose_two_people();
    table.keys("2 5 4 0 Enter 6 m y Enter Enter Enter Enter");
    table.plays_until("YOUR TILE");
    table.does_something();
    table.keys("z y");
    const auto record = [] { return *library::records()->read("my"); };
    CHECK(record().ends_with("taken back, and all that came of it.\n\n"));
    table.plays_until("LEADERBOARD");
    CHECK(record().find("wins") != std::string::npos);
}

}  // namespace parlor::tui
