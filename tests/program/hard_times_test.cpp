// Refusals by the system: files that cannot grow, folders that cannot be written to.
#include "disk/hard_times.hpp"

#include "catch.hpp"
#include "games/games.hpp"
#include "random_table.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/unfinished_game.hpp"

using namespace parlor;
using disk::LikeAnybody;
using disk::NoRoom;
using table::GameStore;

namespace {

namespace fs = std::filesystem;

struct House {
    Folder folder;
    fs::path games = folder.path / "games", saves = folder.path / "saves";
    GameStore store{{.disk = disk::real_disk(),
                     .folder = folder.path,
                     .open = open_table,
                     .seconds = [] { return 0; },
                     .stamp = [] { return "now"; }}};
    RandomTable game{begun(classic_of_four)};

    std::optional<Error> move() {
        game.move();
        return store.keep(*game.table);
    }
    [[nodiscard]] std::string journal() const { return content(games / "now-01.parlor"); }

    // The resumed game is the one that was played.
    void require_kept() {
        REQUIRE_FALSE(store.leave(*game.table));
        const auto left = store.resume();
        REQUIRE(left);
        REQUIRE(left->state() == game.table->state());
        REQUIRE(left->moves() == game.table->moves());
    }
};

void permit(const fs::path& path, unsigned mode) { fs::permissions(path, fs::perms(mode)); }

std::size_t files_in(const fs::path& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator{folder}, {}));
}

}  // namespace

TEST_CASE("where a file cannot grow no half of a move stays in it, and later nothing is missing") {
    for (std::size_t room = 0; room < 200; room += 7) {
        INFO(room);
        House house;
        for (int move = 0; move < 5; ++move) REQUIRE_FALSE(house.move());
        const std::string kept = house.journal();
        {
            const NoRoom no_room{kept.size() + room};
            while (not house.move()) {}
            const std::string then = house.journal();
            CHECK(then.starts_with(kept));
            CHECK(then.size() <= kept.size() + room);
            CHECK(table::sealed_part(then).rest == table::Sealed::Rest::None);
            const auto trouble = house.move();
            REQUIRE(trouble);
            CHECK(trouble->what.find("File too large") != std::string::npos);
            CHECK(house.journal() == then);
        }
        REQUIRE_FALSE(house.move());
        house.require_kept();
    }
}

TEST_CASE("where a save cannot grow the old one stays, and nothing else") {
    House house;
    REQUIRE_FALSE(house.move());
    REQUIRE_FALSE(house.store.save(*house.game.table, "mine"));
    const std::string before = content(house.saves / "mine.parlor");
    for (int move = 0; move < 5; ++move) REQUIRE_FALSE(house.move());
    {
        const NoRoom no_room{before.size()};
        CHECK(house.store.save(*house.game.table, "mine"));
    }
    CHECK(content(house.saves / "mine.parlor") == before);
    CHECK(files_in(house.saves) == 1);
}

TEST_CASE("in a folder that is only to be read a game goes on in memory, and is kept later") {
    const LikeAnybody bound;
    House house;
    fs::create_directory(house.games);
    permit(house.games, 0500);
    for (int move = 0; move < 5; ++move) {
        const auto trouble = house.move();
        REQUIRE(trouble);
        CHECK(trouble->what.find("Permission denied") != std::string::npos);
    }
    CHECK(files_in(house.games) == 0);
    permit(house.games, 0700);
    REQUIRE_FALSE(house.move());
    house.require_kept();
}

TEST_CASE("a journal that is only to be read is taken up, and stays as it is") {
    const LikeAnybody bound;
    House house;
    for (int move = 0; move < 5; ++move) REQUIRE_FALSE(house.move());
    REQUIRE_FALSE(house.store.leave(*house.game.table));
    const std::string before = house.journal();
    permit(house.games / "now-01.parlor", 0400);
    permit(house.games, 0500);
    house.game.table = house.store.resume();
    REQUIRE(house.game.table);
    CHECK(house.move());
    CHECK(house.journal() == before);
    permit(house.games, 0700);
    REQUIRE_FALSE(house.move());
    CHECK(house.journal() == before);
    house.require_kept();
}
