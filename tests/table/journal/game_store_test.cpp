// The store loses nothing, whichever step of the disk fails.
#include "table/journal/game_store.hpp"

#include <algorithm>

#include "disk/faulty_disk.hpp"
#include "disk/in_processes.hpp"
#include "kept_games.hpp"
#include "table/folder.hpp"
#include "table/journal/journal_text.hpp"
#include "table/pig_script.hpp"
#include "table/played_in.hpp"

using namespace parlor;
using namespace parlor::table;
using disk::FaultyDisk;
using toy::Pig;

namespace {

namespace fs = std::filesystem;

struct House {
    Folder folder;
    FaultyDisk disk;
    std::int64_t now = 1000;

    StoreNeeds needs() {
        return {.disk = disk,
                .folder = folder.path,
                .open = toy::open_pig,
                .seconds = [this] { return now; },
                .stamp = [] { return "now"; }};
    }
};

std::unique_ptr<GameTable> new_game() {
    return std::make_unique<TextTable<Pig>>(Pig::Setup{{"Ann", "Bob"}}, 5);
}

void roll(GameTable& table) {
    table.answer_chance();
    REQUIRE(table.play({.words = {"roll"}}).kind == Verdict::Kind::Played);
    table.answer_chance();
}

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, {}));
}

}  // namespace

TEST_CASE("a move costs one write and one sync") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    REQUIRE_FALSE(store.keep(*table));
    for (int move = 0; move < 10; ++move) {
        const int writes = house.disk.writes(), syncs = house.disk.syncs();
        roll(*table);
        REQUIRE_FALSE(store.keep(*table));
        CHECK(house.disk.writes() == writes + 1);
        CHECK(house.disk.syncs() == syncs + 1);
    }
}

TEST_CASE("whichever step of the disk fails, what was kept is there, and the rest comes later") {
    const auto how = GENERATE(FaultyDisk::Fails::Once, FaultyDisk::Fails::FromThenOn);
    for (int step = 0; step < 40; ++step) {
        INFO(step);
        House house;
        const auto table = new_game();
        // The game is as it was when the store last reported it as saved; later steps may be there,
        // or not.
        std::vector<std::string> kept_or_later{played_in(*table)};
        bool is_any_kept = false;
        {
            GameStore store{house.needs()};
            house.disk.fail_at(step, how);
            for (int move = 0; move < 12; ++move) {
                roll(*table);
                kept_or_later.push_back(played_in(*table));
                if (move % 4 == 3) {
                    REQUIRE(table->undo(2));
                    kept_or_later.push_back(played_in(*table));
                }
                if (store.keep(*table)) continue;
                is_any_kept = true;
                kept_or_later.erase(kept_or_later.begin(), kept_or_later.end() - 1);
            }
        }
        GameStore next{house.needs()};
        house.disk.mend();
        const auto there = next.resume();
        if (is_any_kept) REQUIRE(there);
        if (not there) continue;
        const std::string found = played_in(*there);
        CHECK(std::ranges::find(kept_or_later, found) != kept_or_later.end());
        roll(*there);
        REQUIRE_FALSE(next.keep(*there));
        const auto state = there->state();
        GameStore last{house.needs()};
        const bool is_in_place = files_in(house.folder.path / "games") == 1;
        CHECK(last.unfinished_game().is_there == not is_in_place);  // while the other plays it
        REQUIRE_FALSE(next.leave(*there));
        CHECK(last.resume()->state() == state);
    }
}

TEST_CASE("when the disk has room again all that was missing is written") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    REQUIRE_FALSE(store.keep(*table));
    house.disk.fail_at(0, FaultyDisk::Fails::FromThenOn);
    for (int move = 0; move < 5; ++move) {
        roll(*table);
        const auto trouble = store.keep(*table);
        REQUIRE(trouble);
        CHECK(trouble->what.find("No space left on device") != std::string::npos);
    }
    house.disk.mend();
    roll(*table);
    REQUIRE_FALSE(store.keep(*table));
    REQUIRE_FALSE(store.leave(*table));
    CHECK(journal_text(*store.resume()) == journal_text(*table));
}

TEST_CASE("a full disk leaves no half of a move in the file") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    roll(*table);
    REQUIRE_FALSE(store.keep(*table));
    const fs::path path = house.folder.path / "games" / "now-01.parlor";
    const std::string kept = content(path);
    roll(*table);
    house.disk.fail_at(0);
    REQUIRE(store.keep(*table));
    CHECK(content(path) == kept);
    REQUIRE_FALSE(store.keep(*table));
    CHECK(content(path).starts_with(kept));
    CHECK(content(path).size() > kept.size());
}

TEST_CASE("the time at the table goes on where it stood") {
    House house;
    const auto table = new_game();
    {
        GameStore store{house.needs()};
        REQUIRE_FALSE(store.keep(*table));
        roll(*table);
        house.now += 100;
        REQUIRE_FALSE(store.leave(*table));
    }
    house.now = 5;
    GameStore store{house.needs()};
    const auto again = store.resume();
    house.now += 20;
    roll(*again);
    REQUIRE_FALSE(store.keep(*again));
    CHECK(kept_games(store, GameStore::Shelf::Journals).at(0).seconds == 120);
}

TEST_CASE("M-5.3: games are saved under names, listed, loaded and deleted") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    roll(*table);
    house.now += 60;
    REQUIRE_FALSE(store.save(*table, "Friday night"));
    CHECK(store.is_saved("Friday night"));
    roll(*table);
    REQUIRE_FALSE(store.keep(*table));
    const auto saves = kept_games(store, GameStore::Shelf::Saves);
    REQUIRE(saves.size() == 1);
    CHECK(saves[0].name == "Friday night");
    CHECK(saves[0].header.game == "pig");
    CHECK(saves[0].header.players == std::vector<std::string>{"Ann", "Bob"});
    CHECK(saves[0].summary->names.size() == 1);
    CHECK(saves[0].summary->moves == 1);
    CHECK_FALSE(saves[0].is_damaged);
    REQUIRE_FALSE(store.leave(*table));

    const auto loaded = store.load(GameStore::Shelf::Saves, saves[0].name);
    REQUIRE(loaded);
    CHECK(loaded->table->moves() == 1);
    roll(*loaded->table);
    REQUIRE_FALSE(store.keep(*loaded->table));
    CHECK(kept_games(store, GameStore::Shelf::Saves).at(0).summary->moves == 1);  // the save stays
    CHECK(kept_games(store, GameStore::Shelf::Journals).size() == 2);
    const std::string played = kept_games(store, GameStore::Shelf::Journals).at(0).name;
    CHECK(store.forget(GameStore::Shelf::Journals, played)->what ==
          "another program plays this game now");
    REQUIRE_FALSE(store.forget(GameStore::Shelf::Saves, saves[0].name));
    CHECK(kept_games(store, GameStore::Shelf::Saves).empty());
}

TEST_CASE("M-5.3: a save is replaced by one whose name looks the same, and names are composed") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    roll(*table);
    REQUIRE_FALSE(store.save(*table, "Friday"));
    for (const char* const name : {"FRIDAY", " friday "}) {
        CHECK(store.is_saved(name));
        REQUIRE_FALSE(store.save(*table, name));
    }
    REQUIRE_FALSE(store.save(*table, "Rene\u0301"));
    CHECK(store.is_saved("René"));
    std::vector<std::string> names = store.names(GameStore::Shelf::Saves);
    std::ranges::sort(names);
    CHECK(names == std::vector<std::string>{"Friday", "René"});
}

TEST_CASE("a save is the old one or the new one, whichever step fails, and never half of one") {
    for (int step = 0; step < 12; ++step) {
        INFO(step);
        House house;
        GameStore store{house.needs()};
        const auto table = new_game();
        REQUIRE_FALSE(store.save(*table, "mine"));
        roll(*table);
        house.disk.fail_at(step);
        (void)store.save(*table, "mine");
        house.disk.mend();
        const auto saves = kept_games(store, GameStore::Shelf::Saves);
        REQUIRE(saves.size() == 1);
        CHECK_FALSE(saves[0].is_damaged);
        CHECK(saves[0].summary->moves <= 1);
        CHECK(files_in(house.folder.path / "saves") == 1);
    }
}

TEST_CASE("a name of a save never leaves its folder") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    for (const char* const name : {"../x", "/tmp/x", "a/b", "..", ".x", "", "a\nb", "\xe2\x80\xae"})
        CHECK(store.save(*table, name));
    CHECK(kept_games(store, GameStore::Shelf::Saves).empty());
}

TEST_CASE("where it cannot be written the game that was left still goes on, in memory") {
    House house;
    {
        GameStore store{house.needs()};
        const auto table = new_game();
        roll(*table);
        REQUIRE_FALSE(store.keep(*table));
        REQUIRE_FALSE(store.leave(*table));
    }
    house.disk.become_read_only();
    GameStore store{house.needs()};
    const auto table = store.resume();
    REQUIRE(table);
    roll(*table);
    CHECK(store.keep(*table)->what.find("Read-only file system") != std::string::npos);
    house.disk.mend();
    CHECK_FALSE(store.keep(*table));
    REQUIRE_FALSE(store.leave(*table));
    CHECK(store.resume()->moves() == 2);
}

TEST_CASE("on a host for everybody there are limits to the number of games, and to their size") {
    House house;
    StoreNeeds needs = house.needs();
    needs.limits = {.games = 2, .bytes = 600};
    GameStore store{needs};
    const auto table = new_game();
    REQUIRE_FALSE(store.save(*table, "one"));
    REQUIRE_FALSE(store.save(*table, "two"));
    REQUIRE_FALSE(store.save(*table, "two"));
    CHECK(store.save(*table, "three")->what == "there are 2 saved games already; delete some");
    int moves = 0;
    for (; not store.keep(*table) and moves < 100; ++moves) roll(*table);
    CHECK((moves > 2 and moves < 100));
    CHECK(store.trouble()->what == "this game has become too long to be kept here");
    while (journal_text(*table).size() < 600) roll(*table);
    CHECK(store.save(*table, "one")->what == "this game has become too long to be saved here");
    (void)store.leave(*table);
    const auto second = new_game(), third = new_game();
    roll(*second);
    REQUIRE_FALSE(store.keep(*second));
    REQUIRE_FALSE(store.leave(*second));
    CHECK(store.keep(*third)->what == "there are 2 games already; delete some among the replays");
}

TEST_CASE("a game whose moves were all taken back is begun, also when it is taken up again") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    REQUIRE_FALSE(store.keep(*table));
    CHECK_FALSE(store.is_begun(*table));
    roll(*table);
    REQUIRE_FALSE(store.keep(*table));
    REQUIRE(table->undo(1));
    REQUIRE_FALSE(store.keep(*table));
    CHECK(store.is_begun(*table));
    REQUIRE_FALSE(store.leave(*table));
    GameStore later{house.needs()};
    const auto again = later.resume();
    REQUIRE(again);
    CHECK(later.is_begun(*again));
}

TEST_CASE("on a host for everybody sessions that begin together make no more games than may be") {
    constexpr int sessions = 8;
    constexpr std::size_t most = 5;
    House house;
    for (int game = 0; game < 3; ++game) {
        GameStore store{house.needs()};
        const auto table = new_game();
        roll(*table);
        REQUIRE_FALSE(store.keep(*table));
        REQUIRE_FALSE(store.save(*table, "game" + std::to_string(game)));
    }
    const int kept = in_processes(sessions, [&](int session) {
        StoreNeeds needs = house.needs();
        needs.limits.games = most;
        needs.stamp = [] {
            usleep(5'000);  // between counting and creating, too
            return std::string{"20261121-100000"};
        };
        GameStore store{needs};
        const auto table = new_game();
        const bool is_kept = not store.keep(*table);
        const bool is_saved = not store.save(*table, "session" + std::to_string(session));
        return is_kept or is_saved;
    });
    CHECK(kept >= 2);
    CHECK(files_in(house.folder.path / "games") == most);
    CHECK(files_in(house.folder.path / "saves") == most);
}

TEST_CASE("a game that could not be made is counted again before it is tried again") {
    House house;
    StoreNeeds needs = house.needs();
    needs.limits.games = 1;
    GameStore store{needs}, other{needs};
    const auto table = new_game();
    house.disk.fail_at(2);  // the folders are there
    REQUIRE(store.keep(*table));
    REQUIRE(files_in(house.folder.path / "games") == 0);
    REQUIRE_FALSE(other.keep(*table));
    CHECK(store.keep(*table)->what == "there are 1 games already; delete some among the replays");
    CHECK(files_in(house.folder.path / "games") == 1);
}

TEST_CASE("no new save has a ` or a $ in its name; one that has is listed, loaded and deleted") {
    House house;
    GameStore store{house.needs()};
    const auto table = new_game();
    REQUIRE_FALSE(store.save(*table, "old"));
    const auto old = house.folder.path / "saves" / "old.parlor";
    for (const std::string name : {"s`tty`", "d$HOME"}) {
        CHECK(store.save(*table, name)->what == "a name cannot have ` or $, on which shells act");
        std::filesystem::copy_file(old, old.parent_path() / (name + ".parlor"));
        CHECK(store.names(GameStore::Shelf::Saves).size() == 2);
        CHECK(store.load(GameStore::Shelf::Saves, name));
        CHECK_FALSE(store.save(*table, name));
        CHECK_FALSE(store.forget(GameStore::Shelf::Saves, name));
    }
}
