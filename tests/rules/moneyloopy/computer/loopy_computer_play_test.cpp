// Computer players of Moneyloopy, of all levels and at tables of every size: every decision is
// legal, everything adds up, the games end, and nobody looks into purses.
#include "computers.hpp"
#include "numbers.hpp"
#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/deal/random_deal.hpp"
#include "rules/moneyloopy/loopy_invariants.hpp"
#include "rules/moneyloopy/random_move.hpp"
#include "rules/moneyloopy/turn/chance.hpp"
#include "rules/moneyloopy/view.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

// The money that this player is publicly known to have at least.
Money least_of(const Game& game, Seat seat) {
    Money least = last_dollar;
    if (game.auction and game.auction->bidder == seat) least += game.auction->bid;
    if (game.proposal and game.proposal->from == seat)
        least += std::max(net_cost(*game.proposal, seat), 0_cash);
    return least;
}

// The same position to the player who decides, with other hidden money.
Game with_other_purses(Game game, Numbers& numbers) {
    for (const Seat seat : players_in(game))
        if (not money_seen(game, game.decision.seat, seat))
            game.money[seat] = least_of(game, seat) + Money{numbers(3000)};
    return game;
}

void check_blindness(const Game& game, board::Level level, const Action& chosen, Numbers& numbers) {
    const Action again = choose(with_other_purses(game, numbers), level);
    if (to_line(game.board(), again) != to_line(game.board(), chosen))
        broken("the computer looks into purses");
}

// What levels 1 and 2 decline as a small gain is one.
void check_refusal(const Game& game, board::Level level, const Action& chosen) {
    constexpr std::string_view little = "it would gain only $";
    if (level == board::Level::Zero or not std::holds_alternative<Decline>(chosen)) return;
    const std::string reason = why(game, level);
    if (reason.starts_with(little) and
        Money{std::stoi(reason.substr(little.size()))} >= computer::least_gain)
        broken("it is declined, and " + reason);
}

// Now and then a random move or deal, for odd positions.
Action mixed_move(const Game& game, Numbers& numbers) {
    const Seats partners = legal(game).deal;
    if (not partners.empty() and numbers(12) == 0) {
        Game copy = game;
        Action deal = random_deal(game, partners, Draw{numbers});
        if (play(copy, deal, Tell{}) == played) return deal;
    }
    if (numbers(64) == 0) return random_move(game, Draw{numbers});
    const auto level = board::Level((number(game.decision.seat) + game.seats) % board::level_count);
    Action chosen = choose(game, level);
    if (numbers(4) == 0) check_blindness(game, level, chosen, numbers);
    check_refusal(game, level, chosen);
    return chosen;
}

void play_game(Numbers numbers) {
    const int seats = 2 + numbers(7);
    Game game = deal(*edition_on(numbers(2) == 0 ? "us" : "turkey-40"), {}, seats);
    if (numbers(4) == 0) game.rules.purses = Purses::Open;
    for (int moves = 0; game.over == OverHow::NotOver; ++moves) {
        if (moves == 20'000) broken("the game does not end");
        const bool asks_chance = game.decision.kind == DecisionKind::Chance;
        const Action move =
            asks_chance ? answer_chance(game, Draw{numbers}) : mixed_move(game, numbers);
        if (play(game, move, Tell{}) != played)
            broken(to_line(game.board(), move) + " is chosen and refused");
        check_position(game);
    }
}

}  // namespace

TEST_CASE(
    "L-9.1, L-1.5: computers play legally with 2 to 8 at the table, and see no hidden money") {
    const auto games = static_cast<std::uint64_t>(sampled(2'000));
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        INFO("seed " << seed);
        REQUIRE_NOTHROW(play_game({seed * 0x9e3779b97f4a7c15U}));
    }
}

TEST_CASE("L-9.2: no exchange of deals between computers goes on for ever in one decision") {
    Numbers numbers{77};
    for (int number = 0; number < sampled(200); ++number) {
        Game game = deal(*edition_on("us"), {}, 4);
        int proposed = 0, most = 0;
        while (game.over == OverHow::NotOver) {
            const bool asks_chance = game.decision.kind == DecisionKind::Chance;
            const Action move = asks_chance ? answer_chance(game, Draw{numbers})
                                            : choose(game, board::Level(1 + numbers(2)));
            if (std::holds_alternative<End>(move)) proposed = 0;
            proposed += std::holds_alternative<Propose>(move) ? 1 : 0;
            most = std::max(most, proposed);
            REQUIRE(play(game, move, Tell{}) == played);
        }
        CHECK(most <= 4 * 3);  // one proposal a round from each player to each other
    }
}

TEST_CASE(
    "L-9.2: what levels 1 and 2 propose, they would not refuse at sight in the other's place") {
    using namespace parlor::moneyloopy::computer;
    Numbers numbers{46};
    for (int proposed = 0, least = sampled(3'000, 300); proposed < least;) {
        const int seats = 2 + numbers(4);
        Game game = deal(*edition_on("us"), {}, seats);
        if (numbers(3) == 0) game.rules.purses = Purses::Open;
        while (game.over == OverHow::NotOver) {
            const bool asks_chance = game.decision.kind == DecisionKind::Chance;
            const Action move = asks_chance ? answer_chance(game, Draw{numbers})
                                            : choose(game, board::Level(1 + numbers(2)));
            REQUIRE(play(game, move, Tell{}) == played);
            if (not std::holds_alternative<Propose>(move)) continue;
            ++proposed;
            const Sight asked = sight_of(game);
            INFO(to_line(game.board(), move));
            CHECK(account_of(asked, *game.proposal, asked.me, worth_in_deals).gain() >= least_gain);
        }
    }
}
