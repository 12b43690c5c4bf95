// Random legal play (C-1 to C-12 together): what must hold in every position of every game,
// whoever plays; each game is a function of its seed.
#include "random_games.hpp"
#include "rules/property/random_move.hpp"
#include "sample.hpp"
#include "trials.hpp"

using namespace parlor;
using namespace parlor::rules;

TEST_CASE("in random games everything adds up, is offered as it is played, and replays") {
    const auto games = static_cast<std::uint64_t>(sampled(10'000));
    const Mover at_random = [](const Game& game, Numbers& numbers) {
        return random_move(game, Draw{numbers});
    };
    const RandomGames results = play_random_games(games, at_random, check_choices);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games / 2));
}
