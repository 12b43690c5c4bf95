// What the ring and the menu window show of a game that nobody watched: the last sentences, however
// long the game is.
#include "app/table/recall.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "catch.hpp"
#include "games/games.hpp"
#include "rules/property/view.hpp"
#include "sessions/property/table.hpp"
#include "table/replay.hpp"
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
        const auto& game = *property_session(loaded.replay->table());
        const auto view = rules::view_for(game.setup(), game.position());
        tui::Recent before;
        tui::recall(game, view, loaded.replay->told_before(), before);
        CHECK(before.sentences().size() == std::min(told, tui::Recent::most));
        tui::Recent here;
        for (const auto& event : game.told_since(loaded.replay->told_before()))
            here.add(rules::sentence_for(view, event));
        told += here.count();
    }
    CHECK(told > 700);
}
