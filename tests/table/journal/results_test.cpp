// The book of results: its lines, its tally, and the lines that the store writes.
#include "table/journal/results.hpp"

#include <fstream>

#include "catch.hpp"
#include "disk/faulty_disk.hpp"
#include "disk/in_processes.hpp"
#include "disk/text_file.hpp"
#include "table/folder.hpp"
#include "table/game/text_table.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/tally.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

FinishedGame ann_beats_victor(const std::string& journal) {
    return {journal,
            {"classic", "uk", 34, {{"Ann B.", std::nullopt, 1, 4200}, {"Victor \"V\"", 1, 2, 0}}}};
}

Pig::Setup ann_and_computer() {
    Pig::Setup setup{{"Ann", "Bob"}};
    setup.levels[1] = 0;
    return setup;
}

struct House {
    Folder folder;
    disk::FaultyDisk disk;
    GameStore store{{.disk = disk,
                     .folder = folder.path,
                     .open = toy::open_pig,
                     .seconds = [] { return std::int64_t{0}; },
                     .stamp = [] { return "20261123-180000"; }}};

    // Ann rolls 6 four times, and holds.
    std::unique_ptr<GameTable> finish(bool is_rigged = false) {
        auto table = std::make_unique<TextTable<Pig>>(Pig::Setup{{"Ann", "Bob"}}, 5);
        REQUIRE_FALSE(store.keep(*table));
        const auto plays = [&](const std::vector<std::string>& words) {
            REQUIRE(table->play({.words = words}).kind == Verdict::Kind::Played);
            REQUIRE_FALSE(store.keep(*table));
        };
        if (is_rigged) {
            REQUIRE_FALSE(table->rig("pot", std::vector<std::string>{"6"}));
            REQUIRE_FALSE(table->settle());
        }
        for (int i = 0; i < 4; ++i) {
            plays({"roll"});
            plays({"die", "6"});
        }
        plays({"hold"});
        return table;
    }
    [[nodiscard]] std::vector<FinishedGame> games() const {
        const auto results = store.results();
        REQUIRE(results);
        CHECK(results->unreadable == 0);
        return results->games;
    }
};

}  // namespace

TEST_CASE("U-7.7: a line of the results reads back as the same game") {
    const FinishedGame game = ann_beats_victor("20261123-180000-01");
    CHECK(line_of(game) ==
          "20261123-180000-01 classic uk 34 person \"Ann B.\" 1 4200 cpu:1 \"Victor \\\"V\\\"\" 2 "
          "0\n");
    const Results read = results_in(line_of(game));
    CHECK(read.games == std::vector{game});
    CHECK(read.unreadable == 0);
}

TEST_CASE("U-7.7: a byte order mark at the beginning of any file of the results is passed over") {
    const Folder folder;
    const auto path = results_path(folder.path);
    const std::string mark = "\xEF\xBB\xBF";
    std::ofstream{path} << mark << line_of(ann_beats_victor("one"));
    std::ofstream{path.string() + "-2"} << mark << line_of(ann_beats_victor("two"));
    const auto results = read_results(path);
    CHECK(results->games == std::vector{ann_beats_victor("one"), ann_beats_victor("two")});
    CHECK(results->unreadable == 0);
}

TEST_CASE("U-7.7: the figures that a game adds stand behind what they are about") {
    FinishedGame game = ann_beats_victor("a");
    game.outcome.figures = {{"hand", 7}, {"target", 150}};
    game.outcome.players[0].figures = {{"counts", 95}};
    game.outcome.players[1].name = "hand=7";
    CHECK(
        line_of(game) ==
        "a classic uk 34 hand=7 target=150 person \"Ann B.\" 1 4200 counts=95 cpu:1 hand=7 2 0\n");
    const Results read = results_in(line_of(game));
    CHECK(read.games == std::vector{game});
    CHECK(find_figure(read.games[0].outcome.figures, "target") == 150);
    CHECK_FALSE(find_figure(read.games[0].outcome.players[1].figures, "counts"));
}

TEST_CASE("U-7.7: a figure has a name, once, and a number; else its line cannot be read") {
    for (const char* const figure :
         {"=7", "hand=", "Hand=7", "hand=-7", "hand=7 hand=7", "hand=7=7", "hand=99999999999"}) {
        INFO(figure);
        CHECK(results_in("a classic uk 34 " + std::string{figure} + " person Ann 1 2").unreadable ==
              1);
        CHECK(results_in("a classic uk 34 person Ann 1 2 " + std::string{figure}).unreadable == 1);
    }
    CHECK(results_in("a classic uk 34 hand=7").unreadable == 1);
}

TEST_CASE("U-7.7: of two results of one game the later counts; lines that are none are counted") {
    FinishedGame later = ann_beats_victor("a");
    later.outcome.length = 40;
    const Results read =
        results_in(line_of(ann_beats_victor("a")) + line_of(ann_beats_victor("b")) +
                   "a classic uk\na classic uk 34 robot Ann 1 2\n"
                   "a classic uk many person Ann 1 2\na classic uk 3 person \x1b 1 2\n"
                   "a classic uk 3 person \"An\tn\" 1 2\n" +
                   line_of(later) + "torn classic uk 34 person Ann");
    CHECK(read.games == std::vector{ann_beats_victor("b"), later});
    CHECK(read.unreadable == 6);
}

TEST_CASE("U-7.7: a person is one, however the name was written") {
    FinishedGame again = ann_beats_victor("b");
    again.outcome.players[0].name = "ANN b.";
    const Results read = results_in(line_of(ann_beats_victor("a")) + line_of(again));
    REQUIRE(read.games.size() == 2);
    CHECK(read.games[1].outcome.players[0].name == read.games[0].outcome.players[0].name);
}

TEST_CASE("U-7.7: the tally counts by game and by player, computers by level") {
    FinishedGame lost = ann_beats_victor("b");
    lost.outcome.players[0].place = 2;
    lost.outcome.players[1] = {"Bruno", 1, 1, 900};
    FinishedGame other = ann_beats_victor("c");
    other.outcome.game = "dominoes";
    const std::vector games{other, ann_beats_victor("a"), lost};
    const auto tally = tally_of(games);
    REQUIRE(tally.size() == 2);
    CHECK(tally[0].game == "classic");
    CHECK(tally[0].played == 2);
    CHECK(tally[0].longest == 34);
    REQUIRE(tally[0].players.size() == 2);
    CHECK(tally[0].players[0].name == "Ann B.");
    CHECK(tally[0].players[0].won == 1);
    CHECK(tally[0].players[0].best == 4200);
    CHECK(tally[0].players[1].name == "cpu:1");
    CHECK(tally[0].players[1].level == 1);
    CHECK(tally[0].players[1].played == 2);
    CHECK(tally[0].players[1].won == 1);
    CHECK(tally[0].players[1].best == 900);
    CHECK(tally[1].game == "dominoes");
}

TEST_CASE(
    "U-7.7: the end of a game is noted once, whenever it is kept again, and by its last end") {
    House house;
    CHECK_FALSE(house.store.has_results());
    const auto table = house.finish();
    REQUIRE_FALSE(house.store.keep(*table));
    CHECK(house.store.has_results());
    REQUIRE(house.games().size() == 1);
    CHECK(house.games()[0].journal == "20261123-180000-01");
    CHECK(house.games()[0].outcome ==
          Outcome{"pig", "", 1, {{"Ann", std::nullopt, 1, 24}, {"Bob", std::nullopt, 2, 0}}});
    REQUIRE(table->undo(1));
    REQUIRE_FALSE(house.store.keep(*table));
    REQUIRE(table->play({.words = {"roll"}}).kind == Verdict::Kind::Played);
    REQUIRE(table->play({.words = {"die", "2"}}).kind == Verdict::Kind::Played);
    REQUIRE(table->play({.words = {"hold"}}).kind == Verdict::Kind::Played);
    REQUIRE_FALSE(house.store.leave(*table));
    REQUIRE(house.games().size() == 1);
    CHECK(house.games()[0].outcome.players[0].score == 26);
}

TEST_CASE("U-7.7: a game with a rigged position does not count, nor one that goes on") {
    House house;
    house.finish(true);
    CHECK_FALSE(house.store.has_results());
}

TEST_CASE(
    "U-7.7: results that cannot be written are told once, and written as soon as they can be") {
    House house;
    std::filesystem::create_directories(results_path(house.folder.path));
    const auto table = house.finish();  // keep() has written it to disk
    const auto unnoted = house.store.take_unnoted();
    REQUIRE(unnoted);
    CHECK(unnoted->what ==
          results_path(house.folder.path).string() + ": cannot be written: Is a directory");
    REQUIRE_FALSE(house.store.keep(*table));
    CHECK_FALSE(house.store.take_unnoted());
    std::filesystem::remove(results_path(house.folder.path));
    REQUIRE_FALSE(house.store.keep(*table));
    CHECK_FALSE(house.store.take_unnoted());
    CHECK(house.games().size() == 1);
}

TEST_CASE("U-7.7: a last line that was torn costs no other game") {
    House house;
    std::ofstream{results_path(house.folder.path)} << line_of(ann_beats_victor("a"))
                                                   << line_of(ann_beats_victor("b")).substr(0, 30);
    house.finish();
    const auto results = house.store.results();
    REQUIRE(results);
    CHECK(results->unreadable == 1);
    REQUIRE(results->games.size() == 2);
    CHECK(results->games[0] == ann_beats_victor("a"));
    CHECK(results->games[1].journal == "20261123-180000-01");
}

TEST_CASE("U-7.7: a book that is full goes on in a second file, and is read whole") {
    House house;
    const auto path = results_path(house.folder.path);
    constexpr std::size_t room = 20;
    std::ofstream{path} << line_of(ann_beats_victor("a")) +
                               std::string(disk::longest_text - room -
                                               line_of(ann_beats_victor("a")).size() - 1,
                                           '#')
                        << "\n";
    house.finish();
    CHECK_FALSE(house.store.take_unnoted());
    CHECK(std::filesystem::file_size(path) == disk::longest_text - room);
    const auto results = house.store.results();
    REQUIRE(results);
    CHECK(results->unreadable == 1);
    CHECK(results->games.size() == 2);
    std::filesystem::remove(path);
    CHECK(house.store.has_results());
    CHECK(house.games().size() == 1);
}

TEST_CASE("U-7.7: of games that end in two parlors at the same time none is lost, and none mixed") {
    constexpr int games = 250;
    const Folder folder;
    const auto path = results_path(folder.path);
    const int well = in_processes(2, [&](int parlor) {
        for (int game = 0; game < games; ++game) {
            const std::string name = std::to_string(parlor) + "-" + std::to_string(game);
            if (add_result(disk::real_disk(), path, ann_beats_victor(name))) return false;
        }
        return true;
    });
    CHECK(well == 2);
    const auto results = read_results(path);
    REQUIRE(results);
    CHECK(results->unreadable == 0);
    CHECK(results->games.size() == std::size_t{2} * games);
}

TEST_CASE("T-5.6: a seat has the kind that it has at the end, and how often it changed hands") {
    const auto outcome_after = [&](const std::vector<std::string>& kinds) {
        const auto table = std::make_unique<TextTable<Pig>>(ann_and_computer(), 5);
        for (const std::string& kind : kinds)
            REQUIRE(table->play({chance, {"sit", kind.substr(0, 1), kind.substr(2)}}).kind ==
                    Verdict::Kind::Played);
        for (int i = 0; i < 4; ++i) {
            REQUIRE(table->play({Seat{1}, {"roll"}}).kind == Verdict::Kind::Played);
            REQUIRE(table->play({chance, {"die", "6"}}).kind == Verdict::Kind::Played);
        }
        REQUIRE(table->play({Seat{1}, {"hold"}}).kind == Verdict::Kind::Played);
        return table->outcome();
    };
    const auto line_after = [&](const std::vector<std::string>& kinds) {
        return line_of({"now-01", *outcome_after(kinds)});
    };
    CHECK(line_after({}) == "now-01 pig \"\" 1 person Ann 1 24 cpu:0 Bob 2 0\n");
    CHECK(line_after({"1 cpu:0", "1 cpu:1"}) ==
          "now-01 pig \"\" 1 cpu:1 Ann 1 24 changed=1 cpu:0 Bob 2 0\n");
    CHECK(line_after({"1 cpu:0", "1 person"}) ==
          "now-01 pig \"\" 1 person Ann 1 24 changed=2 cpu:0 Bob 2 0\n");
    CHECK(line_after({"2 cpu:1"}) == "now-01 pig \"\" 1 person Ann 1 24 cpu:1 Bob 2 0\n");
    const auto read = results_in(line_after({"1 cpu:0"}));
    REQUIRE(read.games.size() == 1);
    CHECK(is_given_up(read.games[0].outcome.players[0]));
}

TEST_CASE("T-5.6: a game in which a person took a computer's seat counts for nobody") {
    TextTable<Pig> table{ann_and_computer(), 5};
    REQUIRE(table.play({chance, {"sit", "2", "person"}}).kind == Verdict::Kind::Played);
    REQUIRE(table.play({chance, {"sit", "2", "cpu:0"}}).kind == Verdict::Kind::Played);
    for (const std::string line :
         {"roll", "die 6", "roll", "die 6", "roll", "die 6", "roll", "die 6", "hold"})
        REQUIRE(table.play(*read_move(*split(line))).kind == Verdict::Kind::Played);
    REQUIRE_FALSE(table.decider());
    CHECK_FALSE(table.outcome());
}

TEST_CASE("T-5.6: a person who gave the seat up has played and not won; an owner counts in full") {
    const Results results = results_in(
        "a classic uk 9 person Ann 1 5000 changed=2 cpu:1 Victor 2 0\n"
        "b classic uk 9 cpu:1 Ann 1 7000 changed=1 cpu:1 Victor 2 100\n");
    REQUIRE(results.unreadable == 0);
    const auto tally = tally_of(results.games);
    REQUIRE(tally.size() == 1);
    REQUIRE(tally[0].players.size() == 2);
    const PlayerTally &ann = tally[0].players[0], &computer = tally[0].players[1];
    CHECK(ann.name == "Ann");
    CHECK(ann.played == 2);
    CHECK(ann.won == 1);
    CHECK(ann.best == 5000);
    CHECK(computer.name == "cpu:1");
    CHECK(computer.played == 2);
    CHECK(computer.won == 0);
    CHECK(computer.best == 100);
}
