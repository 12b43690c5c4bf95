// U-8.4: a game on the player's own files carries them in the header of its journal.
#include <random>

#include "app/game_box.hpp"
#include "app/own_files.hpp"
#include "catch.hpp"
#include "disk/disk.hpp"
#include "ran.hpp"
#include "sessions/property/settings.hpp"
#include "sessions/property/table.hpp"
#include "table/game/replay.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"
#include "unicode/utf8.hpp"

using namespace parlor;
using tui::OwnFiles;
using tui::OwnModes;

namespace {

using Table = std::unique_ptr<table::GameTable>;

const std::string two = "seed 1\nseat 1 person Ann\nseat 2 cpu:1 Ada\n";
const std::string on_mine = "parlor 1\ngame mine\n" + two;
const std::string classic_on = "parlor 1\ngame classic\n" + two + "board ";

Table read(const std::string& text) {
    table::LineReader lines{text};
    table::Output complaints;
    auto loaded = load_script(lines, "test", open_table, complaints);
    INFO(complaints.waiting());
    REQUIRE(loaded.status == table::Status::Fine);
    return std::move(loaded.table);
}

Table begun(const std::string& header) { return read(header + "begin\n"); }

Table played() {
    Table table = begun(on_mine);
    for (int move = 0; move < 20; ++move) {
        table->play_on(std::nullopt);
        for (const char* const word : {"roll", "buy", "pass", "forfeit", "end", "bail"})
            if (table->play({.words = {word}}).kind == table::Verdict::Kind::Played) break;
    }
    REQUIRE(table->moves() > 10);
    return table;
}

// How many lines of the header carry a file of this kind.
int lines_of(const table::GameTable& table, const std::string& kind) {
    const std::string header = table.header(), words = "\nfile " + kind + " ";
    int count = 0;
    for (auto at = header.find(words); at != header.npos; at = header.find(words, at + 1)) ++count;
    return count;
}

std::string carried_by(const table::GameTable& table) {
    const std::string header = table.header();
    const auto first = header.find("\nfile "), last = header.rfind("\nfile ");
    return header.substr(first, header.find('\n', last + 1) - first);
}

bool carries(const table::GameTable& table) {
    return table.header().find("\nfile ") != std::string::npos;
}

std::string changes(table::GameTable& table) {
    return changes_since(all_games(), table).value_or("");
}

void check_same(const std::string& journal, const table::GameTable& table) {
    const Table again = read(journal);
    CHECK(again->facts() == table.facts());
    CHECK(again->state() == table.state());
    CHECK(table::journal_text(*again) == journal);
    const auto replay = table::load_replay(journal, "test", open_table);
    REQUIRE(replay.status == table::Status::Fine);
    replay.replay->go_to(replay.replay->size());
    CHECK(replay.replay->table().state() == table.state());
}

// The header of a game on the player's own board, with one of its lines changed.
std::string header_but(const std::string& words, const std::string& others) {
    std::string header = begun(on_mine)->header();
    const auto at = header.find(words);
    REQUIRE(at != std::string::npos);
    return header.replace(at, words.size(), others);
}

}  // namespace

TEST_CASE("U-8.4: a journal is read again after its files were changed or deleted, and elsewhere") {
    const OwnFiles own;
    const Table table = played();
    const std::string journal = table::journal_text(*table);
    CHECK(lines_of(*table, "mode") == 4);
    CHECK(lines_of(*table, "board") == 45);
    CHECK(lines_of(*table, "cards") > 30);
    check_same(journal, *table);

    own.write("mine", "name = \"Other\"\nboard = \"us\"\ncards = \"city\"\nseats = [5, 6]\n");
    own.write_file("boards/mine", OwnFiles::ours_but("boards/us", "price = 60", "price = 70"));
    own.write_file("cards/mine", "nonsense");
    check_same(journal, *table);

    own.remove("modes/mine");
    own.remove("boards/mine");
    own.remove("cards/mine");
    check_same(journal, *table);

    const Folder elsewhere;
    setenv("XDG_DATA_HOME", elsewhere.path.c_str(), 1);
    check_same(journal, *table);
}

TEST_CASE("U-8.4: only what is not the program's is carried, wherever it lies") {
    const OwnFiles own;
    const Table on_board = begun(classic_on + "mine\n");
    CHECK(lines_of(*on_board, "board") == 45);
    CHECK(lines_of(*on_board, "mode") == 0);
    CHECK(lines_of(*on_board, "cards") == 0);
    CHECK_FALSE(carries(*begun(classic_on + "us\n")));

    own.write_file("boards/uk", OwnFiles::ours_but("boards/uk", "name", "# A copy\nname"));
    CHECK_FALSE(carries(*begun(classic_on + "uk\n")));
    own.write_file("boards/uk", OwnFiles::ours_but("boards/uk", "price = 60", "price = 65"));
    CHECK(lines_of(*begun(classic_on + "uk\n"), "board") == 45);

    setenv("PARLOR_DATA", (own.path / "parlor").c_str(), 1);
    setenv("XDG_DATA_HOME", "/nowhere", 1);
    CHECK(lines_of(*begun(classic_on + "mine\n"), "board") == 45);
    CHECK_FALSE(carries(*begun(classic_on + "us\n")));
    unsetenv("PARLOR_DATA");
}

TEST_CASE("U-8.4: Moneyloopy carries a board of one's own, and has no mode and no cards") {
    const OwnFiles own;
    const std::string header =
        "parlor 1\ngame moneyloopy\nboard mine\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n";
    const Table table = begun(header);
    CHECK(lines_of(*table, "board") == 45);
    CHECK(run(header + "file mode mine x\nfile cards mine x\nbegin\n")
              .complaints.starts_with(
                  "test:7: moneyloopy has no mode\ntest:8: moneyloopy has no cards\n"));
    own.remove("boards/mine");
    check_same(table::journal_text(*table), *table);
    CHECK(changes(*table).starts_with("the board mine is not here"));
}

TEST_CASE("U-8.4: what became of the files is said in a sentence") {
    const OwnFiles own;
    const Table table = begun(on_mine);
    CHECK(changes(*table).empty());
    own.write_file(
        "boards/mine",
        "# A comment.\n" + OwnFiles::ours_but("boards/uk", "Old Kent Road", "Our \\\"Street\\\""));
    CHECK(changes(*table).empty());
    own.write_file("boards/mine", OwnFiles::ours_but("boards/uk", "price = 60", "price = 65"));
    CHECK(changes(*table) == "the board mine has changed; this game continues with its own copy");
    own.write_file("boards/mine", "nonsense");
    own.remove("modes/mine");
    CHECK(changes(*table) ==
          "the mode mine is not here and the board mine has changed; this game continues with its "
          "own copy");
    own.remove("cards/mine");
    CHECK(changes(*table) ==
          "the mode mine and the set of cards mine are not here and the board mine has changed; "
          "this game continues with its own copy");
    CHECK(changes(*begun(classic_on + "us\n")).empty());
}

TEST_CASE("U-8.4: a mistake in a carried file is told with its line in the header, and its field") {
    const OwnFiles own;
    const auto told = [](const std::string& words, const std::string& others) {
        return run(header_but(words, others)).complaints;
    };
    const std::string header = begun(on_mine)->header();
    const auto line = [&](const std::string& words) {
        const auto end = header.begin() + static_cast<std::ptrdiff_t>(header.find(words));
        return "test:" + std::to_string(std::count(header.begin(), end, '\n') + 1) + ": ";
    };
    CHECK(told("salary = 300", "salary = 3").empty());
    CHECK(told("salary = 300", "salary = 9999") ==
          line("salary = 300") + "mode mine: salary: must be 0 to 5000\n");
    CHECK(told("price = 60", "price = 99999")
              .starts_with(line("price = 60") +
                           "board mine: squares[1].price: must be 0 to 32767\n"));
    CHECK(told("pays = 220", "pays = 0").starts_with(line("pays = 220") + "cards mine: chest["));
    CHECK(told("file board mine \"squares = [\"\n", "").starts_with("test:23: board mine: "));
    CHECK(told("file board mine ]\n", "").starts_with(line("mayfair") + "board mine: "));
}

TEST_CASE("U-8.4: lines of files that nobody uses are refused in words") {
    const OwnFiles own;
    const auto told = [](const std::string& lines) {
        return run(classic_on + "uk\n" + lines + "begin\n").complaints;
    };
    CHECK(told("file\n") == "test:7: write `file KIND ID \"LINE\"`\n");
    CHECK(told("file deck mine x\n")
              .starts_with("test:7: a file is a mode, a board or cards, not `deck`\n"));
    CHECK(
        told("file board mine x\n").starts_with("test:7: this game has the board uk, not mine\n"));
    CHECK(told("file mode mine x\n")
              .starts_with("test:7: this game has the mode classic, not mine\n"));
    CHECK(told("file cards mine \"\"\n")
              .starts_with("test:7: this game has the cards classic, not mine\n"));
    CHECK(told("file board uk a\nfile cards classic a\nfile board uk b\n")
              .starts_with("test:9: `file board` is already in line 7; one file of a kind, its "
                           "lines together\n"));
    CHECK(told("file board uk a\nfile board us a\n")
              .starts_with("test:8: `file board` is already in line 7; one file of a kind, its "
                           "lines together\n"));
    CHECK(run("parlor 1\ngame dominoes\nseat 1 person Ann\nseat 2 person Bob\n"
              "file board uk a\nfile mode mine a\nbegin\n")
              .complaints == "test:5: dominoes has no board\ntest:6: dominoes has no mode\n");
    CHECK(run("parlor 1\ngame ../x\nfile mode ../x \"name = 3\"\n" + two + "begin\n")
              .complaints.starts_with(
                  "test:3: the name of a file must be 1 to 40 of a-z, 0-9 and -\n"));
    const std::string twice = "file mode mine \"name = \\\"A\\\"\"\n";
    CHECK(run("parlor 1\ngame mine\n" + two + twice + twice + "begin\n")
              .complaints.starts_with("test:7: mode mine: "));
}

TEST_CASE("U-8.4: the files in a header have at most a million bytes") {
    const std::string line = "file board uk " + std::string(900, 'x') + "\n";
    std::string lines;
    for (int i = 0; i < 1'200; ++i) lines += line;
    const auto ran = run(classic_on + "uk\n" + lines + "begin\n");
    CHECK(ran.complaints.find("the files in a header have at most 1,000,000 bytes\n") !=
          ran.complaints.npos);
    CHECK(ran.status == 2);
}

TEST_CASE("U-8.4: a damaged header is refused in words, or is another game") {
    const OwnFiles own;
    const std::string header = begun(on_mine)->header();
    std::mt19937 numbers{7};
    for (int round = 0; round < 200; ++round) {
        std::string damaged = header;
        for (int i = 0; i < 3; ++i) {
            const std::size_t at = numbers() % damaged.size();
            switch (numbers() % 4) {
                case 0: damaged[at] = static_cast<char>(numbers()); break;
                case 1: damaged.erase(at, numbers() % 100); break;
                case 2: damaged.insert(at, damaged.substr(numbers() % damaged.size(), 40)); break;
                default: damaged[at] = "\"\\# \n\t[{=,"[numbers() % 10]; break;
            }
        }
        const auto ran = run(damaged);
        INFO(damaged);
        CHECK(ran.status <= 2);
        CHECK((ran.status == 0) == ran.complaints.empty());
        CHECK(is_utf8(ran.complaints));
    }
}

TEST_CASE("U-8.4, M-5.8: a game that was left goes on with its files, also when they are gone") {
    const OwnFiles own;
    const Folder state;
    const table::StoreNeeds needs{.disk = disk::real_disk(),
                                  .folder = state.path,
                                  .open = open_table,
                                  .seconds = [] { return 0; },
                                  .stamp = [] { return std::string{"20260101-000000"}; }};
    const Table table = played();
    {
        table::GameStore store{needs};
        REQUIRE_FALSE(store.keep(*table));
        REQUIRE(table->undo(1));
        REQUIRE_FALSE(store.keep(*table));
        REQUIRE_FALSE(store.save(*table, "mine"));
    }
    own.remove("modes/mine");
    own.remove("boards/mine");
    table::GameStore store{needs};
    CHECK(store.unfinished_game().told.empty());
    const Table resumed = store.resume();
    REQUIRE(resumed);
    CHECK(resumed->state() == table->state());
    CHECK(carried_by(*resumed) == carried_by(*table));
    CHECK(carried_by(*resumed->anew()) == carried_by(*table));
    const auto saved = store.load(table::GameStore::Shelf::Saves, "mine");
    REQUIRE(saved);
    CHECK(carried_by(*saved->table) == carried_by(*table));
    CHECK(saved->told.empty());
}

TEST_CASE("U-8.4, M-5.1: settings carry no files, and use those that are there") {
    const OwnFiles own;
    const Table table = begun(on_mine);
    const auto& setup = property_session(*table)->setup();
    REQUIRE_FALSE(setup.files.empty());
    CHECK(settings_text(setup).find("\nfile ") == std::string::npos);
    own.write_file("boards/mine", OwnFiles::ours_but("boards/uk", "Old Kent Road", "Their Street"));
    const auto settings = read_settings(table->header());
    REQUIRE(settings);
    CHECK(settings->setup.edition->board.name_of(Square{1}) == "Their Street");
}
