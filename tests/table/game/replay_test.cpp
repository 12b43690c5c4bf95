#include "table/game/replay.hpp"

#include <sstream>

#include "catch.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/seal.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::pig_header;

namespace {

struct Watched {
    LoadedReplay loaded;
    explicit Watched(const std::string& lines) {
        loaded = load_replay(pig_header + lines, "test", toy::open_pig);
    }
    Replay& replay() { return *loaded.replay; }
    std::string story_at(int step) {
        replay().go_to(step);
        return replay().story();
    }
    std::string fact(const std::string& key) {
        for (const auto& [name, value] : replay().table().facts())
            if (name == key) return value;
        return "";
    }
};

const std::string a_game =
    "1 roll\n0 die 3\n1 roll\n0 die 4\n1 hold\n2 roll\n0 die 1\n1 roll\n0 die 6\n";

std::string first_steps(const std::string& game, int count) {
    std::istringstream lines{game};
    std::string taken;
    for (std::string line; std::getline(lines, line); taken += line + "\n")
        if (not line.starts_with("0 ") and --count < 0) break;
    return taken;
}

// The position at the end of the script itself.
std::uint64_t state_after(const std::string& lines) {
    LineReader reader{pig_header + lines};
    Output complaints;
    return load_script(reader, "test", toy::open_pig, complaints).table->state();
}

}  // namespace

TEST_CASE("a step of a replay is a player's move with chance's part in it") {
    Watched watched{a_game};
    CHECK(watched.loaded.status == Status::Fine);
    CHECK(watched.replay().at() == 0);
    CHECK(watched.replay().size() == 5);
    CHECK(watched.story_at(1) == "Ann rolled 3.");
    CHECK(watched.fact("pot") == "3");
    CHECK(watched.story_at(3) == "Ann held 7.");
    CHECK(watched.story_at(4) == "Bob B rolled 1.");
}

TEST_CASE("going to any step, forward or back, comes to the state the journal had there") {
    Watched watched{a_game};
    for (const int step : {5, 2, 0, 4, 3, 1, 5}) {
        watched.replay().go_to(step);
        CHECK(watched.replay().table().state() == state_after(first_steps(a_game, step)));
    }
}

TEST_CASE("there is nothing before the begin and behind the end") {
    Watched watched{a_game};
    watched.replay().go_to(99);
    CHECK(watched.replay().at() == 5);
    watched.replay().go_to(-1);
    CHECK(watched.replay().at() == 0);
    Watched empty{""};
    CHECK(empty.replay().size() == 0);
    CHECK(empty.replay().next_turn() == 0);
    CHECK(empty.replay().turn_before() == 0);
}

TEST_CASE("by turn: to where another one's turn begins") {
    Watched watched{a_game};
    std::vector<int> forward, back;
    while (watched.replay().at() < watched.replay().size()) {
        watched.replay().go_to(watched.replay().next_turn());
        forward.push_back(watched.replay().at());
    }
    CHECK(forward == std::vector{3, 4, 5});
    while (watched.replay().at() > 0) {
        watched.replay().go_to(watched.replay().turn_before());
        back.push_back(watched.replay().at());
    }
    CHECK(back == std::vector{4, 3, 0});
}

TEST_CASE("a line that lets computers move has all their steps and turns, as its journal has") {
    const std::string header =
        "parlor 1\ngame pig\nseed 7\nseat 1 cpu:1 Ann\nseat 2 cpu:1 Bob\nbegin\n";
    auto script = load_replay(header + ".set pot 0\n", "test", toy::open_pig);
    script.replay->go_to(script.replay->size());
    auto journal = load_replay(journal_text(script.replay->table()), "test", toy::open_pig);
    CHECK(script.replay->size() > 10);
    REQUIRE(script.replay->size() == journal.replay->size());
    for (int step = 0; step <= journal.replay->size(); ++step) {
        script.replay->go_to(step);
        journal.replay->go_to(step);
        CHECK(script.replay->story() == journal.replay->story());
        CHECK(script.replay->next_turn() == journal.replay->next_turn());
        CHECK(script.replay->turn_before() == journal.replay->turn_before());
    }
}

TEST_CASE("what was taken back is seen, and then seen to be taken back") {
    const std::string taken_back = "1 roll\n0 die 3\n1 hold\n.undo 2\n1 roll\n0 die 2\n";
    Watched watched{taken_back};
    CHECK(watched.replay().size() == 4);
    CHECK(watched.story_at(2) == "Ann held 3.");
    CHECK(watched.story_at(3) == "The last 2 moves are taken back.");
    CHECK(watched.replay().takes_back());
    CHECK(watched.fact("turn") == "1");
    CHECK(watched.story_at(4) == "Ann rolled 2.");
    CHECK(watched.replay().table().state() == state_after(taken_back));
    CHECK(watched.story_at(2) == "Ann held 3.");
    Watched one{"1 roll\n0 die 3\n.undo\n"};
    CHECK(one.story_at(2) == "The last move is taken back.");
}

TEST_CASE("what is set by hand belongs to the move before it, and is told") {
    Watched watched{".set pot 5\n1 roll\n0 die 2\n.set seat.1.score 7\n.set pot 9\n1 hold\n"};
    CHECK(watched.replay().size() == 2);
    CHECK(watched.story_at(0) == "Pig begins. pot is set to 5.");
    CHECK(watched.fact("pot") == "5");
    CHECK(watched.story_at(1) == "Ann rolled 2. seat.1.score is set to 7. pot is set to 9.");
    CHECK(watched.fact("pot") == "9");
}

TEST_CASE("a damaged journal is replayed up to the damage, which is told") {
    Watched wrong{"1 roll\n0 die 3\n1 juggle\n1 hold\n"};
    CHECK(wrong.loaded.status == Status::Wrong);
    CHECK(wrong.loaded.complaint.starts_with("test:9: "));
    CHECK(wrong.replay().size() == 1);
    Watched other{"1 roll\n0 die 3\n# state 0123456789abcdef\n1 hold\n"};
    CHECK(other.loaded.status == Status::Wrong);
    CHECK(other.replay().size() == 1);
    Watched impossible{"1 roll\n0 die 3\n.set pot 99\n1 hold\n"};
    CHECK(impossible.replay().size() == 1);
    CHECK(impossible.story_at(1) == "Ann rolled 3.");
}

TEST_CASE("of a journal whose seal does not fit what is sealed before it is replayed") {
    std::string text;
    Sealer sealer;
    for (const std::string piece : {"1 roll\n0 die 3\n", "1 roll\n0 die 4\n"}) {
        const std::string lines = (text.empty() ? pig_header : "") + piece;
        sealer.pass(lines);
        text += lines + sealer.seal(1);
    }
    const auto load = [](const std::string& journal) {
        return load_replay(journal, "test", toy::open_pig);
    };
    CHECK(load(text).status == Status::Fine);
    CHECK(load(text).replay->size() == 2);
    text.replace(text.find("die 4"), 5, "die 5");
    const auto damaged = load(text);
    CHECK(damaged.status == Status::Wrong);
    CHECK(
        damaged.complaint ==
        "test: lines 10 to 12 of its file are damaged; the moves before them are still there, and "
        "the file is left as it is");
    CHECK(damaged.replay->size() == 1);
    text[0] = 'P';
    const auto nothing = load(text);
    CHECK(nothing.complaint.find("and no move is left before them") != std::string::npos);
    CHECK_FALSE(nothing.replay);
}

TEST_CASE("what could steer a terminal is in no name, and in no complaint") {
    for (const std::string evil : {"\x1b[2J", "\u202e", "\u009b2J", "\u061c", "\u200b", "\ufeff"}) {
        const std::string text =
            "parlor 1\ngame pig\nseat 1 person \"A" + evil + "\"\nseat 2 person Bob\nbegin\n";
        const auto loaded = load_replay(text, evil, toy::open_pig);
        CHECK(loaded.replay == nullptr);
        CHECK(loaded.complaint.find(evil) == std::string::npos);
        CHECK_FALSE(loaded.complaint.empty());
    }
}

TEST_CASE("without a game there is no replay") {
    const auto loaded = load_replay("parlor 1\ngame chess\nbegin\n", "test", toy::open_pig);
    CHECK(loaded.status == Status::Wrong);
    CHECK(loaded.replay == nullptr);
}

TEST_CASE("a file that is seen again writes no other file") {
    Watched watched{"1 roll\n.save parlor-must-not-be-there\n"};
    CHECK(watched.loaded.status == Status::Wrong);
    CHECK(watched.loaded.complaint == "test:8: nothing is saved while a file is read");
}

TEST_CASE("what the dealer and the computers answered in a script is in its replay, too") {
    Watched watched{"1 roll\n1 hold\n2 roll\n"};
    CHECK(watched.replay().size() == 3);
    watched.replay().go_to(3);
    const auto over = watched.replay().take_over();
    CHECK(over->state() == state_after("1 roll\n1 hold\n2 roll\n"));
    CHECK(over->entries() == 4);
}

TEST_CASE("the story tells each step in a line, from the begin") {
    Watched watched{a_game};
    CHECK(story_until(watched.replay(), 2) ==
          "0. Pig begins.\n1. Ann rolled 3.\n2. Ann rolled 4.\n");
}

TEST_CASE("a replay of thousands of take-backs goes from step to step without starting over") {
    constexpr int sets = 5'000, pairs = 5'000;
    std::string lines;
    for (int i = 0; i < sets; ++i) lines += ".set pot 5\n";
    for (int i = 0; i < pairs; ++i) lines += "1 roll\n0 die 3\n.undo\n";
    Watched watched{lines};
    CHECK(watched.loaded.status == Status::Fine);
    REQUIRE(watched.replay().size() == 2 * pairs);
    const std::string story = story_until(watched.replay(), 2 * pairs);
    CHECK(story.ends_with("9999. Ann rolled 3.\n10000. The last move is taken back.\n"));
    CHECK(watched.replay().table().work() == 3 * sets + 2 * pairs);
}

TEST_CASE("going back step by step costs a few moves each") {
    constexpr int rolls = 5'000;
    std::string lines;
    for (int i = 0; i < rolls; ++i) lines += "roll\n0 die 2\n";
    Watched watched{lines};
    Replay& replay = watched.replay();
    replay.go_to(rolls);
    const std::uint64_t before = replay.table().work();
    while (replay.at() > 0) replay.go_to(replay.at() - 1);
    CHECK(replay.table().work() - before < std::uint64_t{40} * rolls);
}

TEST_CASE("what goes on from the middle of a replay is as if nothing had followed") {
    Watched watched{"1 roll\n0 die 3\n1 roll\n0 die 4\n.undo 2\n1 roll\n0 die 6\n"};
    watched.replay().go_to(4);
    watched.replay().go_to(1);
    const auto table = watched.replay().take_over();
    CHECK(table->entries() == 2);
    CHECK(table->header().find("foreseen") == std::string::npos);
}
