// Games of a series as journals.
#include "sim/property/journals.hpp"

#include <algorithm>

#include "catch.hpp"
#include "games/games.hpp"
#include "library/data_folder.hpp"
#include "plans.hpp"
#include "rules/board/words.hpp"
#include "table/folder.hpp"
#include "table/game/replay.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

PropertyPlan kept_plan(int games) {
    PropertyPlan plan = plan_of({Computer{1}, Computer{0}, AtRandom{}}, games);
    plan.keeps_moves = true;
    return plan;
}

std::string fact(const table::GameTable& table, const std::string& key) {
    const auto facts = table.facts();
    const auto found = std::ranges::find(facts, key, &table::Fact::first);
    REQUIRE(found != facts.end());
    return found->second;
}

}  // namespace

TEST_CASE("a journal of a series plays again to the winner and the wealth that were counted") {
    const PropertyPlan plan = kept_plan(12);
    PropertyTable table{plan};
    for (int number = 0; number < plan.games; ++number) {
        const auto game = table.play(number);
        const auto text = journal_of(plan, game, table.moves());
        const auto loaded = table::load_replay(text, "test", open_table);
        INFO(loaded.complaint);
        REQUIRE(loaded.status == table::Status::Fine);
        loaded.replay->go_to(loaded.replay->size());
        const auto& end = loaded.replay->table();
        CHECK(fact(end, "winner") ==
              (game.winners.empty() ? "-" : board::seats_listed(game.winners)));
        for (int seat = 1; seat <= 3; ++seat)
            CHECK(fact(end, "seat." + std::to_string(seat) + ".wealth") ==
                  std::to_string(game.wealth[Seat(seat)].amount));
    }
}

TEST_CASE("M-3.5, M-6.2: a game of a series with clocks is read again to the millisecond") {
    PropertyPlan plan = kept_plan(4);
    const auto folders = library::data_folders();
    const property::Mode blitz = *folders.mode("blitz");
    plan.game_id = "blitz";
    plan.edition = *folders.edition(blitz);
    plan.rules = blitz.rules;
    plan.rules.clock = 60;
    PropertyTable table{plan};
    int flagged = 0;
    for (int number = 0; number < plan.games; ++number) {
        const auto game = table.play(number);
        flagged += game.ended == Ended::Clock ? 1 : 0;
        const auto text = journal_of(plan, game, table.moves());
        CHECK(text.find(" @500\n") != std::string::npos);
        const auto loaded = table::load_replay(text, "test", open_table);
        INFO(loaded.complaint);
        REQUIRE(loaded.status == table::Status::Fine);
        loaded.replay->go_to(loaded.replay->size());
        const auto& end = loaded.replay->table();
        CHECK(fact(end, "winner") == board::seats_listed(game.winners));
        CHECK(fact(end, "seat." + fact(end, "winner") + ".place") == "1");
    }
    CHECK(flagged > 0);
}

TEST_CASE("a game that was broken off is a journal, too") {
    PropertyPlan plan = rich_plan(6, 1);
    plan.keeps_moves = true;
    PropertyTable table{plan};
    const auto game = table.play(0);
    REQUIRE(game.ended == Ended::TurnsUp);
    const auto loaded =
        table::load_replay(journal_of(plan, game, table.moves()), "test", open_table);
    CHECK(loaded.status == table::Status::Fine);
}

TEST_CASE("journals are named by their games, and what is there already stays") {
    CHECK(journal_name(0) == "000001.parlor");
    CHECK(journal_name(999'999) == "1000000.parlor");
    const Folder folder;
    const PropertyPlan plan = kept_plan(1);
    PropertyTable table{plan};
    const auto game = table.play(0);
    const auto keep = [&] {
        return keep_journal(disk::real_disk(), folder.path, plan, game, table.moves());
    };
    CHECK_FALSE(keep());
    const auto path = folder.path / "000001.parlor";
    CHECK(content(path) == journal_of(plan, game, table.moves()));
    const auto again = keep();
    REQUIRE(again);
    CHECK(again->what == path.string() + ": cannot be written: File exists");
}

TEST_CASE("U-8.4: a journal of a series carries the files that are one's own") {
    PropertyPlan plan = kept_plan(1);
    plan.files = {{"board", "uk", "name = \"UK\"\n"}};
    PropertyTable table{plan};
    const auto game = table.play(0);
    CHECK(journal_of(plan, game, table.moves())
              .find("\nfile board uk \"name = \\\"UK\\\"\"\nbegin\n") != std::string::npos);
}
