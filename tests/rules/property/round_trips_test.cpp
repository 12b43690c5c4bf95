// Trades back and forth with computers gain nothing (C-8.7): random positions in every mode, in
// which a person proposes up to three trades of three things at the best prices.
#include "../round_trips.hpp"

#include "numbers.hpp"
#include "rules/property/computer/computers.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"
#include "sample.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Patience little{.times = 2, .turns = 5};
const int positions = sampled(500);

// Nothing: a Get Out Of Gaol Free card.
using Good = std::optional<Square>;

struct Market {
    Game game;
    board::Level level;
    std::array<Good, 3> goods;

    [[nodiscard]] Seat holder(Thing thing) const {
        const Good& good = goods[static_cast<std::size_t>(thing)];
        return good ? owner_of(game, *good) : game.free_card_holder[board::Deck::Chance];
    }
    [[nodiscard]] int money(Seat seat) const { return game.players[seat].money.amount; }

    [[nodiscard]] std::optional<Market> trade(Seat computer, Things things, int price) const {
        Goods give, want;
        for (const Thing thing : things) {
            Goods& side = holder(thing) == computer ? want : give;
            if (const Good& good = goods[static_cast<std::size_t>(thing)])
                side.deeds.insert(*good);
            else
                side.free_cards = 1;
        }
        (price > 0 ? want : give).money = Money{std::abs(price)};
        Market then = *this;
        if (play(then.game, Propose{computer, give, want, {}}, Tell{}) != played)
            return std::nullopt;
        auto lowest = [](int) { return 0; };
        const Action answer = choose(then.game, level, Draw{lowest}, little);
        if (not std::holds_alternative<Accept>(answer)) return std::nullopt;
        REQUIRE(play(then.game, answer, Tell{}) == played);
        return then;
    }
};

// Before the first roll of a player's first turn, with random owners of the deeds.
Game random_position(const std::string& mode, const std::string& board, Numbers& numbers) {
    const bool is_classic = mode == "classic";
    const int seats = is_classic ? 2 + numbers(3) : 3 + numbers(2);
    Game game = deal(*edition_of(board, mode), rules_of(mode), seats);
    while (game.decision.kind == DecisionKind::Chance)
        play(game, answer_chance(game, Draw{numbers}), Tell{});
    const Seat person = game.decision.seat;
    for (const Square square : game.board().deeds) {
        const auto owner = Seat(numbers(seats * 3) == 0 ? 0 : 1 + numbers(seats));
        game.deeds[bank].erase(square);
        game.deeds[owner].insert(square);
        if (owner != bank and numbers(6) == 0) game.mortgaged.insert(square);
    }
    for (int seat = 1; seat <= seats; ++seat) game.players[Seat(seat)].money = Money{numbers(4000)};
    game.players[person].money = 20'000_cash;
    game.free_card_holder[board::Deck::Chance] = Seat(1 + numbers(seats));
    game.round = static_cast<decltype(game.round)>(1 + numbers(120));
    return game;
}

// Three deeds with an owner, or two such deeds and the card.
std::array<Good, 3> random_goods(const Game& game, Numbers& numbers) {
    std::vector<Square> owned;
    for (const Square square : game.board().deeds - game.deeds[bank]) owned.push_back(square);
    std::array<Good, 3> goods;
    for (Good& good : goods) {
        const auto nth = static_cast<std::size_t>(numbers(static_cast<int>(owned.size())));
        good = owned[nth];
        owned.erase(owned.begin() + static_cast<std::ptrdiff_t>(nth));
    }
    if (numbers(4) == 0) goods.back().reset();
    return goods;
}

std::vector<Seat> two_computers(const Game& game) {
    std::vector<Seat> computers;
    for (const Seat seat : players_in(game))
        if (seat != game.decision.seat and computers.size() < 2) computers.push_back(seat);
    return computers;
}

struct Played {
    const char *mode, *board;
};
constexpr std::array<Played, 6> all_played{{{"classic", "uk"},
                                            {"classic", "us"},
                                            {"city", "turkey"},
                                            {"blitz", "world"},
                                            {"reverse", "bilkent"},
                                            {"city", "turkey-40"}}};

template <class Visit>
void in_random_positions(Visit visit) {
    for (int i = 0; i < positions; ++i) {
        Numbers numbers{(static_cast<std::uint64_t>(i) + 1) * 0x9e3779b97f4a7c15U};
        const auto& [mode, board] = all_played[static_cast<std::size_t>(i) % all_played.size()];
        const Game game = random_position(mode, board, numbers);
        for (const board::Level level : every_level) {
            INFO("position " << i << ", " << mode << " on " << board << ", level "
                             << static_cast<int>(level));
            visit(game, level, numbers);
        }
    }
}

// All deeds of an offer, and other deeds up to three.
std::optional<std::array<Good, 3>> goods_of(const Game& game, const Propose& offer) {
    std::array<Good, 3> goods;
    std::size_t count = 0;
    const board::Squares moved = offer.give.deeds | offer.want.deeds;
    if (moved.count() > 3 or offer.give.free_cards + offer.want.free_cards > 0) return std::nullopt;
    for (const Square square : moved) goods[count++] = square;
    for (const Square square : game.board().deeds - game.deeds[bank] - moved)
        if (count < goods.size()) goods[count++] = square;
    return goods;
}

void sit(Game& game, Seat seat, const Phase& phase, DecisionKind kind) {
    game.turn = seat;
    game.phase = phase;
    game.decision = {seat, kind};
}

// The computer's offers were declined this many times, and it has waited long enough since.
void decline(Game& game, Seat from, Seat to, int times) {
    game.proposals[from][to] = {.round = 1, .declined = static_cast<std::uint8_t>(times)};
    game.round += 20;
}

// The gain from two trades after an offer that this computer made and the person accepted; nothing:
// it made no offer.
std::optional<int> won_after_offer(Game game, board::Level level, Seat person, Seat computer) {
    const Game before = game;
    sit(game, computer, ToEnd{}, DecisionKind::End);
    auto lowest = [](int) { return 0; };
    const Action action = choose(game, level, Draw{lowest}, little);
    const auto* const offer = std::get_if<Propose>(&action);
    if (offer == nullptr or offer->to != person) return std::nullopt;
    const auto goods = goods_of(game, *offer);
    if (not goods or play(game, action, Tell{}) != played) return std::nullopt;
    if (play(game, Accept{}, Tell{}) != played) return std::nullopt;
    sit(game, person, ToRoll{}, DecisionKind::Roll);
    const Market start{before, level, *goods};
    return RoundTrips{start, person, {computer}}.lost_after(Market{game, level, *goods}, 2);
}

}  // namespace

TEST_CASE("C-8.7: up to three trades back and forth win nothing from a computer") {
    in_random_positions([](const Game& game, board::Level level, Numbers& numbers) {
        const Market market{game, level, random_goods(game, numbers)};
        const RoundTrips trips{market, game.decision.seat, two_computers(game)};
        CHECK(trips.lost_after(market, 3) <= 0);
    });
}

TEST_CASE("C-8.7: a computer's own offer is not to be turned round for a gain") {
    int offers = 0;
    in_random_positions([&](const Game& game, board::Level level, Numbers& /*numbers*/) {
        for (const Seat computer : two_computers(game))
            if (const auto won = won_after_offer(game, level, game.decision.seat, computer)) {
                ++offers;
                CHECK(*won <= 0);
            }
    });
    CHECK(offers > positions / 10);
}

TEST_CASE("C-8.7: an offer raised after refusals is not to be turned round for a gain") {
    int offers = 0;
    in_random_positions([&](const Game& game, board::Level level, Numbers& numbers) {
        for (const Seat computer : two_computers(game)) {
            const Seat person = game.decision.seat;
            Game later = game;
            decline(later, computer, person, 1 + numbers(5));
            if (const auto won = won_after_offer(later, level, person, computer)) {
                ++offers;
                CHECK(*won <= 0);
            }
        }
    });
    CHECK(offers > positions / 20);
}
