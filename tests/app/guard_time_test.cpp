// U-5.4: a key that is pressed while something else is shown plays no turn.
#include "app/guard_time.hpp"

#include "domino_screened.hpp"
#include "seated.hpp"

namespace parlor::tui {
namespace {

constexpr int guarded = GuardTime::length.count;

// Seat 1 has rolled an eight, and is on a deed that is for sale.
struct AtDeed : Screened {
    explicit AtDeed(Options::Movement movement) : Screened{{.options = {.movement = movement}}} {
        sit_down(2);
        play("1 roll");
        play("0 dice 3 5");
        (void)app().canvas();
    }
    [[nodiscard]] int moves() const { return place.table->moves(); }
};

// A key has finished the walk early.
struct AfterWalk : AtDeed {
    AfterWalk() : AtDeed{Options::Movement::Stepping} {
        REQUIRE(says("PLAYER MOVING"));
        keys_at_once("Enter");
        REQUIRE(says("UNOWNED DEED"));
    }
};

}  // namespace

TEST_CASE("U-5.4: guard time passes first, and what is left of the time comes after it") {
    GuardTime guard;
    CHECK(guard.pass({20}) == Milliseconds{20});
    guard.begin();
    CHECK(guard.pass({299}) == Milliseconds{0});
    CHECK(guard.left() == Milliseconds{1});
    CHECK(guard.pass({5}) == Milliseconds{4});
    CHECK(guard.left() == Milliseconds{0});
    guard.begin();
    guard.end();
    CHECK(guard.left() == Milliseconds{0});
}

TEST_CASE("U-5.4: Enter, pressed ten times to hurry the computers, does not roll as well") {
    Seated table{1, 1};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    table.keys_at_once("Enter");
    table.play("0 dice 3 5");
    for (int i = 0; i < 10; ++i) table.keys_at_once("Enter");
    REQUIRE(table.says("'S TURN"));
    CHECK(table.place.table->decider() == Seat{1});
    table.app().tick(guarded - 1);
    table.keys_at_once("Enter");
    CHECK(table.place.table->decider() == Seat{1});
    table.app().tick(1);
    table.keys_at_once("Enter");
    CHECK(table.place.table->decider() == chance);
}

TEST_CASE("U-5.4: a key that ends a walk, pressed once more, does not buy") {
    AfterWalk table;
    const int moves = table.moves();
    table.keys_at_once("b Enter");
    CHECK(table.moves() == moves);
    table.app().tick(guarded);
    table.keys_at_once("b");
    CHECK(table.moves() == moves + 1);
}

TEST_CASE("U-5.4: a chain of a player's own decisions takes keys ahead, the next player does not") {
    AtDeed table{Options::Movement::Jumping};
    const int moves = table.moves();
    table.keys_at_once("b n r");
    CHECK(table.moves() == moves + 2);
    CHECK(table.place.table->decider() == Seat{2});
    table.app().tick(guarded);
    table.keys_at_once("r");
    CHECK(table.moves() == moves + 3);
}

TEST_CASE("U-5.4: P and Esc pause even then, and Ctrl-C asks") {
    for (const char* const key : {"p", "Esc"}) {
        AfterWalk table;
        const int moves = table.moves();
        table.keys_at_once(key);
        INFO(key);
        CHECK(table.says("GAME PAUSED"));
        table.keys_at_once("c");
        CHECK(table.says("UNOWNED DEED"));
        CHECK(table.moves() == moves);
    }
    AfterWalk table;
    table.keys_at_once("Ctrl-C");
    CHECK(table.says("LEAVE THE PARLOR"));
}

TEST_CASE("U-5.4: a script's key waits until keys count, and what it types does not") {
    AtDeed table{Options::Movement::Jumping};
    const auto screen = screens_for_scripts(all_games())(table.place);
    (void)screen->text(table::Screen::Width::Usual);
    table.play("1 buy");
    table.play("1 end");
    (void)screen->text(table::Screen::Width::Usual);
    const int moves = table.moves();
    screen->type("r");
    CHECK(table.moves() == moves);
    CHECK(screen->press("r"));
    CHECK(table.moves() == moves + 1);
}

TEST_CASE("U-5.4: at dominoes keys do not play in the first 300 ms after Mack's move was read") {
    DominoScreened table;
    table.begin_with_mack();
    table.types("33");
    table.keys_at_once("Space");
    REQUIRE(table.says("MACK 1 PLAYS"));
    table.keys_at_once("Space");
    REQUIRE_FALSE(table.says("SPACE CONTINUES"));
    const auto entries = table.place.table->entries();
    table.keys_at_once("Space 3 6 Enter");
    CHECK(table.place.table->entries() == entries);
    table.app().tick(guarded);
    table.keys_at_once("3 6 Enter");
    CHECK(table.place.table->entries() == entries + 1);
}

}  // namespace parlor::tui
