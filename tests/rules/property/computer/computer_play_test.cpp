// Computer players of all levels, at tables of every size and on every house rule: every decision
// is legal, everything adds up, the games end, and nobody looks into the decks.
#include <algorithm>

#include "rules/property/computer.hpp"
#include "rules/property/random_games.hpp"
#include "rules/property/random_move.hpp"
#include "rules/property/turn/chance.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

using Seed = std::uint64_t;
constexpr Patience little{.times = 2, .turns = 5};  // there are many games to play

// The same public position with other decks.
Game hidden_differently(Game game) {
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance}) {
        auto& cards = game.piles[deck].to_come;
        std::rotate(cards.begin(), cards.begin() + cards.size() / 2, cards.end());
    }
    return game;
}

// One draw for each decision, from the game's own numbers; future dice cannot be read from it.
Action decision(const Game& game, board::Level level, Seed draws) {
    Numbers numbers{draws | 1U};
    return choose(game, level, Draw{numbers}, little);
}

void check_blindness(const Game& game, board::Level level, Seed draws, const Action& chosen) {
    const Action again = decision(hidden_differently(game), level, draws);
    if (to_line(*game.edition, again) != to_line(*game.edition, chosen))
        broken("the computer looks into the decks");
}

// The levels take turns, and now and then a move is random, for odd positions.
Action mixed_move(const Game& game, Numbers& numbers) {
    if (game.decision.kind == DecisionKind::Chance) return answer_chance(game, Draw{numbers});
    if (numbers(64) == 0) return random_move(game, Draw{numbers});
    const auto level = board::Level((number(game.decision.seat) + game.seats) % board::level_count);
    const auto draws = static_cast<Seed>(numbers(1 << 30));
    const Action chosen = decision(game, level, draws);
    if (numbers(16) == 0) check_blindness(game, level, draws, chosen);
    return chosen;
}

}  // namespace

TEST_CASE(
    "C-1.3: computers play legally on every house rule, see nothing hidden, and come to an end") {
    const auto games = static_cast<std::uint64_t>(sampled(20'000));
    const RandomGames results = play_random_games(games, mixed_move, [](const Game&) {});
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games * 9 / 10));
}

TEST_CASE("M-6.1: they do so under each switch and all of them, at three to eight seats") {
    const auto games = static_cast<std::uint64_t>(sampled(4'000));
    const RandomGames results = play_random_games(
        games, mixed_move, [](const Game&) {}, switched_setup);
    INFO(results.trouble);
    CHECK(results.trouble.empty());
    CHECK(results.ended > static_cast<int>(games * 9 / 10));
}
