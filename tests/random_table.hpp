// A property game of four that plays itself, legally and at random.
#pragma once

#include <random>
#include <string>

#include "catch.hpp"
#include "games.hpp"
#include "rules/random_move.hpp"
#include "table/left_game.hpp"

namespace parlor {

struct RandomTable {
    std::unique_ptr<table::GameTable> table = opened();
    std::mt19937 chance{20261122};  // NOLINT: the same game every time

    int operator()(int count) { return static_cast<int>(chance() % static_cast<unsigned>(count)); }

    // One move of a player, and chance's after it; one in twenty-five was taken back before.
    void move() {
        auto& session = *property_session(*table);
        if ((*this)(25) == 0 and table->moves() > 0) REQUIRE(table->undo(1));
        table->answer_chance();
        const auto action = rules::random_move(session.position(), Draw{*this});
        REQUIRE_FALSE(session.play(session.position().decision.seat, action));
        table->answer_chance();
    }

private:
    static std::unique_ptr<table::GameTable> opened() {
        auto game = table::game_in(table::sealed_part("parlor 1\n"
                                                      "game classic\n"
                                                      "board uk\n"
                                                      "seed 5\n"
                                                      "seat 1 person Ann\n"
                                                      "seat 2 person Bob\n"
                                                      "seat 3 person Cleo\n"
                                                      "seat 4 person Dan\n"
                                                      "begin\n"),
                                   "header",
                                   open_table);
        REQUIRE(game);
        return std::move(game->table);
    }
};

}  // namespace parlor
