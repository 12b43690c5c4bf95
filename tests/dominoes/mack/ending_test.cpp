// Chapter 7: once nothing is hidden, level 2 plays perfectly.
#include "dominoes/mack/ending.hpp"

#include <algorithm>

#include "dominoes/looks.hpp"
#include "dominoes/mack/winning.hpp"
#include "dominoes/table.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

Game after(Game game, const Action& action) {
    play(game, action, Tell{});
    return game;
}

// The value of the hand to this seat: a plain search of every line of play to its end.
double value_to(const Game& game, Seat seat) {
    if (not std::holds_alternative<ToPlay>(game.phase)) return edge_of(game, seat);
    const Choices open = legal(game);
    if (open.plays.empty()) return value_to(after(game, Pass{}), seat);
    const bool is_own = *decider(game) == seat;
    double best = is_own ? -1 : 1;
    for (const Play& play : open.plays) {
        const double value = value_to(after(game, play), seat);
        best = is_own ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

bool is_ending(const Game& game, Seat seat) {
    return game.boneyard.empty() and legal(game).plays.size() > 1 and
           game.players[seat].hand.count() <= 7 and game.players[other(seat)].hand.count() <= 7;
}

}  // namespace

TEST_CASE("D-7.1: level 2 plays 10,000 endings as well as they can be played") {
    const int wanted = sampled(10'000, 1'000);
    int endings = 0;
    for (std::uint64_t seed = 1; endings < wanted; ++seed)
        look_through(seed,
                     {.hand = hand_sizes[static_cast<std::size_t>(seed % 3)],
                      .target = {seed % 2 == 0 ? 60 : 250}},
                     [&](const Game& game, Seat seat, Rolls& rolls) {
                         if (not is_ending(game, seat)) return;
                         ++endings;
                         const Action chosen =
                             choose(view_for(game, seat), Level::Two, Draw{rolls});
                         const double value = value_to(after(game, chosen), seat);
                         if (value != value_to(game, seat)) CHECK(value == value_to(game, seat));
                     });
    CHECK(endings >= wanted);
}

TEST_CASE("D-7.1: more of a score is never worth less, whatever the target") {
    for (const int target : {1, 7, 50, 61, 150, 250, 999}) {
        Game game = begin({.target = {target}});
        game.down = first_seat;
        for (const Seat better : both_seats)
            for (int score = 0; score + 5 < target; score += 5)
                for (int others = 0; others < target; others += 5) {
                    game.players[better].score = {score};
                    game.players[other(better)].score = {others};
                    const double edge = edge_of(game, first_seat);
                    game.players[better].score += Points{5};
                    const double then = edge_of(game, first_seat);
                    if (better == first_seat ? then < edge : then > edge) FAIL("at " << score);
                }
    }
}

TEST_CASE("D-7.1: at the end of a hand a score is worth the more, the nearer it is to the target") {
    Game game = begin({.target = {150}});
    game.down = first_seat;
    CHECK(edge_of(game, first_seat) > 0);
    CHECK(edge_of(game, second_seat) == -edge_of(game, first_seat));
    double worth = -1;
    for (int score = 0; score < 150; score += 5) {
        game.players[first_seat].score = {score};
        CHECK(edge_of(game, first_seat) > worth);
        worth = edge_of(game, first_seat);
    }
    game.phase = Over{second_seat};
    CHECK(edge_of(game, first_seat) == -1);
    CHECK(edge_of(game, second_seat) == 1);
}
