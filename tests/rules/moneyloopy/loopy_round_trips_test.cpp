// Deals back and forth with computers gain nothing (L-9.2): random positions, in which a person
// proposes up to three deals about three things at the best prices.
#include "../round_trips.hpp"

#include "numbers.hpp"
#include "rules/moneyloopy/computer/computers.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/play.hpp"
#include "rules/moneyloopy/turn/chance.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;

namespace {

const int positions = sampled(500);

// Nothing: a safe card, which stays with its holder or goes to the person.
using Good = std::optional<Square>;

struct Market {
    Game game;
    board::Level level;
    std::array<Good, 3> goods;
    Seat card_holder;

    [[nodiscard]] Seat holder(Thing thing) const {
        const Good& good = goods[static_cast<std::size_t>(thing)];
        return good ? owner_of(game, *good) : card_holder;
    }
    [[nodiscard]] int money(Seat seat) const { return game.money[seat].amount; }

    [[nodiscard]] std::optional<Market> trade(Seat computer, Things things, int price) const {
        Market then = *this;
        Give give, want;
        for (const Thing thing : things) {
            Give& side = holder(thing) == computer ? want : give;
            if (const Good& good = goods[static_cast<std::size_t>(thing)]) {
                side.properties.insert(*good);
            } else {
                side.cards = 1;
                then.card_holder = card_holder == computer ? game.decision.seat : computer;
            }
        }
        (price > 0 ? want : give).money = Money{std::abs(price)};
        Propose deal{.to = computer, .terms = {}};
        if (give != Give{}) deal.terms.push_back({Side::Mine, give});
        if (want != Give{}) deal.terms.push_back({Side::Theirs, want});
        if (play(then.game, deal, Tell{}) != played) return std::nullopt;
        const Action answer = choose(then.game, level);
        if (not std::holds_alternative<Accept>(answer)) return std::nullopt;
        REQUIRE(play(then.game, answer, Tell{}) == played);
        return then;
    }
};

void build_something(Game& game, Numbers& numbers) {
    for (const Square property : game.edition->properties)
        if (const Seat owner = owner_of(game, property);
            owner != bank and has_whole_group(game, owner, property))
            game.houses[property] = static_cast<std::uint8_t>(numbers(6));
}

// Before the first roll of a player's turn, with random owners of the properties.
Game random_position(const std::string& board, Numbers& numbers) {
    const int seats = 2 + numbers(4);
    Ruleset rules;
    if (numbers(2) == 0) rules.purses = Purses::Open;
    Game game = deal(*edition_on(board), rules, seats);
    while (game.decision.kind == DecisionKind::Chance)
        play(game, answer_chance(game, Draw{numbers}), Tell{});
    for (const Square property : game.edition->properties) {
        const auto owner = Seat(numbers(seats * 3) == 0 ? 0 : 1 + numbers(seats));
        game.properties[bank].erase(property);
        game.properties[owner].insert(property);
    }
    build_something(game, numbers);
    for (int seat = 1; seat <= seats; ++seat) {
        game.money[Seat(seat)] = Money{100 + numbers(4000)};
        game.players[Seat(seat)].safe_cards = numbers(3);
    }
    game.money[game.decision.seat] = 20'000_cash;
    game.rounds = numbers(39);
    return game;
}

// Two properties with an owner, and a third or a safe card.
Market random_market(const Game& game, board::Level level, Numbers& numbers) {
    std::vector<Square> owned;
    for (const Square property : game.edition->properties - game.properties[bank])
        owned.push_back(property);
    Market market{game, level, {}, Seat(1 + numbers(game.seats))};
    for (Good& good : market.goods) {
        const auto nth = static_cast<std::size_t>(numbers(static_cast<int>(owned.size())));
        good = owned[nth];
        owned.erase(owned.begin() + static_cast<std::ptrdiff_t>(nth));
    }
    if (game.players[market.card_holder].safe_cards > 0) market.goods.back().reset();
    return market;
}

std::vector<Seat> two_computers(const Game& game) {
    std::vector<Seat> computers;
    for (const Seat seat : players_in(game))
        if (seat != game.decision.seat and computers.size() < 2) computers.push_back(seat);
    return computers;
}

}  // namespace

TEST_CASE("L-9.2: up to three deals back and forth win nothing from a computer") {
    constexpr std::array boards{"us", "uk", "turkey-40", "world-40"};
    for (int i = 0; i < positions; ++i) {
        Numbers numbers{(static_cast<std::uint64_t>(i) + 1) * 0x9e3779b97f4a7c15U};
        const Game game =
            random_position(boards[static_cast<std::size_t>(i) % boards.size()], numbers);
        for (const board::Level level : every_level) {
            INFO("position " << i << ", level " << static_cast<int>(level));
            const Market market = random_market(game, level, numbers);
            const RoundTrips trips{market, game.decision.seat, two_computers(game)};
            CHECK(trips.lost_after(market, 3) <= 0);
        }
    }
}
