// What the ring and the menu window show of a game that nobody watched: the last sentences, however
// long the game is.
#include <algorithm>
#include <fstream>
#include <iterator>

#include "app/property/presenter.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "table/game/replay.hpp"
#include "where.hpp"

using namespace parlor;

TEST_CASE("U-5.1: at each step of a long game the last sentences before it are recalled") {
    std::ifstream file{std::string{tests_folder} + "/games/events_of_computers.parlor"};
    const std::string begun{std::istreambuf_iterator<char>{file}, {}};
    const auto loaded = table::load_replay(begun + ".expect over yes\n", "test", open_table);
    REQUIRE(loaded.status == table::Status::Fine);
    std::size_t told = 0;  // sentences up to this step
    for (int step = 0; step <= loaded.replay->size(); ++step) {
        loaded.replay->go_to(step);
        table::GameTable& table = loaded.replay->table();
        const auto game = tui::property_presenter(table, {});
        const std::uint64_t earlier = loaded.replay->told_before();
        tui::Recent before, here;
        for (const auto& telling : game->told({}, 0, earlier)) before.add(telling.sentence);
        CHECK(before.sentences().size() == std::min(told, tui::Recent::most));
        for (const auto& telling : game->told({}, earlier, table.told_count()))
            here.add(telling.sentence);
        told += here.count();
    }
    CHECK(told > 700);
}
