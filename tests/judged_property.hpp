// A property game with judgements as a quick review stores them, so that a test of reviews takes no
// time and does not depend on what playouts say.
#pragma once

#include "catch.hpp"
#include "games/games.hpp"
#include "rules/property/review/alternatives.hpp"
#include "rules/property/review/judge.hpp"
#include "sessions/property/judging.hpp"
#include "sessions/property/table.hpp"
#include "table/game/dealer.hpp"
#include "table/game/replay.hpp"

namespace parlor {

// Ten rounds of three computers, who all are reviewed as no person plays.
inline std::unique_ptr<table::GameTable> traders_game() {
    const auto loaded = table::load_replay(
        "parlor 1\ngame classic\nboard uk\nseed 5\noption last-round 10\n"
        "seat 1 cpu:1 ANN\nseat 2 cpu:1 BRUNO\nseat 3 cpu:0 CARLA\nbegin\n",
        "test",
        open_table);
    REQUIRE(loaded.replay);
    auto table = loaded.replay->take_over();
    table->play_on(std::nullopt);
    return table;
}

// Of each dozen decisions the first costs nothing, and each later one costs 1.04 games in 100 more.
// The last of the other moves counts as the best.
inline void keep_decisions(table::GameTable& game,
                           const std::filesystem::path& folder,
                           property::Effort effort = property::Effort::Quick) {
    constexpr int dozen = 12;
    const auto& session = *property_session(game);
    const bool is_quick = effort == property::Effort::Quick;
    KeptLines lines{file_of_review(game, folder, is_quick ? "quick" : "usual")};
    const PropertyJudging how{session.setup(), session.seed(), effort};
    int decisions = 0;
    for (const property::Reviewable& each : reviewables_in(session)) {
        table::Act act = table::Dealer{1}.choice(each.entry);
        const auto moves = property::alternatives_to(
            each.played, each.before, property::levels_at(session.setup(), each.before), Draw{act});
        const double cost = moves.size() > 1 ? 0.0104 * (decisions++ % dozen) : 0;
        lines.keep(each.entry,
                   how.words_of({.best = moves.back(),
                                 .moves = static_cast<int>(moves.size()),
                                 .chance_of_best = 0.5,
                                 .chance_of_played = 0.5 - cost,
                                 .error = cost / 10}));
    }
}

// The first seat's chance rises by 5 games in 100 each round; the others share the rest.
inline void keep_rounds(table::GameTable& game,
                        const std::filesystem::path& folder,
                        property::Effort effort = property::Effort::Quick) {
    const bool is_quick = effort == property::Effort::Quick;
    KeptLines lines{file_of_review(game, folder, is_quick ? "quick rounds" : "usual rounds")};
    const std::size_t rounds = rounds_in(*property_session(game)).size();
    for (std::size_t round = 0; round < rounds; ++round) {
        property::Shares shares;
        shares[Seat{1}] = 0.3 + 0.05 * static_cast<double>(round);
        shares[Seat{2}] = shares[Seat{3}] = (1 - shares[Seat{1}]) / 2;
        lines.keep(round, RoundJudging::words_of(shares));
    }
}

}  // namespace parlor
