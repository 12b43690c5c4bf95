// Blitz as scripts, journals and computers play it: M-3.5, M-6.2, M-6.3 and M-6.4.
#include <algorithm>

#include "catch.hpp"
#include "ran.hpp"
#include "shell/property/standings.hpp"
#include "table/game/replay.hpp"
#include "table/journal/journal_text.hpp"

using namespace parlor;

namespace {

const std::string people =
    "seed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nbegin\n";
const std::string first_throws = "0 dice 6 5\n0 dice 1 2\n0 dice 1 2\n";
const std::string three_people = "parlor 1\ngame blitz\nboard uk\n" + people + first_throws;

std::unique_ptr<table::GameTable> played(const std::string& text) {
    table::LineReader lines{text};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open_table, complaints, {});
    INFO(complaints.waiting());
    REQUIRE(loaded.table);
    REQUIRE(loaded.status == table::Status::Fine);
    return std::move(loaded.table);
}

std::string fact(const table::GameTable& table, const std::string& key) {
    for (const auto& [name, value] : table.facts())
        if (name == key) return value;
    FAIL("there is no fact " << key);
    return {};
}

int matches_in(const std::string& text, const std::string& words) {
    int count = 0;
    for (auto at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
        ++count;
    return count;
}

bool has_line(const std::string& text, const std::string& line) {
    return ("\n" + text).find("\n" + line + "\n") != std::string::npos;
}

void check_fine(const Ran& ran) {
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

}  // namespace

TEST_CASE("M-6.2: in scripts each decision of a computer takes exactly half a second") {
    const auto table = played(
        "parlor 1\ngame blitz\nboard uk\nseed 3\nseat 1 cpu:1 Mack\nseat 2 person Bob\n"
        "seat 3 person Cid\nbegin\n0 dice 6 5\n0 dice 1 2\n0 dice 1 2\n2 roll @1\n");
    const std::string text = journal_text(*table);
    const auto decisions = matches_in(text, "\n1 ");
    REQUIRE(decisions > 1);
    CHECK(matches_in(text, " @500\n") == decisions);
    CHECK(fact(*table, "seat.1.clock") == std::to_string(600'000 - 500 * decisions));
}

TEST_CASE("M-6.3: a journal of Blitz has the time on each line of a player, and on no other") {
    const auto table =
        played(three_people + "1 roll @1234\n0 dice 1 2\n1 buy\n1 think @20\n1 end @7\n");
    const std::string text = journal_text(*table);
    for (const char* const line :
         {"1 roll @1234", "0 dice 1 2", "1 buy @0", "1 think @20", "1 end @7"}) {
        INFO(line);
        CHECK(has_line(text, line));
    }
    CHECK(has_line(text, "option clock 600"));
}

TEST_CASE("M-3.5: a game of Blitz that is read again ends the same, to the millisecond") {
    std::string text =
        "parlor 1\ngame blitz\nboard us\nseed 9\noption clock 60\n"
        "seat 1 cpu:0 Ann\nseat 2 cpu:1 Bob\nseat 3 cpu:0 Cid\nbegin\n";
    const auto table = played(text);
    REQUIRE(table->play_on({}));
    REQUIRE(fact(*table, "over") == "yes");
    const auto again = played(journal_text(*table));
    CHECK(again->state() == table->state());
    CHECK(again->facts() == table->facts());
    const auto flagged = std::ranges::count_if(table->facts(), [](const auto& each) {
        return each.first.ends_with(".left") and each.second == "flagged";
    });
    CHECK(flagged > 0);
}

TEST_CASE("M-6.4: a mode's option is known to it and its like only") {
    CHECK(run("parlor 1\ngame classic\noption clock 90\n" + people)
              .complaints.find("test:3: this game has no option clock") == 0);
    check_fine(run("parlor 1\ngame blitz\noption clock 90\noption free-parking nothing\n" + people +
                   first_throws + ".expect seat.2.clock 90000\n"));
    CHECK(run("parlor 1\ngame blitz\noption clock 59\n" + people).status == 2);
    CHECK(run("parlor 1\ngame blitz\noption clock 3601\n" + people).status == 2);
}

TEST_CASE("M-6.4: taking back gives back time, and the time put down for the decision") {
    check_fine(
        run(three_people +
            "1 think @1000\n1 roll @500\n0 dice 1 2\n1 think @300\n"
            ".expect seat.1.clock 598200\n.undo\n"
            ".expect seat.1.clock 600000\n.expect decision.kind roll\n"
            "1 roll @9\n.expect seat.1.clock 599991\n.expect seat.1.square whitechapel-road\n"));
}

TEST_CASE("M-6.4: taking back gives back a flag, which is one move where it fell for one") {
    const std::string three =
        "parlor 1\ngame blitz\nboard uk\nseed 1\nseat 1 person Ann\n"
        "seat 2 person Bob\nseat 3 person Cid\nbegin\n0 dice 6 5\n"
        "0 dice 1 2\n0 dice 1 2\n";
    for (const char* const last : {"1 roll @600000\n", "1 flag\n"})
        check_fine(run(three + last +
                       ".event flagged seat=1 wealth=1500\n.expect seat.1.left flagged\n"
                       ".expect decision.seat 2\n.undo\n.expect seat.1.left no\n"
                       ".expect seat.1.clock 600000\n.expect decision.seat 1\n"));
}

TEST_CASE("M-6.4: taking back gives back the direction") {
    check_fine(run("parlor 1\ngame reverse\nboard uk\n" + people + first_throws +
                   "1 roll\n0 dice 1 1\n.expect direction -1\n.undo\n.expect direction 1\n"));
}

TEST_CASE("M-3.3: of a move that comes too late only the flag is told") {
    check_fine(run(three_people +
                   "1 roll @600000\n.event flagged seat=1 wealth=1500\n.no-event rolled\n"
                   ".expect decision.seat 2\n2 flag\n"
                   ".event over winner=3 how=clock\n.expect seat.1.place 3\n"));
}

TEST_CASE("M-6.3: time that was put down is no step of a replay of its own") {
    const auto table = played(three_people + "1 think @900\n1 roll @1234\n0 dice 1 2\n");
    const auto loaded = table::load_replay(journal_text(*table), "test", open_table);
    REQUIRE(loaded.replay);
    const auto without = table::load_replay(
        journal_text(*played(three_people + "1 roll @1234\n0 dice 1 2\n")), "test", open_table);
    CHECK(loaded.replay->size() == without.replay->size());
}

TEST_CASE("U-7.7, M-3.4: the book of results has the places and the wealth of the leaderboard") {
    const auto table = played(three_people + "1 flag\n2 roll\n0 dice 1 3\n2 end\n3 flag\n");
    const auto outcome = table->outcome();
    REQUIRE(outcome);
    REQUIRE(outcome->players.size() == 3);
    for (int seat = 1; seat <= 3; ++seat) {
        const Outcome::Player& player = outcome->players[static_cast<std::size_t>(seat - 1)];
        const std::string key = "seat." + std::to_string(seat);
        INFO(key);
        CHECK(std::to_string(player.place) == fact(*table, key + ".place"));
        CHECK(std::to_string(player.score) == fact(*table, key + ".wealth"));
    }
    CHECK(outcome->players[0].score == 1500);
    CHECK(outcome->players[1].place == 3);
}

TEST_CASE("U-7.6: the story of a game ends with its leaderboard") {
    const auto over = played(three_people + "1 flag\n2 roll @1000\n0 dice 1 3\n2 end\n3 flag\n");
    CHECK(shell::property_standings(*over) ==
          "\nLeaderboard:\n"
          "1. Cid, $1500: out of time in round 1\n"
          "2. Ann, $1500: out of time in round 1\n"
          "3. Bob, $1300: in at the end, 9:59 left\n");
    CHECK(shell::property_standings(*played(three_people)).empty());
}
