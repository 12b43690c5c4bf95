// D-8.3: the saved deals are repeated in a game that is left and resumed, in any way.
#include <random>

#include "dominoes/random_move.hpp"
#include "games/games.hpp"
#include "sessions/dominoes/repeat.hpp"
#include "sessions/dominoes/table.hpp"
#include "table/folder.hpp"
#include "table/game/replay.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"

using namespace parlor;
using namespace parlor::dominoes;
using table::GameStore;
using Table = std::unique_ptr<table::GameTable>;

namespace {

constexpr std::uint64_t seed = 99;

Dominoes::Setup two_people() {
    Dominoes::Setup setup{.rules = {.hand = 7, .target = {500}}, .names = {}, .computers = {}};
    setup.names[first_seat] = "Ann";
    setup.names[second_seat] = "Bob";
    return setup;
}

std::vector<TileList> deals_of(table::GameTable& table) {
    return repeat_of(*domino_session(table)).deals;
}

// Random plays, until this many deals have been dealt.
void play_to_deal(table::GameTable& table, std::size_t deals) {
    std::mt19937 random{20261122};  // NOLINT: the same plays every time
    auto any = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    auto& session = *domino_session(table);
    session.answer_chance();
    while (deals_of(table).size() < deals) {
        REQUIRE_FALSE(session.play(*session.decider(), random_move(session.position(), Draw{any})));
        session.answer_chance();
    }
}

// Four deals, none of them from our seed.
Repeat saved() {
    const Table game = open_dominoes(two_people(), 3);
    play_to_deal(*game, 4);
    return repeat_of(*domino_session(*game));
}

struct House {
    Folder folder;
    GameStore store{{.disk = disk::real_disk(),
                     .folder = folder.path,
                     .open = open_table,
                     .seconds = [] { return 0; },
                     .stamp = [] { return "now"; }}};
};

// Ways to leave a game and to resume it.

Table continued(House& house, Table game) {
    REQUIRE_FALSE(house.store.keep(*game));
    REQUIRE_FALSE(house.store.leave(*game));
    return house.store.resume();
}

Table continued_twice(House& house, Table game) {
    return continued(house, continued(house, std::move(game)));
}

Table taken_back_and_continued(House& house, Table game) {
    REQUIRE_FALSE(house.store.keep(*game));
    REQUIRE(game->undo(game->moves()));
    return continued(house, std::move(game));
}

Table continued_and_taken_back(House& house, Table game) {
    game = continued(house, std::move(game));
    REQUIRE(game->undo(game->moves()));
    return game;
}

Table saved_and_loaded(House& house, Table game) {
    REQUIRE_FALSE(house.store.save(*game, "mine"));
    auto loaded = house.store.load(GameStore::Shelf::Saves, "mine");
    REQUIRE(loaded);
    return std::move(loaded->table);
}

// When the disk is full, the save has the state in memory.
Table told_and_loaded(House&, Table game) {
    const std::string text = table::journal_text(*game);
    return std::move(game_in(table::sealed_part(text), "told", open_table)->table);
}

// The game at its third move, after several replays and take-backs.
Table taken_over(House&, Table game) {
    const auto replay = load_replay(table::journal_text(*game), "replay", open_table).replay;
    REQUIRE(replay);
    for (const int step : {replay->size(), 0, 3}) replay->go_to(step);
    return replay->take_over();
}

}  // namespace

TEST_CASE("D-8.3: a repeated game that is left and taken up again has the deals to come") {
    struct Way {
        const char* name;
        Table (*resume)(House&, Table);
    };
    const auto way = GENERATE(Way{"continued", continued},
                              Way{"continued twice", continued_twice},
                              Way{"taken back and continued", taken_back_and_continued},
                              Way{"continued and taken back", continued_and_taken_back},
                              Way{"saved and loaded", saved_and_loaded},
                              Way{"told and loaded", told_and_loaded},
                              Way{"taken over", taken_over});
    INFO(way.name);
    House house;
    const Repeat repeat = saved();
    Table game = open_again(two_people(), seed, repeat, Sides::AsTheyWere);
    play_to_deal(*game, 2);
    game = way.resume(house, std::move(game));
    REQUIRE(game);
    play_to_deal(*game, 4);
    CHECK(deals_of(*game) == repeat.deals);
}

TEST_CASE("D-8.3: in a game that is taken up, too, new deals come when the saved ones run out") {
    House house;
    const auto repeat = saved();
    const Table whole = open_again(two_people(), seed, repeat, Sides::Switched);
    play_to_deal(*whole, 5);
    Table left = open_again(two_people(), seed, repeat, Sides::Switched);
    play_to_deal(*left, 2);
    left = continued(house, std::move(left));
    REQUIRE(left);
    play_to_deal(*left, 5);
    CHECK(deals_of(*left) == deals_of(*whole));
}
