#include "app/decision_clock.hpp"

#include "app/guard_time.hpp"
#include "domino_screened.hpp"
#include "sessions/dominoes/table.hpp"
#include "sessions/property/table.hpp"

namespace parlor::tui {
namespace {

using table::MoverKind;
using table::Took;

constexpr int guarded = GuardTime::length.count;  // no clock runs then (U-5.4)

// The time of a person's last move.
Took taken_in(const auto& session) {
    const auto& log = session.log();
    const auto last = std::find_if(log.rbegin(), log.rend(), [](const auto& entry) {
        return entry.kind == MoverKind::Person;
    });
    REQUIRE(last != log.rend());
    return last->took;
}

struct Dialog {
    const char *opens, *closes;
};

// The first turn of seat 1, which has to roll.
struct AtTurn : Screened {
    AtTurn() {
        sit_down(2);
        watch();
    }
    // Lets time pass until everything has been shown.
    void watch() {
        app().tick(0);
        while (const auto due = app().next_tick()) app().tick(*due);
    }
    [[nodiscard]] Took taken() const { return taken_in(*property_session(*place.table)); }
};

// Seat 1 has rolled, and is on a deed that is for sale.
struct AtDeed : AtTurn {
    AtDeed() {
        play("1 roll");
        play("0 dice 3 5");
        watch();
    }
    [[nodiscard]] int taken_to_buy() {
        keys("b");
        CHECK(place.table->moves() == 2);
        CHECK(taken().told == Took::Told::ByScreen);
        return taken().time.count;
    }
};

// Two people at dominoes; seat 1 has to play.
struct AtTiles : DominoScreened {
    AtTiles() {
        seat_two_people();
        deal(spinner_deal);
        reads();
        app().tick(guarded);
    }
    [[nodiscard]] int taken_to_play(const std::string& tile) {
        types(tile);
        return taken_in(*domino_session(*place.table)).time.count;
    }
};

}  // namespace

TEST_CASE("a decision's clock adds up the time that passes, and starts over") {
    DecisionClock clock;
    clock.run({300});
    clock.run({20});
    CHECK(clock.took().time == Milliseconds{320});
    clock.begin();
    CHECK(clock.took().time == Milliseconds{});
}

TEST_CASE("a decision's clock stops at the longest time that a line can tell") {
    DecisionClock clock;
    constexpr Milliseconds a_day{86'400'000};
    for (int days = 0; days < 30; ++days) clock.run(a_day);
    CHECK(clock.took().time == table::longest_decision);
}

TEST_CASE("at the property table the time until a person has decided is measured") {
    AtDeed table;
    table.app().tick(400);
    table.keys("m");  // time on other pages counts for the decision
    table.app().tick(100);
    table.keys("d");
    table.app().tick(20);
    CHECK(table.taken_to_buy() == 520);
    SECTION("and the next decision begins at nothing, once it has been shown") {
        table.watch();
        table.app().tick(7);
        table.play("1 end");
        CHECK(table.taken().told == Took::Told::Never);
        table.watch();
        table.app().tick(guarded + 5);
        table.keys("r");
        CHECK(table.taken().time == Milliseconds{5});
    }
}

TEST_CASE("no time passes while something is shown, or to be read") {
    AtDeed table;
    table.keys("?");
    table.app().tick(5000);
    table.keys("Space Space");
    table.app().tick(60);
    CHECK(table.taken_to_buy() == 60);
}

TEST_CASE("no time passes in the questions whether to leave, and while the game is saved") {
    AtTurn table;
    for (const auto& [opens, closes] : {Dialog{"q", "n"},
                                        Dialog{"Ctrl-C", "n"},
                                        Dialog{"Ctrl-S", "Esc"},
                                        Dialog{"o", "x"},
                                        Dialog{"o y", "x"}}) {
        INFO(opens);
        table.keys(opens);
        table.app().tick(5000);
        table.keys(closes);
        table.app().tick(1);
    }
    table.keys("r");
    CHECK(table.taken().time == Milliseconds{5});
}

TEST_CASE("no time passes while the others are asked about a take-back") {
    AtDeed table;
    table.keys("z");
    table.app().tick(5000);
    table.keys("n");
    table.app().tick(30);
    CHECK(table.taken_to_buy() == 30);
}

TEST_CASE("no time passes until the next player is at the keyboard") {
    AtTurn table;
    table.keys("o e x");  // prompts each player from now on
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.play("1 end");
    table.watch();
    REQUIRE(table.says("PLAYER CHANGED"));
    table.app().tick(5000);
    table.keys("Space");
    table.app().tick(guarded + 40);
    table.keys("r");
    CHECK(table.taken().time == Milliseconds{40});
}

TEST_CASE("U-5.4: no clock runs in the first 300 ms of a decision after another's move") {
    AtTurn table;
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n");
    table.app().tick(100);
    table.app().tick(250);
    table.keys("r");
    CHECK(table.taken().time == Milliseconds{50});
}

TEST_CASE("a decision that is taken back is measured again") {
    AtDeed table;
    table.app().tick(400);
    table.keys("b");
    table.watch();
    table.app().tick(400);
    table.keys("z y");
    table.watch();
    table.app().tick(8);
    CHECK(table.taken_to_buy() == 8);
}

TEST_CASE("these games count no time: journals have what a line told, not what was measured") {
    AtDeed table;
    table.app().tick(400);
    table.keys("b");
    table.play("1 end @77");
    std::string lines;
    for (std::size_t i = 0; i < table.place.table->entries(); ++i)
        lines += table.place.table->entry_text(i);
    CHECK(lines.find("1 buy\n") != std::string::npos);
    CHECK(lines.find("1 end @77\n") != std::string::npos);
}

TEST_CASE("at the domino table the time until a person has played is measured") {
    AtTiles table;
    table.app().tick(900);
    CHECK(table.taken_to_play("33") == 900);
}

TEST_CASE("at the domino table no time passes in dialogs and while something is to be read") {
    AtTiles table;
    for (const auto& [opens, closes] :
         {Dialog{"q", "n"}, Dialog{"?", "Space"}, Dialog{"Ctrl-C", "n"}}) {
        INFO(opens);
        table.keys(opens);
        table.app().tick(5000);
        table.keys(closes);
        table.app().tick(10);
    }
    CHECK(table.taken_to_play("33") == 30);
    table.app().tick(5000);  // the player reads the count, and the next player is called
    table.reads();
    table.app().tick(guarded + 6);
    CHECK(table.taken_to_play("34") == 6);
}

}  // namespace parlor::tui
