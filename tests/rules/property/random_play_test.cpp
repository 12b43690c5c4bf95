// Random legal play (C-1 to C-12 together, and the switches of M-2): what must hold in every
// position of every game, whoever plays; each game is a function of its seed.
#include "random_games.hpp"
#include "rules/property/random_move.hpp"
#include "sample.hpp"
#include "trials.hpp"

using namespace parlor;
using namespace parlor::rules;

namespace {

Action at_random(const Game& game, Numbers& numbers) { return random_move(game, Draw{numbers}); }

// M-2.3, M-2.4: what is switched off never comes.
void check_switches(const Game& game) {
    check_choices(game);
    if (game.rules.auctions == Auctions::None and (game.auction or not game.lots.empty()))
        broken("there is an auction");
    if (game.rules.drawing == Drawing::AfterAShuffle and
        not game.piles[Deck::Chest].to_come.empty())
        broken("a deck is kept");
}

}  // namespace

TEST_CASE("in random games everything adds up, is offered as it is played, and replays") {
    const auto games = static_cast<std::uint64_t>(sampled(10'000));
    const RandomGames results = play_random_games(games, at_random, check_choices);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games / 2));
}

TEST_CASE("M-2: so it is with each switch alone and with all of them, for three to eight players") {
    const auto games = static_cast<std::uint64_t>(sampled(4'000));
    const RandomGames results = play_random_games(games, at_random, check_switches, switched_setup);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games / 2));
}
