// The time of a decision reaches the game. Pig adds the times up, and does nothing else with them.
#include "table/game/replay.hpp"
#include "table/game/replay_log.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::open_pig;
using toy::Pig;
using toy::pig_header;
using toy::play_pig;

namespace {

constexpr Seat ann{1}, bob{2};

std::string fact(const GameTable& table, std::string_view key) {
    for (const auto& [name, value] : table.facts())
        if (name == key) return value;
    return "";
}

const std::string timed_game = "1 roll @1500\n0 die 4 @9\n1 hold @20\n2 roll\n0 die 6\n2 hold @3\n";

std::unique_ptr<GameTable> loaded(const std::string& text) {
    LineReader lines{text};
    Output complaints;
    auto loaded = load_script(lines, "test", open_pig, complaints);
    INFO(complaints.waiting());
    REQUIRE(loaded.status == Status::Fine);
    return std::move(loaded.table);
}

}  // namespace

TEST_CASE("@MS of a line reaches the game; a line without it took no time") {
    const auto ran = play_pig(timed_game + ".expect seat.1.spent 1520\n.expect seat.2.spent 3\n");
    CHECK(ran.complaints.empty());
}

TEST_CASE("the time of a refused move does not count") {
    const auto ran =
        play_pig(".refuse 2 roll @8\n.refuse 1 hold @8\n1 roll @5\n.expect seat.1.spent 5\n", true);
    CHECK(ran.complaints.find("seat.1.spent") == std::string::npos);
}

TEST_CASE("a loaded journal gives the game the times again") {
    const auto table = loaded(pig_header + timed_game);
    const auto again = loaded(journal_text(*table));
    CHECK(fact(*again, "seat.1.spent") == "1520");
    CHECK(again->state() == table->state());
}

TEST_CASE("taking back gives back the time of what is taken back, and no other") {
    const auto table = loaded(pig_header + timed_game);
    REQUIRE(table->undo(1));
    CHECK(fact(*table, "seat.2.spent") == "0");
    CHECK(fact(*table, "seat.1.spent") == "1520");
    REQUIRE(table->undo(2));
    CHECK(fact(*table, "seat.1.spent") == "1500");
}

TEST_CASE("a replay gives the game the times of its steps") {
    const auto replay = load_replay(pig_header + timed_game, "test", open_pig).replay;
    REQUIRE(replay);
    replay->go_to(1);
    CHECK(fact(replay->table(), "seat.1.spent") == "1500");
    replay->go_to(replay->size());
    CHECK(fact(replay->table(), "seat.2.spent") == "3");
}

TEST_CASE("retelling a log gives the game the times again") {
    Session<Pig> session{{}, 1};
    REQUIRE_FALSE(session.play(ann, Pig::Hold{}, {{70}, Took::Told::ByLine}));
    REQUIRE_FALSE(session.play(bob, Pig::Hold{}, {{5}, Took::Told::ByScreen}));
    Pig::Position last;
    replay_log(session,
               [&](const Pig::Position& position, const auto&, const auto*) { last = position; });
    CHECK(last.spent[0] == Milliseconds{70});
    CHECK(last.spent[1] == Milliseconds{5});
}

TEST_CASE("a game that counts time has the measured times in its journal, too") {
    TextTable<Pig> table{{}, 1};
    REQUIRE_FALSE(table.session().play(ann, Pig::Roll{}, {{1500}, Took::Told::ByScreen}));
    REQUIRE_FALSE(table.session().play(chance, Pig::Die{4}));
    REQUIRE_FALSE(table.session().play(ann, Pig::Hold{}));
    CHECK(table.entry_text(0) == "1 roll @1500\n");
    CHECK(table.entry_text(1) == "0 die 4\n");
    CHECK(table.entry_text(2) == "1 hold @0\n");
}
