// A shared table: who sees and decides what, when a move is on disk, and what a late key does.
#include "house/guests.hpp"

namespace parlor::house {
namespace {

constexpr Entrant ann{0}, bob{1};
const SetOf<Entrant> of_ann{ann}, of_bob{bob}, of_nobody{};

const std::string two_people =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"
    "0 dice 5 6\n0 dice 1 2\n";

// What was put on disk.
struct Journal {
    std::vector<std::size_t> entries;

    [[nodiscard]] SharedTable::Keep keep() {
        return [this](const table::GameTable& game) -> std::optional<Error> {
            entries.push_back(game.entries());
            return std::nullopt;
        };
    }
};

struct TwoPeople {
    Journal journal;
    SharedTable table;
    AtTable of_a, of_b;

    explicit TwoPeople(const std::string& lines = two_people,
                       const wire::Record& record = AtTable::jumping())
        : table{all_games(), game_of(lines), journal.keep(), {}},
          of_a{table, of_ann, record},
          of_b{table, of_bob, record} {
        passes(60'000);
    }
    void passes(int milliseconds) {
        table.tick({milliseconds});
        of_a.sees();
        of_b.sees();
    }
};

}  // namespace

TEST_CASE("T-3.1: who has to decide has the menu, and the others see whose decision is awaited") {
    TwoPeople people;
    CHECK(people.of_a.says("ANN'S TURN"));
    CHECK(people.of_a.says("R - ROLL"));
    CHECK(people.of_b.says("ANN"));
    CHECK_FALSE(people.of_b.says("R - ROLL"));
}

TEST_CASE("T-3.4: who waits reads that keys skip only while there is something to skip") {
    TwoPeople people{two_people, {.window = {25, 40}}};
    tui::check_golden("shared-waiting", people.of_b.canvas());
    CHECK_FALSE(people.of_b.says("SKIPS"));
    CHECK_FALSE(people.of_b.says("MY TURN"));
    people.of_a.keys("r");
    people.passes(500);
    CHECK(people.of_b.says("ANY KEY SKIPS"));
    people.passes(60'000);
    CHECK_FALSE(people.of_b.says("SKIPS"));
}

TEST_CASE("T-3.1: nobody sees which pages another guest opens") {
    TwoPeople people;
    const tui::Canvas before = people.of_b.canvas();
    people.of_a.keys("=");
    people.passes(1000);
    CHECK(people.of_b.canvas() == before);
}

TEST_CASE("T-1.6: a move is on disk before any guest sees it") {
    TwoPeople people;
    const std::size_t before = people.table.game().entries();
    people.table.tick({300});
    people.of_a.keys("r");
    REQUIRE(people.table.game().entries() > before);
    CHECK(people.journal.entries.back() == people.table.game().entries());
    people.passes(60'000);
    CHECK(people.of_b.says("ROLLED"));
}

TEST_CASE("T-3.13, T-4.3: a key that was pressed before somebody else decided plays nothing") {
    TwoPeople people;
    const wire::Showing before = people.of_b.seen();
    people.of_a.keys("r");
    people.passes(60'000);
    while (people.table.game().decider() == Seat{1}) {
        people.of_a.keys("Space b n");
        people.passes(60'000);
    }
    REQUIRE(people.table.game().decider() == Seat{2});
    const auto state = people.table.game().state();
    people.of_b.keys_at(before, "r");
    CHECK(people.table.game().state() == state);
    CHECK(people.of_b.says("THAT DECISION"));
    people.of_b.keys("r");
    CHECK(people.table.game().state() != state);
}

TEST_CASE("T-3.7: a bell rings where somebody has to decide, and nowhere else") {
    TwoPeople people{two_people, {.window = {25, 40}, .wants_sounds = true}};
    people.of_a.take_sounds();
    people.of_b.take_sounds();
    people.of_a.keys("r");
    while (people.table.game().decider() == Seat{1}) {
        people.passes(60'000);
        people.of_a.keys("Space b n");
    }
    people.passes(60'000);
    const auto rings = [](const std::vector<tui::SoundEffect>& sounds) {
        return std::ranges::count(sounds, tui::SoundEffect::Bell);
    };
    CHECK(rings(people.of_b.take_sounds()) == 1);
    CHECK(rings(people.of_a.take_sounds()) == 0);
}

TEST_CASE("T-3.12: a guest who holds one seat sees its money at all times, and nobody else's") {
    Journal journal;
    SharedTable table{all_games(),
                      game_of("parlor 1\ngame moneyloopy\nseed 5\nseat 1 person Ann\n"
                              "seat 2 person Bob\noption start-money 777\nbegin\n"),
                      journal.keep(),
                      {}};
    AtTable of_a{table, of_ann}, of_b{table, of_bob}, watcher{table, of_nobody};
    for (int beat = 0; beat < 20; ++beat) {
        for (AtTable* const guest : {&of_a, &of_b}) {
            guest->sees();
            CHECK(guest->says("777"));
            CHECK(guest->says("????"));
        }
        watcher.sees();
        CHECK_FALSE(watcher.says("777"));
        table.tick({500});
    }
}

TEST_CASE("T-2.4: who comes again stands before the same decision") {
    TwoPeople people;
    people.of_a.leaves();
    const AtTable again{people.table, of_ann, {.window = {24, 80}}};
    CHECK(again.says("ANN'S TURN"));
    CHECK(again.says("R - ROLL"));
}

TEST_CASE("T-3.8: a watcher has no menu, and plays nothing") {
    TwoPeople people;
    AtTable watcher{people.table, of_nobody};
    const auto state = people.table.game().state();
    watcher.keys("r Enter n");
    CHECK(people.table.game().state() == state);
    CHECK_FALSE(watcher.has_left());
}

TEST_CASE("T-3.4: computers decide at the table's pace, and not before") {
    Journal journal;
    SharedTable table{all_games(),
                      game_of("parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 cpu:1 Ada\n"
                              "seat 2 person Bob\nbegin\n0 dice 5 6\n0 dice 1 2\n"),
                      journal.keep(),
                      {}};
    AtTable bob_there{table, of_bob};
    auto thinking = table.thinking();
    REQUIRE(thinking);
    CHECK_FALSE(table.thinking());
    const auto state = table.game().state();
    table.answer((*thinking)());
    table.tick({499});
    CHECK(table.game().state() == state);
    table.tick({1});
    CHECK(table.game().state() != state);
}

TEST_CASE("T-3.4: a computer that has no answer at a beat answers at the next") {
    Journal journal;
    SharedTable table{all_games(),
                      game_of("parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 cpu:1 Ada\n"
                              "seat 2 person Bob\nbegin\n0 dice 5 6\n0 dice 1 2\n"),
                      journal.keep(),
                      {}};
    auto thinking = table.thinking();
    REQUIRE(thinking);
    const auto state = table.game().state();
    table.tick({700});
    table.answer((*thinking)());
    table.tick({299});
    CHECK(table.game().state() == state);
    table.tick({1});
    CHECK(table.game().state() != state);
}

TEST_CASE("T-2.4: Q leaves the table, and the game waits") {
    TwoPeople people;
    people.of_b.keys("q");
    for (int i = 0; i < 3 and not people.of_b.has_left(); ++i) people.of_b.keys("y");
    CHECK(people.of_b.has_left());
    people.of_b.leaves();
    CHECK(people.table.game().decider() == Seat{1});
}

namespace {

const std::string blitz =
    "parlor 1\ngame blitz\nseed 5\n"
    "seat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nbegin\n0 dice 5 6\n0 dice 1 2\n"
    "0 dice 2 2\n";

int clock_of_ann(const SharedTable& table) {
    for (const auto& [name, value] : table.game().facts())
        if (name == "seat.1.clock") return std::stoi(value);
    FAIL("no clock");
    return 0;
}

}  // namespace

TEST_CASE("T-3.9: the clock runs for somebody who is away, and coming back gives no time back") {
    TwoPeople people{blitz};
    const int before = clock_of_ann(people.table);
    people.of_a.leaves();
    people.table.tick({20'000});
    AtTable again{people.table, of_ann};
    CHECK(clock_of_ann(people.table) <= before - 19'000);
    again.leaves();
    people.table.tick({before});
    CHECK(people.table.game().decider() != Seat{1});
}

TEST_CASE("T-3.10: the pause menu stops no clock at a shared table") {
    TwoPeople people{blitz};
    const int before = clock_of_ann(people.table);
    people.of_a.keys("p");
    people.passes(20'000);
    people.of_a.leaves();
    CHECK(clock_of_ann(people.table) <= before - 19'000);
}

TEST_CASE("T-3.10: in a pause no clock runs, here or for somebody who is away") {
    TwoPeople people{blitz};
    people.passes(5'000);
    people.table.pause();
    const int before = clock_of_ann(people.table);
    people.passes(60'000);
    CHECK_FALSE(people.table.next_tick());
    people.of_a.leaves();
    people.table.tick({60'000});
    AtTable again{people.table, of_ann};
    people.table.tick({60'000});
    people.table.end_pause();
    again.leaves();
    CHECK(clock_of_ann(people.table) == before);
}

TEST_CASE("T-3.10: what the clock had shown before a pause is noted, and a replay has it") {
    TwoPeople people{blitz};
    const int before = clock_of_ann(people.table);
    people.passes(5'000);
    people.table.pause();
    CHECK(clock_of_ann(people.table) <= before - 4'000);
    CHECK(people.journal.entries.back() == people.table.game().entries());
    people.passes(60'000);
    people.table.end_pause();
    people.passes(300);
    people.of_a.keys("r");
    std::string lines = people.table.game().header();
    for (std::size_t entry = 0; entry < people.table.game().entries(); ++entry)
        lines += people.table.game().entry_text(entry);
    CHECK(game_of(lines)->state() == people.table.game().state());
}

TEST_CASE("T-3.10: in a pause nothing can be played, and keys from it do not count afterwards") {
    TwoPeople people{blitz};
    people.table.pause();
    const auto state = people.table.game().state();
    people.of_a.keys("r");
    CHECK(people.table.game().state() == state);
    const wire::Showing seen = people.of_a.seen();
    people.table.end_pause();
    people.of_a.keys_at(seen, "r");
    CHECK(people.table.game().state() == state);
    people.passes(300);
    people.of_a.keys("r");
    CHECK(people.table.game().state() != state);
}

TEST_CASE("T-3.10: a computer that thought when the pause began decides after it") {
    Journal journal;
    SharedTable table{all_games(),
                      game_of("parlor 1\ngame blitz\nseed 5\nseat 1 cpu:1 Ada\nseat 2 person Bob\n"
                              "seat 3 person Cid\nbegin\n0 dice 5 6\n0 dice 1 2\n0 dice 2 2\n"),
                      journal.keep(),
                      {}};
    const AtTable bob_there{table, of_bob};
    auto thinking = table.thinking();
    REQUIRE(thinking);
    table.pause();
    const auto state = table.game().state();
    table.answer((*thinking)());
    table.tick({60'000});
    CHECK(table.game().state() == state);
    CHECK_FALSE(table.thinking());
    table.end_pause();
    table.tick({500});
    CHECK(table.game().state() != state);
}

namespace {

// The time that is left to ann when she has rolled after five seconds.
int left_to_ann(const std::vector<int>& times_of_line) {
    TwoPeople people{blitz};
    for (const int time : times_of_line) {
        people.of_a.line().sent(Moment{0});
        people.of_a.line().shown(Moment{time});
    }
    people.passes(5'000);
    people.of_a.keys("r");
    REQUIRE(people.table.game().entries() > 0);
    return clock_of_ann(people.table);
}

}  // namespace

TEST_CASE("T-3.9: what the line takes, there and back, is not counted, at most half a second") {
    const int without = left_to_ann({});
    CHECK(left_to_ann({300}) == without + 300);
    CHECK(left_to_ann({900, 300, 700}) == without + 300);
    CHECK(left_to_ann({3'000}) == without + 500);
}

TEST_CASE(
    "T-3.9: the line is allowed for once in a decision, however often its player comes again") {
    const auto left = [](int time_of_line) {
        TwoPeople people{blitz};
        people.passes(2'000);
        people.of_a.leaves();
        people.table.tick({2'000});
        AtTable again{people.table, of_ann};
        again.line().sent(Moment{0});
        again.line().shown(Moment{time_of_line});
        people.table.tick({2'000});
        again.sees();
        again.keys("r");
        return clock_of_ann(people.table);
    };
    CHECK(left(400) == left(0) + 400);
}

TEST_CASE("T-3.9: a flag falls when the time is up without what the line takes") {
    TwoPeople people{blitz};
    people.of_a.line().sent(Moment{0});
    people.of_a.line().shown(Moment{400});
    people.table.pause();  // notes the time so far
    people.table.end_pause();
    people.passes(clock_of_ann(people.table) + 300);
    CHECK(people.table.game().decider() == Seat{1});
    people.passes(500);
    CHECK(people.table.game().decider() != Seat{1});
}

TEST_CASE("T-3.9: a question or something to read over the game stops no clock") {
    TwoPeople people{blitz};
    const int before = clock_of_ann(people.table);
    people.of_a.keys("Ctrl-C");
    people.passes(20'000);
    people.of_a.leaves();
    CHECK(clock_of_ann(people.table) <= before - 19'000);
}

}  // namespace parlor::house
