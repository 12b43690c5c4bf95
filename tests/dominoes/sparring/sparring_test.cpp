// The sparring partner of series.
#include "dominoes/sparring/sparring.hpp"

#include "dominoes/looks.hpp"
#include "dominoes/table.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

constexpr Sparring quick{.worlds = 8, .depth = 4};

std::string choice_of(const Game& game, Sparring sparring) {
    Rolls rolls{1};
    return to_line(choose(view_for(game, *decider(game)), sparring, Draw{rolls}));
}

// The gain of this seat up to the end of the hand when both play for points, and know all tiles.
int gain_of(const Game& game, Seat seat) {
    if (not std::holds_alternative<ToPlay>(game.phase)) return 0;
    const Seat mover = *decider(game);
    const Choices open = legal(game);
    const auto lead = [&](const Game& now) {
        return (now.players[seat].score - now.players[other(seat)].score).count;
    };
    std::optional<int> best;
    const auto look_at = [&](const Action& action) {
        Game then = game;
        play(then, action, Tell{});
        const int gain = lead(then) - lead(game) + gain_of(then, seat);
        if (not best or (mover == seat ? gain > *best : gain < *best)) best = gain;
    };
    for (const Play& play : open.plays) look_at(play);
    if (open.plays.empty()) look_at(Pass{});
    return *best;
}

bool is_short_ending(const Game& game) {
    return game.boneyard.empty() and legal(game).plays.size() > 1 and
           game.players[first_seat].hand.count() + game.players[second_seat].hand.count() <= 8;
}

}  // namespace

TEST_CASE("the sparring partner makes the most of an ending that is not longer than its search") {
    const int wanted = sampled(500, 50);
    int endings = 0;
    for (std::uint64_t seed = 1; endings < wanted; ++seed)
        look_through(
            seed, {.hand = 11, .target = {999}}, [&](const Game& game, Seat seat, Rolls& rolls) {
                if (not is_short_ending(game)) return;
                ++endings;
                const Sparring sees_all{.worlds = 1, .depth = 28};
                Game then = game;
                play(then, choose(view_for(game, seat), sees_all, Draw{rolls}), Tell{});
                const auto lead = [&](const Game& now) {
                    return (now.players[seat].score - now.players[other(seat)].score).count;
                };
                CHECK(lead(then) - lead(game) + gain_of(then, seat) == gain_of(game, seat));
            });
}

TEST_CASE("the sparring partner plays by what it sees and by the seed, and by nothing else") {
    const auto games = static_cast<std::uint64_t>(sampled(10, 2));
    for (std::uint64_t seed = 1; seed <= games; ++seed)
        look_through(seed, {.hand = 7}, [&](const Game& game, Seat seat, Rolls& rolls) {
            const Game another = with_others_hidden(game, seat, rolls);
            if (legal(another).redeal != legal(game).redeal) return;
            CHECK(choice_of(game, quick) == choice_of(another, quick));
        });
}

TEST_CASE("the sparring partner draws and passes when it must") {
    Table table = table_with({.hands = {"34 66", "00 01"}, .boneyard = "02"}, {.hand = 7});
    table.plays({"1 play 34"});
    CHECK(choice_of(table.game, quick) == "draw");
}
