// Unfinished files of a killed program are removed, and nothing else is.
#include "table/journal/leftovers.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "disk/faulty_disk.hpp"
#include "disk/text_file.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using disk::real_disk;

namespace {

namespace fs = std::filesystem;

const std::string begun = "20261120-231752-01.parlor.begun";
const std::string unfinished = ".mine.parlor.a1B2c3.begun";

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, {}));
}

void write(const fs::path& path, const std::string& text) { std::ofstream{path} << text; }

// Like the first write of a journal.
std::string first_writing() {
    TextTable<toy::Pig> table{{{"Ann", "Bob"}}, 5};
    table.answer_chance();
    REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
    return Sealer{}.sealed(journal_pieces(table), 60);
}

struct House {
    Folder folder;
    fs::path games = folder.path / "games", saves = folder.path / "saves";

    House() {
        fs::create_directory(games);
        fs::create_directory(saves);
    }
    [[nodiscard]] GameStore store(StoreLimits limits = {}) const {
        return GameStore{{.disk = real_disk(),
                          .folder = folder.path,
                          .open = toy::open_pig,
                          .seconds = [] { return 0; },
                          .stamp = [] { return "20261121-100000"; },
                          .limits = limits}};
    }
};

}  // namespace

TEST_CASE("what is half written is removed from all folders of the store, and counted") {
    const House house;
    write(house.games / begun, "");
    write(house.games / "20261120-231752-02.parlor.begun", first_writing() + "1 ro");
    write(house.saves / unfinished, first_writing());
    fs::create_directory(reviews_in(house.folder.path));
    write(reviews_in(house.folder.path) / unfinished, "");
    write(house.folder.path / unfinished, "");
    CHECK(house.store().tidy() == Tidied{.removed = 5});
    for (const fs::path& folder : {house.games, house.saves, reviews_in(house.folder.path)})
        CHECK(fs::is_empty(folder));
    CHECK(files_in(house.folder.path) == 3);
    CHECK(house.store().tidy() == Tidied{});
}

TEST_CASE("a journal that was written whole before it had its name is a game, and gets it") {
    const House house;
    const std::string text = first_writing();
    write(house.games / begun, text);
    CHECK(house.store().tidy() == Tidied{.named = 1});
    CHECK(content(house.games / "20261120-231752-01.parlor") == text);
    CHECK(house.store().unfinished_game().is_there);
    write(house.games / begun, "");
    CHECK(house.store().tidy() == Tidied{.removed = 1});
    write(house.games / begun, text);  // never over another game
    write(house.games / "20261120-231752-01.parlor", "mine");
    CHECK(house.store().tidy() == Tidied{});
    CHECK(content(house.games / "20261120-231752-01.parlor") == "mine");
    CHECK(content(house.games / begun) == text);
}

TEST_CASE("what another program is writing stays") {
    const House house;
    write(house.games / begun, "");
    const int other = open((house.games / begun).c_str(), O_RDWR);
    REQUIRE(flock(other, LOCK_EX) == 0);
    CHECK(house.store().tidy() == Tidied{});
    CHECK(fs::exists(house.games / begun));
    close(other);
    CHECK(house.store().tidy() == Tidied{.removed = 1});
}

TEST_CASE("nothing is removed but regular files of exactly such names") {
    const House house;
    const fs::path elsewhere = house.folder.path / "theirs";
    write(elsewhere, "theirs");
    for (const char* const name : {"20261120-231752-01.parlor",
                                   "20261120-231752-1.parlor.begun",
                                   "20261120-231752-01.parlor.begun2",
                                   "20261320-231752-01.parlor.begun",
                                   "now-01.parlor.begun",
                                   "x20261120-231752-01.parlor.begun",
                                   "mine.parlor.backup",
                                   "config.toml.a1B2c3",
                                   ".mine.a1B2c3",
                                   ".mine.a1B2c.begun",
                                   ".mine.a1B2c34.begun",
                                   ".mine.a1B2-3.begun",
                                   "mine.a1B2c3.begun",
                                   ".a1B2c3.begun",
                                   "..a1B2c3.begun"})
        write(house.games / name, "theirs");
    fs::create_symlink(elsewhere, house.games / begun);
    fs::create_directory(house.games / ".folder.a1B2c3.begun");
    REQUIRE(mkfifo((house.games / ".pipe.a1B2c3.begun").c_str(), 0600) == 0);
    const std::size_t before = files_in(house.games);
    CHECK(house.store().tidy() == Tidied{});
    CHECK(files_in(house.games) == before);
    CHECK(content(elsewhere) == "theirs");
}

TEST_CASE("as long as they are there they count among the games that there may be") {
    const House house;
    write(house.games / begun, "");
    write(house.saves / unfinished, "");
    GameStore store = house.store({.games = 1});
    TextTable<toy::Pig> table{{{"Ann", "Bob"}}, 5};
    CHECK(store.keep(table)->what == "there are 1 games already; delete some among the replays");
    CHECK(store.save(table, "mine")->what == "there are 1 saved games already; delete some");
    (void)store.tidy();
    CHECK_FALSE(store.keep(table));
    CHECK_FALSE(store.save(table, "mine"));
}

TEST_CASE("a program that is killed at any step of a save leaves at most what is cleared away") {
    const House house;
    for (int step = 0; step < 6; ++step) {
        INFO(step);
        const pid_t child = fork();
        if (child == 0) {
            disk::FaultyDisk disk;
            disk.fail_at(step, disk::FaultyDisk::Fails::Killed);
            (void)disk::replace_text(disk, house.saves / "mine.parlor", "a text");
            _exit(0);
        }
        int status = 0;
        REQUIRE(waitpid(child, &status, 0) == child);
        (void)house.store().tidy();
        CHECK(files_in(house.saves) <= 1);
        CHECK(leftovers_in(house.saves).empty());
    }
    CHECK(content(house.saves / "mine.parlor") == "a text");
}

TEST_CASE("what was cleared away is told in one line") {
    const std::string begun_by = "after a killed program ";
    CHECK_FALSE(words_about({}));
    CHECK(words_about({.removed = 1}) == begun_by + "1 half-written file was removed");
    CHECK(words_about({.removed = 2, .named = 1}) ==
          begun_by + "2 half-written files were removed, and 1 whole game was kept");
    CHECK(words_about({.named = 2}) == begun_by + "2 whole games were kept");
}
