// Chapter 7: how Mack decides, and what cannot influence him.
#include "dominoes/mack.hpp"

#include "dominoes/chance.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/play.hpp"
#include "dominoes/random_move.hpp"
#include "dominoes/words/words.hpp"
#include "looks.hpp"
#include "table.hpp"

using namespace parlor;
using namespace parlor::dominoes;

namespace {

using Decide = Action (*)(const Game& game, Seat seat, Draw draw);

template <Level level>
Action mack(const Game& game, Seat seat, Draw draw) {
    return choose(view_for(game, seat), level, draw);
}
Action at_random(const Game& game, Seat /*seat*/, Draw draw) { return random_move(game, draw); }

Seat winner_of(std::uint64_t seed, const Per<Seat, Decide, 3>& players) {
    Rolls deals{seed}, own{seed + 1'000'000};
    Game game = begin({.hand = 7, .target = {150}});
    while (const auto seat = decider(game))
        play(game,
             *seat == chance ? answer_chance(game, Draw{deals})
                             : players[*seat](game, *seat, Draw{own}),
             Tell{});
    return std::get<Over>(game.phase).winner;
}

// The games won in this number of deals, each played twice with the seats changed.
int percent_won(Decide one, Decide against, int deals) {
    Per<Seat, Decide, 3> players;
    int won = 0;
    for (int deal = 1; deal <= deals; ++deal)
        for (const Seat seat : both_seats) {
            players[seat] = one;
            players[other(seat)] = against;
            if (winner_of(static_cast<std::uint64_t>(deal), players) == seat) ++won;
        }
    return 50 * won / deals;
}

}  // namespace

TEST_CASE("D-7.1: level 0 takes the best count") {
    Table table = table_with({{"34 00", "45 42 36 31"}, "66"});
    table.plays({"1 play 34"});
    CHECK(choice(table.game, Level::Zero) == "play 36");  // 6 + 4
}

TEST_CASE("D-7.1: level 0, of equal counts, plays a double, then the heavier tile") {
    CHECK(choice(table_with({{"12 33 56", "00"}, "66"}).game, Level::Zero) == "play 33");
    CHECK(choice(table_with({{"12 56", "00"}, "66"}).game, Level::Zero) == "play 56");
}

TEST_CASE("D-7.1: level 1 sees what the other is likely to answer") {
    // The opponent has all the other tiles. Neither play scores; 4-6 would let 6-6 count 15.
    Table table = table_with({{"", "46 32"}});
    table.game.players[first_seat].hand = all_tiles() - table.game.players[second_seat].hand;
    table.plays({"1 play 34"});
    CHECK(choice(table.game, Level::Zero) == "play 46");
    CHECK(choice(table.game, Level::One) == "play 32");
}

TEST_CASE("D-7.1: level 0 beats random play, and level 1 beats level 0") {
    CHECK(percent_won(mack<Level::Zero>, at_random, 150) >= 90);
    CHECK(percent_won(mack<Level::One>, mack<Level::Zero>, 150) >= 58);
}

TEST_CASE("D-7.1: Mack draws and passes when he must, and asks for a redeal when he may") {
    Table table = table_with({{"34 44 00", "66 55"}, "22"});
    table.plays({"1 play 34"});
    CHECK(choice(table.game, Level::One) == "draw");
    table.plays({"2 draw"});
    CHECK(choice(table.game, Level::Zero) == "pass");
    const Ruleset rules{.hand = 7, .redeal = Redeal::ForDoubles};
    CHECK(choice(table_with({{"00 11 22 33 46", "55"}, "66"}, rules).game, Level::One) == "redeal");
}

TEST_CASE("D-7.2: two games that differ only in what is hidden get the same play") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        look_through(seed,
                     {.hand = hand_sizes[static_cast<std::size_t>(seed % 3)], .target = {50}},
                     [](const Game& game, Seat seat, Rolls& rolls) {
                         const Game changed = with_others_hidden(game, seat, rolls);
                         for (const Level level : {Level::Zero, Level::One})
                             CHECK(choice(game, level) == choice(changed, level));
                     });
}

TEST_CASE("D-7.2: an opponent who drew or passed had none of the exposed numbers") {
    Table table = table_with({{"34 41 35 11", "66 55 22 06"}, "25 13 00"});
    table.plays({"1 play 34"});
    CHECK(numbers_lacking(table.game.history, second_seat).empty());
    table.plays({"2 draw", "2 draw", "2 play 31"});
    CHECK(numbers_lacking(table.game.history, second_seat) == Suits{Suit{3}, Suit{4}});
    SECTION("what else they had none of adds up") {
        table.plays({"1 play 11"});
        table.game.players[second_seat].hand.erase(tile_of({Suit{2}, Suit{5}}));
        table.plays({"2 draw"});
        CHECK(numbers_lacking(table.game.history, second_seat) == Suits{Suit{1}, Suit{3}, Suit{4}});
    }
    SECTION("but a tile that they drew and kept is bound by the last numbers alone") {
        table.game.boneyard = tiles_of("33 44 02");
        table.plays({"1 play 11", "2 draw", "2 draw"});
        CHECK(numbers_lacking(table.game.history, second_seat) == Suits{Suit{1}, Suit{4}});
    }
}

TEST_CASE("D-7.2: the other hand is among the tiles that Mack thinks possible") {
    for (std::uint64_t seed = 1; seed <= 100; ++seed)
        look_through(seed,
                     {.hand = hand_sizes[static_cast<std::size_t>(seed % 3)]},
                     [](const Game& game, Seat seat, Rolls& /*rolls*/) {
                         const Hidden hidden = hidden_from(view_for(game, seat));
                         const Tiles held = game.players[other(seat)].hand;
                         CHECK(hidden.other_may_hold.contains_all(held));
                         CHECK(hidden.odds <= 1);
                         if (game.boneyard.empty()) CHECK(hidden.other_may_hold == held);
                     });
}

TEST_CASE("D-7.2, D-7.3: level 2 plays by what he sees and by the seed, and by nothing else") {
    int looked = 0;
    look_through(3, {.hand = 7, .target = {50}}, [&](const Game& game, Seat seat, Rolls& rolls) {
        if (legal(game).plays.size() < 2 or ++looked > 8) return;
        const std::string play = choice(game, Level::Two);
        CHECK(choice(with_others_hidden(game, seat, rolls), Level::Two) == play);
        CHECK(choice(game, Level::Two) == play);
    });
    CHECK(looked > 4);
}

TEST_CASE("D-7.3: the same position, level and seed give the same play") {
    look_through(7, {.hand = 9}, [](const Game& game, Seat, Rolls& rolls) {
        const auto seed = static_cast<std::uint64_t>(rolls(1000));
        for (const Level level : {Level::Zero, Level::One})
            CHECK(choice(game, level, seed) == choice(game, level, seed));
    });
}
