#include "app/screened.hpp"

namespace parlor::tui {
namespace {

const Options prompting{.movement = Options::Movement::Jumping,
                        .prompt = Options::Prompt::EachPlayer};

// At the table; from now on each next player is called.
struct Prompting : Screened {
    explicit Prompting(int players = 2) {
        sit_down(players);
        keys("o e x");
    }
    [[nodiscard]] bool calls(const std::string& name) {
        return says("PLAYER CHANGED") and says(name + ", IT IS NOW");
    }
};

}  // namespace

TEST_CASE("U-3.6: the next player is called, and nothing of theirs is shown before") {
    Prompting table;
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.play("1 end");
    table.shows("player-changed");
    CHECK(table.calls("PLAYER_2"));
    CHECK_FALSE(table.says("'S TURN"));
    table.keys("r");
    CHECK_FALSE(table.says("PLAYER CHANGED"));
    CHECK(table.says("'S TURN"));
    CHECK_FALSE(table.says("ROLLED"));
}

TEST_CASE("U-3.6: bidders are called, one after the other") {
    Prompting table{3};
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.keys("p");
    CHECK(table.calls("PLAYER_2"));
    CHECK_FALSE(table.says("DEED AUCTION"));
    table.keys("Space b");
    CHECK(table.calls("PLAYER_3"));
    table.keys("Space f");
    CHECK(table.calls("PLAYER_1"));
}

TEST_CASE("U-3.6: whoever is offered a trade is called before its notice is shown") {
    Prompting table;
    table.play("1 propose 2 give $10 for $20");
    CHECK(table.calls("PLAYER_2"));
    table.keys("Space");
    CHECK(table.says("PLAYER_1 OFFERS"));
    table.play("2 decline");
    CHECK(table.calls("PLAYER_1"));
}

TEST_CASE("U-3.6: a player reads their own card before the next one is called") {
    Prompting table;
    table.set({"seat.1.square euston-road",
               "deck.chest birthday",
               "seat.2.money 5",
               "square.mayfair.owner 2"});
    table.play("1 roll");
    table.play("0 dice 4 5");
    CHECK(table.says("COMMUNITY CHEST"));
    table.keys("Space");
    CHECK(table.calls("PLAYER_2"));
    table.keys("Space");
    CHECK(table.says("IN DEBT"));
}

TEST_CASE("U-3.6: who chooses a colour and a name is called, and who makes a first roll") {
    Screened table{{.options = prompting}};
    table.keys("a p k c Enter Enter 2 0 0");
    CHECK_FALSE(table.says("PLAYER CHANGED"));
    table.keys("Enter Enter");
    CHECK(table.says("PLAYER_2, IT IS NOW"));
    table.keys("Space 1 Enter Enter 0 c 0");
    CHECK(table.says("PLAYER_1, IT IS NOW"));
    table.keys("Space r");
    CHECK(table.says("PLAYER_2, IT IS NOW"));
}

TEST_CASE("U-3.6: without the option nobody is called") {
    Screened table;
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.play("1 end");
    CHECK_FALSE(table.says("PLAYER CHANGED"));
}

}  // namespace parlor::tui
