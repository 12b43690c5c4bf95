// Kingmaking: two persons at a table of four who play like level 1, until the one with fewer streets
// gives all that it has to the other. What it wins is in docs/computers.md.
#include "computers.hpp"
#include "numbers.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/play.hpp"
#include "rules/moneyloopy/turn/chance.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

constexpr int never = board_size;

bool are_allies(Seat one, Seat other) { return number(one) % 2 == number(other) % 2; }
Seat ally_of(Seat seat) { return Seat((number(seat) + 1) % 4 + 1); }

Propose gift_of_all(const Game& game, Seat seat) {
    const Give all{.money = game.money[seat] - last_dollar,
                   .properties = game.properties[seat],
                   .cards = game.players[seat].safe_cards};
    return {.to = ally_of(seat), .terms = {{Side::Mine, all}}};
}

bool is_open(Game game, const Action& move) { return play(game, move, Tell{}) == played; }

Action of_a_person(const Game& game, int round) {
    const Seat seat = game.decision.seat, ally = ally_of(seat);
    Action alone = choose(game, board::Level::One);
    if (game.rounds < round) return alone;
    if (game.decision.kind == DecisionKind::Deal and game.proposal->from == ally)
        return is_open(game, Accept{}) ? Action{Accept{}} : alone;
    const board::Squares mine = game.properties[seat];
    if (game.decision.kind != DecisionKind::End or mine.empty() or
        mine.count() >= game.properties[ally].count())
        return alone;
    const Action gift = gift_of_all(game, seat);
    return is_open(game, gift) ? gift : alone;
}

// Whether the persons win, who give from this round on.
bool persons_win(int round, int number_of_game) {
    Numbers numbers{(static_cast<std::uint64_t>(number_of_game) + 1) * 0x9e3779b97f4a7c15U};
    const auto person = Seat(1 + number_of_game % 2);
    Game game = deal(*edition_on("us"), {}, 4);
    while (game.over == OverHow::NotOver) {
        const Seat seat = game.decision.seat;
        const Action move = seat == chance             ? answer_chance(game, Draw{numbers})
                            : are_allies(seat, person) ? of_a_person(game, round)
                                                       : choose(game, board::Level::Two);
        REQUIRE(play(game, move, Tell{}) == played);
    }
    return are_allies(*game.winners.begin(), person);
}

int games_won(int round, int games) {
    int won = 0;
    for (int i = 0; i < games; ++i) won += persons_win(round, i) ? 1 : 0;
    return won;
}

}  // namespace

TEST_CASE("L-9.2: two who give everything to one do not win half of the games against level 2") {
    const int games = sampled(200, 20);
    for (const int round : {5, 20}) {
        INFO(round);
        CHECK(games_won(round, games) * 2 < games);
    }
}

// Run with -s [.figures], it prints how many games they win.
TEST_CASE("L-9.2: kingmakers do not win half of the games, whenever they begin", "[.figures]") {
    constexpr int games = 400;
    const int alone = games_won(never, games);
    for (const int round : {5, 10, 20, 30}) {
        const int won = games_won(round, games);
        INFO("round " << round << ": " << won << ", without gifts " << alone << " of " << games);
        CHECK(won * 2 < games);
    }
}
