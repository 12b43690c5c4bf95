// A game that is left before its first move leaves nothing; a game that was played is never lost.
#include "disk/faulty_disk.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::table;
using toy::Pig;

namespace {

namespace fs = std::filesystem;
using Shelf = GameStore::Shelf;

struct House {
    Folder folder;
    disk::FaultyDisk disk;

    GameStore store() {
        return GameStore{{.disk = disk,
                          .folder = folder.path,
                          .open = toy::open_pig,
                          .seconds = [] { return 0; },
                          .stamp = [] { return "now"; }}};
    }
    [[nodiscard]] fs::path path() const { return folder.path / "games" / "now-01.parlor"; }
};

TextTable<Pig> new_game(Pig::Setup setup = {{"Ann", "Bob"}}) { return {std::move(setup), 5}; }

void play(GameTable& table, const std::string& line) {
    REQUIRE(table.play(*read_move(*split(line))).kind == Verdict::Kind::Played);
}

}  // namespace

TEST_CASE("a game that is left before the first move is on no shelf") {
    House house;
    GameStore store = house.store();
    auto table = new_game();
    REQUIRE_FALSE(store.keep(table));
    CHECK(fs::exists(house.path()));  // on disk until then, for a power failure
    REQUIRE_FALSE(store.leave(table));
    CHECK(fs::is_empty(house.folder.path / "games"));
    CHECK_FALSE(store.has_games(Shelf::Journals));
    CHECK_FALSE(store.unfinished_game().is_there);
}

TEST_CASE("what chance did before the first move is no move, nor is time that passed") {
    House house;
    GameStore store = house.store();
    auto table = new_game();
    REQUIRE(table.rig("pot", std::vector<std::string>{"3"}) == std::nullopt);
    REQUIRE(table.settle() == std::nullopt);
    REQUIRE_FALSE(store.keep(table));
    REQUIRE_FALSE(store.leave(table));
    CHECK_FALSE(store.has_games(Shelf::Journals));
}

TEST_CASE("a move of anybody is kept: of a person, and of a computer before all people") {
    for (const bool is_computer : {false, true}) {
        House house;
        GameStore store = house.store();
        auto table = new_game({{"Ann", "Bob"}, {is_computer ? std::optional{1} : std::nullopt}});
        REQUIRE_FALSE(store.keep(table));
        play(table, "1 roll");
        REQUIRE_FALSE(store.keep(table));
        REQUIRE_FALSE(store.leave(table));
        CHECK(store.has_games(Shelf::Journals));
    }
}

TEST_CASE("a move that was taken back was played: the game stays, also when it was left between") {
    House house;
    {
        GameStore store = house.store();
        auto table = new_game();
        play(table, "1 roll");
        REQUIRE_FALSE(store.keep(table));
        REQUIRE(table.undo(1));
        REQUIRE_FALSE(store.keep(table));
        REQUIRE_FALSE(store.leave(table));
        CHECK(store.has_games(Shelf::Journals));
    }
    GameStore store = house.store();
    const auto table = store.resume();
    REQUIRE(table);
    REQUIRE_FALSE(store.leave(*table));
    CHECK(store.has_games(Shelf::Journals));
}

TEST_CASE("a move that could not be kept yet is written when the game is left") {
    House house;
    GameStore store = house.store();
    auto table = new_game();
    REQUIRE_FALSE(store.keep(table));
    house.disk.fail_at(0, disk::FaultyDisk::Fails::FromThenOn);
    play(table, "1 roll");
    CHECK(store.keep(table));
    house.disk.mend();
    REQUIRE_FALSE(store.leave(table));
    CHECK(store.resume()->moves() == 1);
}

TEST_CASE("a game of a program that was killed before the first move can be begun, or left") {
    House house;
    {
        GameStore killed = house.store();
        auto table = new_game();
        REQUIRE_FALSE(killed.keep(table));
    }
    GameStore store = house.store();
    CHECK(store.unfinished_game().is_there);
    const auto table = store.resume();
    REQUIRE(table);
    REQUIRE_FALSE(store.leave(*table));
    CHECK_FALSE(fs::exists(house.path()));
}

TEST_CASE("a game saved before the first move stays saved, and only so") {
    House house;
    GameStore store = house.store();
    auto table = new_game();
    REQUIRE_FALSE(store.save(table, "mine"));
    REQUIRE_FALSE(store.leave(table));
    CHECK(store.names(Shelf::Saves) == std::vector<std::string>{"mine"});
    CHECK_FALSE(store.has_games(Shelf::Journals));
    const auto loaded = store.load(Shelf::Saves, "mine");
    REQUIRE(loaded);
    REQUIRE_FALSE(store.keep(*loaded->table));
    REQUIRE_FALSE(store.leave(*loaded->table));
    CHECK(store.has_games(Shelf::Saves));
    CHECK_FALSE(store.has_games(Shelf::Journals));
}

TEST_CASE("a file that another program changed, or removed, is nothing of ours to remove or tell") {
    House house;
    GameStore store = house.store();
    auto table = new_game();
    REQUIRE_FALSE(store.keep(table));
    std::ofstream{house.path(), std::ios::app} << "1 roll\n";
    REQUIRE_FALSE(store.leave(table));
    CHECK(content(house.path()).ends_with("1 roll\n"));
    CHECK_FALSE(store.take_news());
    CHECK(store.names(Shelf::Journals).size() == 1);
}

TEST_CASE(
    "where nothing can be removed a game that was not begun stays, and leaving it is no error") {
    House house;
    GameStore store = house.store();
    auto table = new_game();
    REQUIRE_FALSE(store.keep(table));
    house.disk.become_read_only();
    REQUIRE_FALSE(store.leave(table));
    CHECK(store.names(Shelf::Journals).size() == 1);
}

TEST_CASE("where there may be no more games, leaving one that was not begun is no error") {
    const House house;
    GameStore store{{.disk = disk::real_disk(),
                     .folder = house.folder.path,
                     .open = toy::open_pig,
                     .seconds = [] { return 0; },
                     .stamp = [] { return "now"; },
                     .limits = {.games = 0}}};
    auto table = new_game();
    CHECK(store.keep(table));
    CHECK_FALSE(store.leave(table));
    CHECK_FALSE(store.trouble());
    REQUIRE(store.keep(table));
    play(table, "1 roll");
    CHECK(store.leave(table));
}

TEST_CASE("the search for the game that was left replays none that says that it is over") {
    House house;
    int opened = 0;
    {
        GameStore store = house.store();
        auto table = new_game();
        for (; table.decider(); table.answer_chance())
            play(table, table.session().position().pot >= 5 ? "hold" : "roll");
        REQUIRE_FALSE(store.keep(table));
        REQUIRE_FALSE(store.leave(table));
    }
    GameStore store{{.disk = house.disk,
                     .folder = house.folder.path,
                     .open =
                         [&](const SetupAsked& asked) {
                             ++opened;
                             return toy::open_pig(asked);
                         },
                     .seconds = [] { return 0; },
                     .stamp = [] { return "now"; }}};
    CHECK_FALSE(store.unfinished_game().is_there);
    CHECK(store.resume() == nullptr);
    CHECK(opened == 0);
    CHECK(store.described(Shelf::Journals, "now-01").summary->is_over);
    CHECK(opened == 0);
}
