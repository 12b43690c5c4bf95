// One key skips to a person's next decision, and to the end when no person is left.
#include "app/editions.hpp"
#include "app/furnished.hpp"
#include "app/seated.hpp"

namespace parlor::tui {
namespace {

// A person and three computers; the first computer has the dice.
struct Waiting : Seated {
    explicit Waiting(Options::Movement movement = Options::Movement::Jumping)
        : Seated{1, 3, {.terms = {.chance = ChanceBy::Dealer}, .options = {.movement = movement}}} {
        decide_until_others_play();
    }

    // Rolls, buys and ends turns, and declines trades.
    void decide_until_others_play() {
        for (int i = 0; i < 50 and not table_waits(); ++i) keys(next_keys());
        REQUIRE(table_waits());
    }
    [[nodiscard]] std::string next_keys() {
        if (next()) return "Space";
        return says("- DECLINE") ? "x" : "r b n p f x c";
    }
    bool table_waits() { return says("THINKING...") or says("MY TURN"); }
    // The moves of people in the log.
    [[nodiscard]] int moves_of_people() const { return place.table->moves(); }
};

// No person is left: seat 1 owes more than it has, and seat 2 is the creditor.
struct Alone : Seated {
    explicit Alone(ChanceBy chance = ChanceBy::Dealer) : Seated{1, 3, chance} {
        set({"seat.1.money 1",
             "square.mayfair.owner 2",
             "square.park-lane.owner 2",
             "square.mayfair.houses 5",
             "square.park-lane.houses 5",
             "seat.1.square park-lane"});
    }
    void go_out() {
        play("1 roll");
        play("0 dice 1 1");
    }
};

// Three rich computers with deeds of every group: nobody can build, and nobody gets poorer.
std::vector<std::string> every_group_split() {
    const board::Board& board = edition().board;
    std::vector<std::string> facts{"square.mayfair.houses 0", "square.park-lane.houses 0"};
    for (const std::string seat : {"2", "3", "4"}) facts.push_back("seat." + seat + ".money 30000");
    for (std::size_t group = 0; group < board::group_count; ++group)
        for (int owner = 2; const Square deed : board.groups[board::Group(group)]) {
            facts.push_back("square." + board.id_of(deed) + ".owner " + std::to_string(owner));
            owner = owner % 3 + 2;
        }
    return facts;
}

}  // namespace

TEST_CASE("U-5.5: > leads to the person's next decision, whatever the computers do until then") {
    for (const auto movement : {Options::Movement::Jumping, Options::Movement::Stepping}) {
        Waiting table{movement};
        for (int turn = 0; turn < 30 and table.table_waits(); ++turn) {
            const int moves = table.moves_of_people();
            table.keys_at_once(">");
            CHECK(table.moves_of_people() == moves);
            CHECK_FALSE(table.next());
            CHECK_FALSE(table.says("PRESS ANY KEY"));
            CHECK_FALSE(table.says("THINKING..."));
            if (table.says("GAME OVER") or table.says("NO PERSON LEFT")) return;
            table.decide_until_others_play();
        }
    }
}

TEST_CASE("U-5.5: > ends a turn that has nothing left to decide, and leads to the next decision") {
    Seated table{1, 1, ChanceBy::Script};
    CHECK_FALSE(table.says("> - MY NEXT TURN"));
    table.play("1 roll");
    table.play("0 dice 4 6");
    while (const auto due = table.app().next_tick()) table.app().tick(*due);
    REQUIRE(table.says("> - MY NEXT TURN"));
    const auto moves = table.place.table->moves();
    table.keys(">");
    CHECK(table.place.table->moves() == moves + 1);
    CHECK_FALSE(table.says("MY NEXT TURN"));
}

TEST_CASE("U-5.5: among people > ends no turn") {
    Screened table;
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 4 6");
    CHECK(table.says("N - NEXT TURN"));
    table.keys(">");
    CHECK(table.says("NO SUCH KEY"));
}

TEST_CASE("U-5.5, U-5.4: keys pressed after > before the decision was seen play no turn") {
    Waiting table;
    const auto moves = table.moves_of_people();
    table.keys_at_once("> > r b n");
    CHECK(table.moves_of_people() == moves);
    CHECK_FALSE(table.next());
    table.app().tick(300);
    table.keys_at_once(">");
    CHECK(table.says("NO SUCH KEY"));
    CHECK(table.moves_of_people() == moves);
}

TEST_CASE("U-5.5: what was passed over can be read") {
    Waiting table;
    table.keys(">");
    table.keys("h");
    CHECK(table.says("NEW FOR YOU"));
    CHECK(table.says("ADA HAS THE DICE"));
    CHECK(table.says("CLARA"));
}

TEST_CASE("U-5.5: from the pause, too, > leads to the person's next decision") {
    Waiting table;
    table.keys("p");
    REQUIRE(table.says("GAME PAUSED"));
    CHECK(table.says("MY TURN"));
    table.keys(">");
    CHECK_FALSE(table.says("GAME PAUSED"));
    CHECK_FALSE(table.next());
}

TEST_CASE("U-5.5: when no person is left they may watch on, finish the game at once, or leave") {
    Alone table;
    table.go_out();
    REQUIRE(table.says("ELIMINATED"));
    for (int i = 0; i < 20 and not table.says("NO PERSON LEFT"); ++i) table.keys("Space");
    table.shows("no-person-left");
    CHECK_FALSE(table.next());
    CHECK(table.says("WATCH MORE"));
    table.keys("c");
    CHECK(table.next());
    CHECK_FALSE(table.says("MY TURN"));
    table.app().tick(*table.next());
    CHECK_FALSE(table.says("NO PERSON LEFT"));
    table.keys("p");
    CHECK(table.says("NO PERSON LEFT"));
    table.keys("q");
    CHECK(table.says("LEAVE THE TABLE"));
    table.keys("n f");
    for (int i = 0; i < 40 and not table.says("LEADERBOARD"); ++i) table.keys("f Space");
    CHECK(table.says("LEADERBOARD"));
    CHECK(table.says(" WINS: "));
    CHECK_FALSE(table.next());
    table.keys("p");
    CHECK(table.says("WEALTH"));
}

TEST_CASE("U-5.5: a game without an end is finished after 1,000 turns more, and says so") {
    Alone table;
    table.go_out();
    for (int i = 0; i < 20 and not table.says("NO PERSON LEFT"); ++i) table.keys("Space");
    table.set(every_group_split());
    table.keys("f");
    REQUIRE_FALSE(table.says("GAME OVER"));
    CHECK(table.says("AFTER 1000 MORE TURNS"));
    table.keys("Space");
    CHECK(table.says("NO PERSON LEFT"));
}

TEST_CASE("U-5.5: a game in which no person has played asks nothing") {
    Seated table{0, 3, ChanceBy::Dealer};
    CHECK_FALSE(table.says("NO PERSON LEFT"));
    CHECK(table.next());
    table.keys("p");
    CHECK(table.says("GAME PAUSED"));
    CHECK_FALSE(table.says("MY TURN"));
}

}  // namespace parlor::tui
