// A journal that vanishes during its game is noticed at the next move, and nothing is lost.
#include <fcntl.h>
#include <unistd.h>

#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

namespace fs = std::filesystem;

// A saved game of a few moves; and its file on disk.
struct House {
    Folder folder;
    fs::path own = folder.path / "own", games = own / "games", path;
    disk::FaultyDisk disk;
    std::string stamp = "20261120-120000";
    GameStore store{{.disk = disk,
                     .folder = own,
                     .open = toy::open_pig,
                     .seconds = [] { return 0; },
                     .stamp = [this] { return stamp; }}};
    TextTable<toy::Pig> table{{{"Ann", "Bob"}}, 5};

    House() {
        for (int i = 0; i < 3; ++i) REQUIRE_FALSE(move());
        path = games / "20261120-120000-01.parlor";
        REQUIRE(fs::exists(path));
        stamp = "20261120-130000";
    }
    std::optional<Error> move() {
        table.answer_chance();
        REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
        table.answer_chance();
        return store.keep(table);
    }
    // All moves, as the game is resumed now.
    void require_kept_in(const fs::path& file) {
        REQUIRE_FALSE(store.leave(table));
        CHECK(fs::exists(file));
        const auto again = store.resume();
        REQUIRE(again);
        CHECK(journal_text(*again) == journal_text(table));
    }
    [[nodiscard]] fs::path second() const { return games / "20261120-130000-01.parlor"; }
};

}  // namespace

TEST_CASE("whatever becomes of the file, the next move writes the whole game anew, told once") {
    struct Loss {
        std::string name;
        void (*come)(House&);
        bool is_gone = true;  // or changed in place
    };
    const Loss loss = GENERATE(values<Loss>({
        {"deleted", [](House& house) { fs::remove(house.path); }},
        {"replaced",
         [](House& house) {
             fs::copy_file(house.path, house.games / "copy");
             fs::rename(house.games / "copy", house.path);
             fs::resize_file(house.path, 10);  // too short to resume
         }},
        {"moved", [](House& house) { fs::rename(house.path, house.folder.path / "moved"); }},
        {"replaced by a link",
         [](House& house) {
             fs::rename(house.path, house.folder.path / "moved");
             fs::create_symlink(house.folder.path / "moved", house.path);
         }},
        {"its folder removed", [](House& house) { fs::remove_all(house.games); }},
        {"its folder renamed", [](House& house) { fs::rename(house.games, house.own / "old"); }},
        {"all folders removed", [](House& house) { fs::remove_all(house.own); }},
        {"cut", [](House& house) { fs::resize_file(house.path, 30); }, false},
        {"emptied", [](House& house) { fs::resize_file(house.path, 0); }, false},
        {"written in",
         [](House& house) {
             std::ofstream{house.path, std::ios::app} << "x";
         },
         false},
    }));
    INFO(loss.name);
    House house;
    loss.come(house);
    const std::string left = fs::exists(house.path) ? content(house.path) : "";
    CHECK_FALSE(house.store.take_news());
    REQUIRE_FALSE(house.move());
    CHECK(house.store.take_news() ==
          "the game's file " + house.path.filename().string() +
              (loss.is_gone ? " is not there any more" : " was changed by another program") +
              "; the whole game is in " + house.second().string() + " now");
    REQUIRE_FALSE(house.move());
    CHECK_FALSE(house.store.take_news());
    CHECK((fs::exists(house.path) ? content(house.path) : "") == left);  // nobody's file is changed
    house.require_kept_in(house.second());
}

TEST_CASE("a new file never lies over another, though it is made in the same second") {
    House house;
    house.stamp = "20261120-120000";
    fs::remove(house.path);
    std::ofstream{house.path} << "somebody's";
    REQUIRE_FALSE(house.move());
    CHECK(content(house.path) == "somebody's");
    house.require_kept_in(house.games / "20261120-120000-02.parlor");
}

TEST_CASE("a file that vanishes before the game is left is written anew, too") {
    House house;
    fs::remove(house.path);
    house.require_kept_in(house.second());
    CHECK(house.store.take_news());
}

TEST_CASE("a file that vanishes while the game is saved is no loss") {
    House house;
    fs::remove(house.path);
    REQUIRE_FALSE(house.store.save(house.table, "mine"));
    CHECK(house.store.described(GameStore::Shelf::Saves, "mine").summary->moves == 3);
    CHECK(fs::exists(house.second()));
}

TEST_CASE("where it cannot be written anew this is told until it can be, and then where it is") {
    House house;
    fs::remove_all(house.games);
    std::ofstream{house.games} << "in the way";
    for (int i = 0; i < 2; ++i)
        CHECK(house.move()->what ==
              "the folder of games cannot be made: " + house.games.string() + ": File exists");
    CHECK_FALSE(house.store.take_news());
    fs::remove(house.games);
    REQUIRE_FALSE(house.move());
    CHECK(house.store.take_news());
    house.require_kept_in(house.second());
}

TEST_CASE("a game that goes on in its own journal is looked after, too") {
    House house;
    REQUIRE_FALSE(house.store.leave(house.table));
    const auto again = house.store.resume();
    fs::remove(house.path);
    REQUIRE_FALSE(house.store.keep(*again));
    CHECK(house.store.take_news());
    CHECK(fs::exists(house.second()));
}

TEST_CASE("a move looks once where the file is, and what is as it was written is not told") {
    House house;
    for (int i = 0; i < 5; ++i) {
        const int looks = house.disk.looks();
        REQUIRE_FALSE(house.move());
        CHECK(house.disk.looks() == looks + 1);
    }
    house.disk.fail_at(0);
    CHECK(house.move());  // half of a move is there, and is cut off
    house.disk.fail_at(0, disk::FaultyDisk::Fails::FromThenOn);
    for (int i = 0; i < 3; ++i) CHECK(house.move());
    house.disk.mend();
    REQUIRE_FALSE(house.move());
    CHECK_FALSE(house.store.take_news());
    house.require_kept_in(house.path);
}
