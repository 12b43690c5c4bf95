// Reading a text without running it: what it ignores, what it keeps, and when it stops.
#include <fcntl.h>
#include <unistd.h>

#include "catch.hpp"
#include "table/game/replay.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::toy;

namespace {

// Pig, which counts its computed answers.
struct CountingPig : Pig {
    static inline int made = 0;
    static std::vector<table::Fact> facts(const Setup& setup, const Position& p) {
        ++made;
        return Pig::facts(setup, p);
    }
    static std::vector<std::string> choice_lines(const Position& p) {
        ++made;
        return Pig::choice_lines(p);
    }
    static std::string why(const Setup& /*setup*/, const Position& /*p*/, int /*level*/, Draw) {
        ++made;
        return "pigs do";
    }
};
static_assert(table::ExplainingGame<CountingPig>);

table::Opened open_counting(const table::SetupAsked& /*asked*/) {
    CountingPig::made = 0;
    return std::make_unique<table::TextTable<CountingPig>>(CountingPig::Setup{{}}, 0);
}

struct Read {
    table::Loaded loaded;
    std::string complaint;
};

Read load(const std::string& text,
          const table::CalledOff& called_off = {},
          const table::Opener& open = open_pig) {
    table::LineReader lines{text};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open, complaints, {}, called_off);
    return {std::move(loaded), complaints.waiting()};
}

std::string fact(const table::GameTable& table, const std::string& key) {
    for (const auto& [name, value] : table.facts())
        if (name == key) return value;
    return "";
}

std::string repeated(const std::string& text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i) all += text;
    return all;
}

const std::string two_computers =
    "parlor 1\ngame pig\nseed 7\nseat 1 cpu:0 Ann\nseat 2 cpu:0 Bob\nbegin\n";

}  // namespace

TEST_CASE("whoever only reads a file passes over what only prints, and makes no answer") {
    const std::string prints = ".show\n.show pot\n.choices\n.why\n.why 1\n.screen\n.screen wide\n";
    const auto read = load(pig_header + repeated(prints, 1'000), {}, open_counting);
    CHECK(read.complaint.empty());
    CHECK(read.loaded.status == table::Status::Fine);
    CHECK(CountingPig::made == 0);
}

TEST_CASE("before what is passed over chance and computers decide, as when the file is run") {
    const auto read = load(pig_header + "1 roll\n.show\n");
    CHECK(read.loaded.table->entries() == 2);
    const auto refused = load(pig_header + "1 roll\n.screen\n0 die 3\n");
    CHECK(refused.loaded.status == table::Status::Wrong);
    CHECK(refused.complaint.starts_with("test:9: "));
}

TEST_CASE("whoever only reads a file still has its checks made, and stops where one fails") {
    const auto read = load(pig_header +
                           "1 roll\n0 die 3\n.expect pot 3\n.event rolled points=3\n"
                           ".no-event held\n.refuse 2 roll\n1 roll\n0 die 4\n");
    CHECK(read.loaded.status == table::Status::Fine);
    CHECK(fact(*read.loaded.table, "pot") == "7");
    const auto unmet = load(pig_header + "1 roll\n0 die 3\n.expect pot 4\n1 roll\n0 die 4\n");
    CHECK(unmet.loaded.status == table::Status::Unmet);
    CHECK(unmet.complaint == "test:9: pot is 3, not 4\n");
    CHECK(fact(*unmet.loaded.table, "pot") == "3");
}

TEST_CASE("keys and time of a screen play, so that a file with them cannot only be read") {
    for (const std::string directive : {".key Enter", ".wait 100"}) {
        const auto read = load(pig_header + directive + "\n");
        CHECK(read.loaded.status == table::Status::Wrong);
        CHECK(read.complaint.starts_with("test:7: there is no screen here"));
    }
}

TEST_CASE("a script makes no answer that nobody hears, as its output cannot be written") {
    const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
    REQUIRE(full >= 0);
    constexpr int answers_in_buffer = 6'553;  // of 10 bytes, just less than a portion of output
    table::LineReader lines{pig_header + repeated(".choices\n", answers_in_buffer) +
                            "1 roll\n.choices\n.choices\n"};
    table::Output answers{full}, complaints;
    const table::ScriptNeeds needs{open_counting};
    (void)run_script(lines, "test", needs, answers, complaints);
    CHECK(answers.error() != 0);
    CHECK(CountingPig::made == answers_in_buffer);
    close(full);
}

TEST_CASE("reading is called off within fifty lines, and leaves nothing") {
    int asked = 0;
    const auto read =
        load(pig_header + repeated(".set pot 3\n", 100'000), [&] { return ++asked == 3; });
    CHECK(asked == 3);
    CHECK(read.loaded.status == table::Status::Wrong);
    CHECK(read.loaded.table == nullptr);
    CHECK(read.complaint == "test:154: reading was called off\n");
}

TEST_CASE("reading is called off in the middle of the computers' moves") {
    int asked = 0;
    const auto read = load(two_computers + ".no-event rolled\n", [&] { return ++asked == 9; });
    CHECK(asked == 9);
    CHECK(read.loaded.table == nullptr);
    CHECK(read.complaint == "test:7: reading was called off\n");
}

TEST_CASE("computers that move without end while a file is read are stopped, and that is said") {
    const auto read = load(two_computers + repeated(".no-event rolled\n.set pot 0\n", 100));
    CHECK(read.loaded.status == table::Status::Wrong);
    CHECK(
        read.complaint ==
        "test:7: reading from here on takes too much work; at most 100,000 decisions of computers "
        "are made while a file is read\n");
    REQUIRE(read.loaded.table);
    CHECK(read.loaded.table->entries() < 100'000);
}

TEST_CASE("a table that was read is free of the limit") {
    const auto read = load(two_computers + ".no-event rolled\n");
    CHECK_FALSE(read.loaded.table->play_on(std::nullopt));
}

TEST_CASE("a replay that is called off while it is loaded is none") {
    const auto loaded = table::load_replay(
        pig_header + repeated("1 roll\n0 die 2\n.undo\n", 1'000), "test", open_pig, [] {
            return true;
        });
    CHECK(loaded.replay == nullptr);
    CHECK(loaded.status == table::Status::Wrong);
    CHECK(loaded.complaint == "test:63: reading was called off");
}
