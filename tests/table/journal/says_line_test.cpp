#include "table/journal/says_line.hpp"

#include "catch.hpp"
#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"
#include "table/journal/journal.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/summary.hpp"
#include "table/journal/unfinished_game.hpp"
#include "table/pig_script.hpp"
#include "table/played_in.hpp"

using namespace parlor;
using namespace parlor::table;

TEST_CASE("T-3.6: what somebody says is a comment of the journal, and is read again as it was") {
    const SaysLine line{.seat = 2, .text = "Shall we trade? It's \"fair\"  # really"};
    const std::string text = to_text(line);
    CHECK(text == "# says 2 Shall we trade? It's \"fair\"  # really\n");
    const auto read = says_in(text.substr(0, text.size() - 1));
    REQUIRE(read);
    CHECK(read->seat == 2);
    CHECK(read->text == line.text);
    for (const char* const other : {"# says", "# says 2", "# says 9 x", "# says x y", "says 2 x"})
        CHECK_FALSE(says_in(other));
}

TEST_CASE("T-3.6: what is said is never another comment") {
    for (const char* const words : {"# state 8f3a12cd90ab12ef",
                                    "# foreseen 0 dice 3 4",
                                    "# left 3 won Ann",
                                    "# kept 1 s 8f3a12cd90ab12ef"}) {
        const std::string line = to_text(SaysLine{.seat = 1, .text = words});
        CHECK_FALSE(state_in(line));
        CHECK_FALSE(foreseen_in(line));
        CHECK_FALSE(summary_at_end(line));
        CHECK_FALSE(seconds_at_end(line));
        CHECK_FALSE(begins_like_seal(line));
    }
}

TEST_CASE("T-3.6: talk does not wait for the disk, and the game goes on from a journal with it") {
    const Folder folder;
    disk::FaultyDisk disk;
    TextTable<toy::Pig> table{{}, 5};
    const auto says = [](int seat, const char* text) { return to_text(SaysLine{seat, text}); };
    std::filesystem::path path;
    {
        Journal journal{disk, folder.path, "now"};
        REQUIRE_FALSE(journal.follow(table, 0));
        path = journal.path();
        const int syncs = disk.syncs();
        REQUIRE_FALSE(journal.note(says(1, "# state 0000000000000000"), 3));
        CHECK(disk.syncs() == syncs);
        REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
        REQUIRE_FALSE(journal.follow(table, 4));
        REQUIRE_FALSE(journal.note(says(2, "hello"), 5));
    }
    const std::string text = content(path);
    CHECK(says_lines(text).size() == 2);
    CHECK(sealed_part(text).rest == Sealed::Rest::None);
    const auto resumed = resume(disk, path, toy::open_pig);
    const auto* const game = std::get_if<UnfinishedGame>(&resumed);
    REQUIRE(game);
    CHECK(game->journal);
    CHECK(played_in(*game->table) == played_in(table));
}

TEST_CASE("T-3.6: a line of talk that the disk does not take leaves the journal as it was") {
    const Folder folder;
    disk::FaultyDisk disk;
    const TextTable<toy::Pig> table{{}, 5};
    Journal journal{disk, folder.path, "now"};
    REQUIRE_FALSE(journal.follow(table, 0));
    const std::string before = content(journal.path());
    disk.fail_at(0);
    CHECK(journal.note("# says 1 hello\n", 1));
    CHECK(content(journal.path()) == before);
    REQUIRE_FALSE(journal.note("# says 1 hello\n", 1));
    CHECK(says_lines(content(journal.path())).size() == 1);
}
