// Events while computers play, and since a person's last decision, as sentences.
#include <algorithm>

#include "canvas/letters.hpp"
#include "seated.hpp"
#include "unfinished_games.hpp"

namespace parlor::tui {
namespace {

// Seat 2, a computer, has the dice.
struct Waiting : Seated {
    explicit Waiting(int people = 1, int computers = 1) : Seated{people, computers} {
        play("1 roll");
        play("0 dice 1 3");
        keys("n");
    }
};

// The letters of the menu window, row after row.
std::string window_of(Screened& table) {
    std::string text;
    for (int row = 9; row < 24; ++row) {
        const std::u32string line = letters(table.row(row));
        text += utf8(line.substr(std::min<std::size_t>(2, line.size()), 16)) + " ";
    }
    text.erase(
        std::unique(text.begin(), text.end(), [](char a, char b) { return a == ' ' and b == ' '; }),
        text.end());
    return text;
}

bool window_says(Screened& table, const std::string& words) {
    const std::string text = window_of(table);
    UNSCOPED_INFO(text);
    return text.find(words) != std::string::npos;
}

}  // namespace

TEST_CASE("U-5.1: while computers play the menu window tells what they do") {
    Waiting table;
    table.keys("Space");
    table.play("0 dice 3 5");
    CHECK(window_says(table, "ADA HAS THE DICE, ROLLS 3 AND 5 AND GOES TO EUSTON ROAD."));
    CHECK(table.says("ADA DECIDES"));
    table.keys("Space");
    REQUIRE(table.says("GAME UPDATING"));
    CHECK(window_says(table, "AND BUYS EUSTON ROAD FOR $100."));
    CHECK(window_says(table, "MY TURN"));
    table.shows("computer-story");
}

TEST_CASE("U-5.1: while a computer's token walks, the story does not run ahead of it") {
    Seated table{1, 1, {.terms = {.chance = ChanceBy::Script}}};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.goes_on();
    table.keys("n");
    table.set({"seat.2.square bow-street", "square.strand.owner 1"});
    table.app().tick(*table.next());
    table.play("0 dice 2 3");
    REQUIRE(table.says("PLAYER MOVING"));
    CHECK(window_says(table, "ROLLS 2 AND 3 AND GOES TO STRAND."));
    CHECK_FALSE(window_says(table, "RENT"));
    table.keys("Space");
    CHECK(window_says(table, "PAYS PLAYER_1 $18 RENT."));
}

TEST_CASE("U-5.1: H tells what has happened since the person's last decision, and before it") {
    Waiting table;
    table.play("2 roll");
    table.play("0 dice 3 5");
    table.play("2 buy");
    table.play("2 end");
    REQUIRE(table.row(0)[1] == '>');
    CHECK(table.says("H WHAT HAPPENED"));
    table.keys("h");
    table.shows("what-happened");
    CHECK(table.says("NEW FOR YOU"));
    CHECK(table.says("ADA HAS THE DICE, ROLLS 3 AND 5,"));
    CHECK_FALSE(table.says("SIT DOWN"));
    table.keys("Left");
    CHECK(table.says("BEFORE THAT"));
    CHECK(table.says("SIT DOWN TO"));
    CHECK_FALSE(table.says("EUSTON ROAD"));
    table.keys("Left");
    CHECK(table.says("THE GAME BEGINS"));
    table.keys("Right");
    CHECK(table.says("EUSTON ROAD"));
    table.keys("Right");
    CHECK(table.says("THAT IS ALL"));
    for (const char* const key : {"h", "Esc", "d"}) {
        INFO(key);
        table.keys(key);
        CHECK(table.says("ROLL"));
        CHECK_FALSE(table.says("NEW FOR YOU"));
        table.keys("h");
    }
}

TEST_CASE("U-5.1: in the middle of a turn what the others did before it is still new") {
    Waiting table;
    table.play("2 roll");
    table.play("0 dice 3 5");
    table.play("2 buy");
    table.play("2 end");
    table.play("1 roll");
    table.play("0 dice 3 5");
    table.keys("h");
    CHECK(table.says("NEW FOR YOU"));
    CHECK(table.says("ADA HAS THE DICE"));
    CHECK(table.says("PLAYER_1 HAS THE DICE, ROLLS"));
}

TEST_CASE("U-5.1: H works on every page of a person's decision, and over what is open there") {
    for (const char* const keys : {"", "m", "t", "v", "s", "o", "z", "q", ".", "m i", "3", "?"}) {
        Waiting table;
        table.play("2 roll");
        table.play("0 dice 3 5");
        table.play("2 buy");
        table.play("2 end");
        table.keys(keys);
        const bool is_read_first =
            std::string{keys} == "v" or std::string{keys} == "m i" or std::string{keys} == "?";
        table.keys(is_read_first ? "Space h" : "h");
        INFO("after " << keys);
        if (not table.says("NEW FOR YOU")) table.keys("Space h");
        CHECK(table.says("NEW FOR YOU"));
    }
}

TEST_CASE(
    "U-5.1: of two people at the keyboard each reads what happened since their own decision") {
    Seated table{2, 1, ChanceBy::Script};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    table.play("2 roll");
    table.play("0 dice 1 3");
    table.keys("h");
    CHECK(table.says("PLAYER_2 HAS THE DICE"));
    table.keys("h n");
    table.play("3 roll");
    table.play("0 dice 1 3");
    table.play("3 end");
    table.keys("h");
    CHECK(table.says("PLAYER_2 HAS THE DICE"));
    CHECK(table.says("ADA HAS THE DICE"));
    CHECK_FALSE(table.says("PLAYER_1 ROLLS 1 AND 3"));
}

TEST_CASE("U-5.1: H stops computers that play, and tells what happened so far") {
    Waiting table;
    table.keys("h");
    CHECK(table.says("NEW FOR YOU"));
    CHECK_FALSE(table.next());
    table.keys("h");
    CHECK(table.says("GAME PAUSED"));
    table.keys("c");
    CHECK(table.next());
}

TEST_CASE("U-5.1: a move taken back is no longer told") {
    Waiting table;
    table.keys("Space");
    table.play("0 dice 3 5");
    table.keys("p z");
    CHECK(table.says("NEXT TURN"));
    table.keys("h");
    CHECK_FALSE(table.says("EUSTON"));
    CHECK(table.says("PLAYER_1 HAS THE DICE, ROLLS"));
}

TEST_CASE("U-5.1: a replay tells what happened up to its step") {
    Waiting before;
    before.play("2 roll");
    before.play("0 dice 3 5");
    before.play("2 buy");
    Screened table;
    table.app().watch({.replay = std::make_shared<table::Replay>(*before.place.table)});
    table.keys("h");
    CHECK(table.says("SIT DOWN TO"));
    CHECK_FALSE(table.says("EUSTON"));
    table.keys("h End h");
    CHECK(table.says("THE LAST TURN"));
    CHECK(table.says("BUYS EUSTON ROAD FOR"));
    table.keys("d ?");
    CHECK(table.says("H     WHAT HAPPENED"));
}

}  // namespace parlor::tui
