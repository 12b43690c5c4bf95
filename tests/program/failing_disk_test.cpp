// Real games on a disk on which one step after another fails: afterwards everything saved is there.
#include <algorithm>
#include <fstream>

#include "catch.hpp"
#include "disk/faulty_disk.hpp"
#include "games/games.hpp"
#include "random_table.hpp"
#include "table/folder.hpp"
#include "table/journal/game_store.hpp"

using namespace parlor;
using disk::FaultyDisk;

namespace {

struct House {
    Folder folder;
    FaultyDisk disk;

    table::StoreNeeds needs() {
        return {.disk = disk,
                .folder = folder.path,
                .open = open_table,
                .seconds = [] { return 0; },
                .stamp = [] { return "now"; }};
    }
};

// The states that may be found: from the last one that the store reported as saved, to the latest.
class Expected {
public:
    void note(const table::GameTable& table, bool is_kept) {
        if (is_kept) states_.clear();
        is_any_kept_ = is_any_kept_ or is_kept;
        states_.push_back(table.state());
    }
    [[nodiscard]] bool is_any_kept() const { return is_any_kept_; }
    [[nodiscard]] bool has(const table::GameTable& table) const {
        return std::ranges::find(states_, table.state()) != states_.end();
    }

private:
    bool is_any_kept_ = false;
    std::vector<std::uint64_t> states_;
};

// Some moves, saved as far as possible.
Expected play(House& house, const std::string& header, FaultyDisk::Fails how, int step) {
    table::GameStore store{house.needs()};
    house.disk.fail_at(step, how);
    RandomTable game{begun(header)};
    Expected expected;
    for (int move = 0; move < 12; ++move) {
        game.move();
        expected.note(*game.table, not store.keep(*game.table));
    }
    house.disk.mend();
    return expected;
}

}  // namespace

TEST_CASE("whichever step of the disk fails, a game is there as it was when it was last kept") {
    const std::string header = GENERATE(classic_of_four, repeated_dominoes);
    const auto how = GENERATE(FaultyDisk::Fails::Once, FaultyDisk::Fails::FromThenOn);
    constexpr int steps = 4 + 12 * 2;  // of creating the file, and of writing each move
    for (int step = 0; step < steps; ++step) {
        INFO(step);
        House house;
        const Expected expected = play(house, header, how, step);
        table::GameStore store{house.needs()};
        RandomTable game{store.resume()};
        REQUIRE((game.table or not expected.is_any_kept()));
        if (not game.table) continue;
        CHECK(expected.has(*game.table));
        game.move();
        REQUIRE_FALSE(store.keep(*game.table));
        const auto state = game.table->state();
        REQUIRE_FALSE(store.leave(*game.table));
        CHECK(store.resume()->state() == state);
    }
}

TEST_CASE("while a game moves into a new journal it is there whole, whichever step fails") {
    for (int step = 0; step < 8; ++step) {
        INFO(step);
        House house;
        RandomTable game{begun(classic_of_four)};
        {
            table::GameStore store{house.needs()};
            for (int move = 0; move < 20; ++move) game.move();
            REQUIRE_FALSE(store.keep(*game.table));
            REQUIRE_FALSE(store.leave(*game.table));
        }
        std::ofstream{house.folder.path / "games/now-01.parlor", std::ios::app} << "# by hand\n";
        {
            table::GameStore store{house.needs()};
            const auto taken_up = store.resume();
            house.disk.fail_at(step, FaultyDisk::Fails::FromThenOn);
            (void)store.keep(*taken_up);
            house.disk.mend();
        }
        table::GameStore store{house.needs()};
        const auto news = store.unfinished_game();
        REQUIRE(news.is_there);
        CHECK(news.told.size() <= 1);  // of added text
        CHECK(store.resume()->state() == game.table->state());
    }
}
