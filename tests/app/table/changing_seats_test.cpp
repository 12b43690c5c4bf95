// Seats change hands at one keyboard: T-5.2, T-5.3.
#include "app/domino_screened.hpp"
#include "app/seated.hpp"

namespace parlor::tui {
namespace {

const std::string two_people =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"
    "0 dice 6 6\n0 dice 1 2\n0 deck chest\n0 deck chance\n1 roll\n0 dice 1 2\n1 buy\n";
const std::string ann_and_mack =
    "parlor 1\ngame dominoes\nseed 1\noption hand 7\nseat 1 person Ann\nseat 2 cpu:1 Mack\nbegin\n"
    "0 down 56 21\n0 tiles " +
    std::string{spinner_deal} + "\n";
const std::string loopy =
    "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\nseat 2 cpu:1 Victor\nbegin\n"
    "0 die 6\n0 die 1\n";

// With a dealer, and the pause menu open.
struct Handing : Seated {
    explicit Handing(const std::string& text)
        : Seated{2,
                 0,
                 {.terms = {.chance = ChanceBy::Dealer},
                  .options = {.movement = Options::Movement::Jumping}}} {
        take_up(text);
        keys("Esc");
    }
};

}  // namespace

TEST_CASE("T-5.2: the pause menu leads to the seats, and from there to who plays one") {
    Handing table{two_people};
    table.shows("pause-menu-of-two");
    table.keys("n");
    table.shows("hand-over");
    table.keys("2");
    table.shows("hand-over-seat");
    table.keys("x");
    CHECK(table.says("GAME PAUSED"));
    table.keys("n 2 1");
    CHECK(table.says("GAME PAUSED"));
    CHECK(table.fact("seat.2.kind") == "cpu:1");
    CHECK(table.fact("seat.1.kind") == "person");
    table.keys("n");
    table.shows("hand-over-to-computer");
}

TEST_CASE("T-5.2: a seat that has changed hands is asked as its new kind, and can be taken again") {
    Handing table{two_people};
    table.keys("n 1 0");
    CHECK_FALSE(table.next());
    table.keys("c");
    CHECK(table.next());
    table.keys("p n 1 p c");
    CHECK(table.fact("seat.1.kind") == "person");
    CHECK(table.fact("decision.seat") == "1");
    CHECK_FALSE(table.next());
}

TEST_CASE("T-5.2: who plays a seat already is refused in plain words") {
    Handing table{two_people};
    table.keys("n 1 p");
    CHECK(table.says("A PERSON PLAYS"));
    table.keys("n 1 0 n 1 0");
    CHECK(table.says("CPU:0 PLAYS"));
}

TEST_CASE("T-5.2: what happened says that a seat has changed hands") {
    Handing table{two_people};
    table.keys("n 2 1 c h");
    CHECK((table.says("PLAYED BY") or table.says("COMPUTER OF")));
}

TEST_CASE(
    "T-5.2, L-1.5: a person who joins is called before they see what only their seat may see") {
    Handing table{loopy};
    CHECK(table.row(1).find("????") != std::string::npos);
    table.keys("n 2 p");
    CHECK(table.fact("seat.2.kind") == "person");
    table.keys("c");
    CHECK(table.row(0).find("1000") != std::string::npos);
    CHECK(table.row(1).find("????") != std::string::npos);
}

TEST_CASE("T-5.2: at the domino table N leads to the seats") {
    DominoScreened table{ChanceBy::Dealer};
    table.take_up(ann_and_mack);
    table.reads();
    table.keys("n");
    table.shows("domino-seats");
    table.keys("2 2");
    CHECK(table.fact("seat.2.kind") == "cpu:2");
    table.keys("n 2 p");
    CHECK(table.fact("seat.2.kind") == "person");
}

TEST_CASE(
    "T-5.3: when the last person leaves, the pause menu offers to watch, to finish or to leave") {
    Handing table{two_people};
    table.keys("n 1 0");
    CHECK(table.says("GAME PAUSED"));
    table.keys("n 2 0");
    table.shows("last-person-left");
    CHECK_FALSE(table.next());
    table.keys("c");
    CHECK(table.next());
    table.keys("p q");
    CHECK(table.says("LEAVE THE TABLE"));
    table.keys("n f");
    for (int i = 0; i < 40 and not table.says("LEADERBOARD"); ++i) table.keys("Space");
    CHECK((table.says("LEADERBOARD") or table.says("NO PERSON LEFT")));
}

TEST_CASE("T-5.3: at the domino table, too, the last person may watch, finish or leave") {
    DominoScreened table{ChanceBy::Dealer};
    table.take_up(ann_and_mack);
    table.reads();
    table.keys("n 1 0");
    CHECK(table.fact("seat.1.kind") == "cpu:0");
    table.shows("domino-nobody-left");
    table.keys("f");
    CHECK(table.fact("over") == "yes");
}

}  // namespace parlor::tui
