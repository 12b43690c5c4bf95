// How long computers' decisions are shown.
//
// Source: U-10.8.
#include <algorithm>

#include "app/seated.hpp"

namespace parlor::tui {
namespace {

constexpr int half_a_second = 500;

// Each step of a walk takes full milliseconds.
bool is_about(int time, int passed) { return time - 10 < passed and passed <= time; }

// Seat 2, a computer, has the dice.
struct AtPace : Seated {
    explicit AtPace(Options::Pace pace, Options::Movement movement = Options::Movement::Stepping)
        : Seated{1,
                 1,
                 {.terms = {.chance = ChanceBy::Script},
                  .options = {.movement = movement, .pace = pace}}} {
        play("1 roll");
        play("0 dice 1 3");
        goes_on();
        keys("n");
    }
    // Milliseconds until the table says this.
    int time_until(const std::string& words) {
        int passed = 0;
        while (not says(words)) {
            const auto due = next();
            REQUIRE(due);
            app().tick(*due);
            passed += *due;
        }
        return passed;
    }
    int until_bought() {
        next();
        app().tick(0);
        play("0 dice 3 5");
        return time_until("BOUGHT");
    }
};

// A quick game against three computers, in which the person plays as a computer would.
struct Newcomer : Screened {
    explicit Newcomer(std::uint64_t seed) : Screened{AppNeeds{}} {
        come_in(seed);
        keys("a g");
    }
    [[nodiscard]] bool is_computers() const { return place.table->deciding_level().has_value(); }
    // Milliseconds of computers' play, until the person has to decide.
    int waits() {
        int passed = 0;
        while (const auto due = next()) {
            app().tick(*due);
            passed += *due;
        }
        return passed;
    }
    std::optional<int> next() {
        (void)app().canvas();
        return app().next_tick();
    }
    // The longest time in this many moves of the person.
    int longest_wait(int moves) {
        int longest = 0;
        for (int i = 0; i < moves and place.table->decider(); ++i) {
            while (says("PRESS ANY KEY")) keys("Space");
            if (place.table->decider() != Seat{1}) break;
            std::string move = *place.table->advice(std::nullopt);
            move.pop_back();  // the end of the line
            play(move);
            const bool is_computers_turn = is_computers();
            const int waited = waits();
            if (is_computers_turn) longest = std::max(longest, waited);
        }
        return longest;
    }
};

}  // namespace

TEST_CASE("U-10.8: a computer's throw, walk and purchase are shown for half a second each") {
    AtPace table{Options::Pace::Normal};
    CHECK(is_about(half_a_second, table.until_bought()));
    CHECK(table.time_until(">R - ROLL") == half_a_second);
}

TEST_CASE("U-10.8: slow is twice as long, and fast a quarter") {
    CHECK(is_about(2 * half_a_second, AtPace{Options::Pace::Slow}.until_bought()));
    CHECK(is_about(half_a_second / 4, AtPace{Options::Pace::Fast}.until_bought()));
}

TEST_CASE("U-10.8: where tokens jump, a computer's throw is shown for half a second") {
    AtPace table{Options::Pace::Normal, Options::Movement::Jumping};
    CHECK(table.until_bought() == half_a_second);
}

TEST_CASE("U-10.8: at most 6 s until a newcomer's first move, and 8 s between two turns") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        CAPTURE(seed);
        Newcomer game{seed};
        CHECK(game.waits() <= 6000);
        CHECK(game.longest_wait(60) <= 8000);
    }
}

TEST_CASE("U-10.8: what was not read is in the recap") {
    AtPace table{Options::Pace::Normal};
    table.until_bought();
    table.time_until(">R - ROLL");
    table.keys("h");
    CHECK(table.says("NEW FOR YOU"));
    CHECK(table.says("BUYS"));
}

}  // namespace parlor::tui
