#include "table/journal/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>

#include "disk/faulty_disk.hpp"
#include "disk/hard_times.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/journals_in.hpp"
#include "table/journal/unfinished_game.hpp"
#include "table/pig_script.hpp"
#include "table/played_in.hpp"

using namespace parlor;
using namespace parlor::table;
using std::chrono::sys_seconds;
using toy::Pig;

namespace {

namespace fs = std::filesystem;

unsigned mode_of(const fs::path& path) {
    struct stat status {};
    REQUIRE(stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777U;
}

void play(GameTable& table, std::vector<std::string> words) {
    const MoveLine move{.words = std::move(words)};
    REQUIRE(table.play(move).kind == Verdict::Kind::Played);
}

// The table to which a journal leads.
std::unique_ptr<GameTable> told_by(const Journal& journal) {
    const std::string text = content(journal.path());
    const Sealed part = sealed_part(text);
    REQUIRE(part.rest == Sealed::Rest::None);
    auto game = game_in(part, "journal", toy::open_pig);
    REQUIRE(game);
    return std::move(game->table);
}

bool tells(const Journal& journal, const GameTable& table) {
    return played_in(*told_by(journal)) == played_in(table);
}

}  // namespace

TEST_CASE("the journal is the game, line by line, whatever is played and taken back") {
    const Folder folder;
    Journal journal{disk::real_disk(), folder.path / "parlor" / "games", "20261120-231752"};
    TextTable<Pig> table{{}, 5};
    REQUIRE_FALSE(journal.follow(table, 0));
    CHECK(content(journal.path()).starts_with(table.header()));
    for (int i = 0; i < 130; ++i) {
        play(table, {"roll"});
        table.answer_chance();
        if (i % 7 == 3) table.undo(2);
        if (i % 11 == 5) play(table, {"roll"});  // taken back and replaced: as many lines as before
        REQUIRE_FALSE(journal.follow(table, 0));
        REQUIRE(tells(journal, table));
    }
    REQUIRE_FALSE(journal.leave(table, 0));
    CHECK(tells(journal, table));
}

TEST_CASE("a journal is for its owner alone, and its name is new and sorts by time") {
    const Folder folder;
    const fs::path games = folder.path / "parlor" / "games";
    Journal first{disk::real_disk(), games, "20261120-231752"};
    Journal second{disk::real_disk(), games, "20261120-231752"};
    const TextTable<Pig> table{{}, 5};
    REQUIRE_FALSE(first.follow(table, 0));
    REQUIRE_FALSE(second.follow(table, 0));
    CHECK(first.path() == games / "20261120-231752-01.parlor");
    CHECK(second.path() == games / "20261120-231752-02.parlor");
    CHECK(mode_of(first.path()) == 0600);
    CHECK(mode_of(games) == 0700);
    CHECK(mode_of(folder.path / "parlor") == 0700);
}

TEST_CASE("nobody else can lock a journal while its game is on") {
    const Folder folder;
    const TextTable<Pig> table{{}, 5};
    fs::path path;
    {
        Journal journal{disk::real_disk(), folder.path, "now"};
        REQUIRE_FALSE(journal.follow(table, 0));
        path = journal.path();
        const int other = open(path.c_str(), O_RDWR);
        CHECK(flock(other, LOCK_EX | LOCK_NB) != 0);
        close(other);
    }
    const int other = open(path.c_str(), O_RDWR);
    CHECK(flock(other, LOCK_EX | LOCK_NB) == 0);
    close(other);
}

TEST_CASE("a journal that cannot be made says why, and is made once it can be") {
    const Folder folder;
    std::ofstream{folder.path / "games"} << "a file in the way";
    Journal journal{disk::real_disk(), folder.path / "games", "now"};
    TextTable<Pig> table{{}, 5};
    const auto trouble = journal.follow(table, 0);
    REQUIRE(trouble);
    CHECK(trouble->what == "the folder of games cannot be made: " +
                               (folder.path / "games").string() + ": File exists");
    play(table, {"roll"});
    fs::remove(folder.path / "games");
    CHECK_FALSE(journal.follow(table, 0));
    CHECK(tells(journal, table));
}

TEST_CASE("a journal has its name when its first writing is on disk, and else leaves no file") {
    const Folder folder;
    disk::FaultyDisk disk;
    TextTable<Pig> table{{}, 5};
    const int step = GENERATE(1, 2, 3);  // writing, syncing, renaming
    {
        Journal journal{disk, folder.path, "now"};
        disk.fail_at(step, disk::FaultyDisk::Fails::FromThenOn);
        CHECK(journal.follow(table, 0));
        CHECK(journals_in(folder.path, sys_seconds::max()).empty());
        if (step == 3) disk.mend();
        if (step == 3) CHECK_FALSE(journal.follow(table, 0));
    }
    CHECK(journals_in(folder.path, sys_seconds::max()).size() == (step == 3 ? 1 : 0));
    CHECK(fs::is_empty(folder.path) == (step < 3));
}

TEST_CASE("when the disk is full the game goes on, and the journal catches up afterwards") {
    const Folder folder;
    Journal journal{disk::real_disk(), folder.path, "now"};
    TextTable<Pig> table{{}, 5};
    play(table, {"roll"});
    REQUIRE_FALSE(journal.follow(table, 0));

    std::optional<Error> trouble;
    {
        const disk::NoRoom full{fs::file_size(journal.path()) + 3};  // stops within a line
        for (int i = 0; i < 3; ++i) {
            play(table, {"roll"});
            trouble = journal.follow(table, 0);
        }
    }
    REQUIRE(trouble);
    CHECK(trouble->what.find("File too large") != std::string::npos);

    table.undo(1);
    CHECK_FALSE(journal.follow(table, 0));
    CHECK(tells(journal, table));
}

TEST_CASE("a journal plays again to the same state, checked every fifty moves") {
    TextTable<Pig> table{{}, 5};
    for (int i = 0; i < 120; ++i) play(table, {"roll"});
    table.answer_chance();
    const std::string text = journal_text(table);
    const auto ran = toy::run_text(text);
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);

    std::size_t states = 0;
    for (auto at = text.find("# state "); at != std::string::npos;
         at = text.find("# state ", at + 1))
        ++states;
    CHECK(states == 3);

    std::string changed = text;
    changed.insert(changed.find("1 roll"), ".set seat.1.score 3\n");
    const auto mismatch = toy::run_text(changed);
    CHECK(mismatch.complaints.find(": the state here is ") != std::string::npos);
    CHECK(mismatch.status == 2);
}

TEST_CASE("the games' folder is where XDG says, or under the home folder") {
    const char* const state = std::getenv("XDG_STATE_HOME");
    const char* const home = std::getenv("HOME");
    const std::string old_state = state == nullptr ? "" : state, old_home = home ? home : "";
    setenv("HOME", "/home/ann", 1);
    setenv("XDG_STATE_HOME", "/var/ann", 1);
    CHECK(*state_folder() == "/var/ann/parlor");
    setenv("XDG_STATE_HOME", "not/absolute", 1);
    CHECK(*state_folder() == "/home/ann/.local/state/parlor");
    unsetenv("XDG_STATE_HOME");
    CHECK(*state_folder() == "/home/ann/.local/state/parlor");
    unsetenv("HOME");
    CHECK_FALSE(state_folder());
    if (state != nullptr) setenv("XDG_STATE_HOME", old_state.c_str(), 1);
    if (home != nullptr) setenv("HOME", old_home.c_str(), 1);
}
