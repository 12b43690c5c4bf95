// What must hold in every position of every game, whoever plays.

#include "base/match.hpp"
#include "rules/hash.hpp"
#include "rules/legal.hpp"
#include "rules/play.hpp"
#include "rules/random_move.hpp"
#include "rules/words.hpp"
#include "rules/worth.hpp"
#include "table.hpp"

using namespace parlor;
using namespace parlor::rules;

namespace {

// xorshift: tests may roll; the rules may not.
struct Numbers {
    std::uint64_t state;
    int operator()(int count) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return static_cast<int>((state >> 11U) % static_cast<std::uint64_t>(count));
    }
};

// Games of 2 to 6 seats with varied house rules (C-9), each a function of its seed.
Ruleset rules_of(Numbers& numbers, const Board& board, int seats) {
    Ruleset rules;
    const std::array<Money, 3> starts{1500_cash, 1000_cash, 2000_cash};
    rules.start_money = starts[static_cast<std::size_t>(numbers(3))];
    rules.free_parking = FreeParking(numbers(3));
    rules.go_landing = GoLanding(numbers(2));
    rules.money_supply = MoneySupply(numbers(2));
    if (numbers(2) == 0)
        rules.start_deeds = numbers(most_deeds_dealt(board, rules.start_money, seats) + 1);
    return rules;
}

Money purses(const Game& game) {
    Money sum;
    for (int seat = 1; seat <= game.seats; ++seat) sum += game.players[Seat(seat)].money;
    return sum;
}

void check_money(const Game& game) {
    for (int seat = 1; seat <= game.seats; ++seat) {
        const Money money = game.players[Seat(seat)].money;
        if (money < 0_cash or money > most_money) FAIL("seat " << seat << " has " << money.amount);
    }
    if (game.rules.money_supply == MoneySupply::Limited)
        if (purses(game) + game.bank_money + game.pot != limited_money_supply)
            FAIL("the money does not add up");
}

// The purses as the events of a move tell them, payment by payment; each has two ends. What
// goes beyond the most a player can hold is lost (C-1.6).
struct Purses {
    Per<Seat, Money, max_seats + 1> held;  // seat 0: the bank, with the pot
    void pay(Seat from, Seat to, Money sum) {
        held[from] -= sum;
        held[to] += sum;
        if (to != bank) held[to] = std::min(held[to], most_money);
    }
};

void follow(Purses& purses, const Event& event) {
    std::visit(Cases{[&](const told::DealtDeed& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Salary& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Bought& e) { purses.pay(e.seat, bank, e.price); },
                     [&](const told::Paid& e) { purses.pay(e.from, e.to, e.sum); },
                     [&](const told::Settled& e) { purses.pay(e.from, e.to, e.sum); },
                     [&](const told::PotTaken& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Built& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Sold& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Mortgaged& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Repaid& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Fee& e) { purses.pay(e.seat, bank, e.sum); },
                     [](const auto&) {}},
               event);
}

Purses purses_of(const Game& game) {
    Purses purses;
    for (int seat = 1; seat <= game.seats; ++seat)
        purses.held[Seat(seat)] = game.players[Seat(seat)].money;
    purses.held[bank] = game.bank_money + game.pot;
    return purses;
}

void check_payments(const Game& before, const Game& after, const std::vector<Event>& events) {
    Purses told = purses_of(before);
    for (const Event& event : events) follow(told, event);
    const Purses is = purses_of(after);
    const bool counts_bank = after.rules.money_supply == MoneySupply::Limited;
    for (int seat = counts_bank ? 0 : 1; seat <= after.seats; ++seat)
        if (is.held[Seat(seat)] != told.held[Seat(seat)])
            FAIL("seat " << seat << " has " << is.held[Seat(seat)].amount << ", told were "
                         << told.held[Seat(seat)].amount);
}

void check_deeds(const Game& game) {
    Squares all;
    int count = 0;
    for (int seat = 0; seat <= game.seats; ++seat) {
        all |= game.deeds[Seat(seat)];
        count += game.deeds[Seat(seat)].count();
    }
    if (all != game.board().deeds or count != game.board().deeds.count())
        FAIL("a deed has no owner, or two");
}

void check_pieces(const Game& game) {
    int houses = 0, hotels = 0, phantom = 0;
    for (const Square square : game.board().deeds) {
        const int steps = game.houses[square];
        hotels += steps == hotel ? 1 : 0;
        houses += steps == hotel ? 0 : steps;
    }
    for (int seat = 1; seat <= game.seats; ++seat) phantom += game.players[Seat(seat)].phantom;
    if (houses - phantom + game.bank_houses != house_supply or game.bank_houses < 0)
        FAIL("houses: " << houses << " out, " << game.bank_houses << " in, " << phantom
                        << " phantom");
    if (hotels + game.bank_hotels != hotel_supply or game.bank_hotels < 0) FAIL("hotels");
    if (phantom > 0 and game.decision.kind != DecisionKind::Houses)
        FAIL("phantom houses are not asked for first");
    if (const auto wrong = Property::impossible({}, game)) FAIL(*wrong);
}

// Every kind of move on every square, group and seat: what play makes of it is what legal says.
struct Trial {
    Action action;
    bool is_open;
};

void add_square_trials(const Game& game, const Choices& open, std::vector<Trial>& trials) {
    for (int i = 0; i < game.board().size; ++i) {
        const auto square = Square(i);
        trials.push_back({Build{square}, open.build.contains(square)});
        trials.push_back({Sell{square}, open.sell.contains(square)});
        trials.push_back({Mortgage{square}, open.mortgage.contains(square)});
        trials.push_back({Repay{square}, open.repay.contains(square)});
        trials.push_back({Claim{square, false}, open.claim.contains(square)});
        trials.push_back({Claim{square, true}, open.claim_repay.contains(square)});
        trials.push_back({Leave{square}, open.leave.contains(square)});
        if (open.kind == DecisionKind::Trade)
            trials.push_back({Accept{{square}}, open.accept_repay.contains(square)});
    }
    for (std::size_t i = 0; i < group_count; ++i)
        trials.push_back({BuildGroup{Group(i)}, open.build_groups.contains(Group(i))});
}

std::vector<Trial> trials_of(const Game& game, const Choices& open) {
    const bool bids = open.highest_bid > 0_cash;
    std::vector<Trial> trials{{Roll{}, open.roll},
                              {Buy{}, open.buy},
                              {Pass{}, open.pass},
                              {Forfeit{}, open.forfeit},
                              {End{}, open.end},
                              {Bail{}, open.bail},
                              {UseCard{}, open.card},
                              {Recover{}, open.recover},
                              {Accept{}, open.accept},
                              {Decline{}, open.decline},
                              {LeaveAll{}, not open.leave.empty()},
                              {EndGame{}, open.end_game},
                              {Agree{}, open.agree},
                              {Refuse{}, open.refuse},
                              {Bid{open.lowest_bid}, bids},
                              {Bid{open.highest_bid}, bids},
                              {Bid{open.lowest_bid - 1_cash}, false},
                              {Bid{open.highest_bid + 1_cash}, false},
                              {Thrown{}, false},
                              {Shuffled{}, false}};
    add_square_trials(game, open, trials);
    return trials;
}

// Whether giving or getting some single thing is a trade that stands (C-8.1).
bool some_trade_is_played(const Game& game, Seat other) {
    std::vector<Goods> things{{.money = 1_cash}, {.free_cards = 1}};
    for (const Square square : game.board().deeds) things.push_back({.deeds = {square}});
    for (const Goods& thing : things)
        for (const Propose& trade :
             {Propose{other, thing, {}, {}}, Propose{other, {}, thing, {}}}) {
            Game copy = game;
            if (play(copy, trade, Tell{}) == played) return true;
        }
    return false;
}

void check_choices(const Game& game) {
    if (game.decision.kind == DecisionKind::Chance) return;
    const Choices open = legal(game);
    for (const Trial& trial : trials_of(game, open)) {
        Game copy = game;
        const bool was_played = play(copy, trial.action, Tell{}) == played;
        if (was_played != trial.is_open)
            FAIL(to_line(*game.edition, trial.action)
                 << (was_played ? " is played but not offered" : " is offered but refused"));
        if (not was_played and copy != game) FAIL("a refusal has changed the game");
    }
    for (int seat = 1; seat <= game.seats; ++seat)
        if (some_trade_is_played(game, Seat(seat)) != open.propose.contains(Seat(seat)))
            FAIL("trading with seat " << seat << ": offered and played differ");
}

struct Line {
    Seat seat;
    std::string text;
};

// The journal read back as text leads to the same position.
void check_replay(const Property::Setup& setup, const std::vector<Line>& journal, const Game& end) {
    std::vector<Event> events;
    Game game = Property::deal(setup, events);
    for (const Line& line : journal) {
        const auto action = Property::parse(setup, words_of(line.text));
        if (not action) FAIL(line.text << ": " << action.error().what);
        const auto refused = Property::play(setup, game, line.seat, *action, events);
        if (refused) FAIL(line.text << ": " << *refused);
    }
    CHECK(hash_of(game) == hash_of(end));
    CHECK(game == end);
}

struct Outcome {
    int moves = 0;
    bool is_over = false;
};

// `thorough`: try every kind of move in every position; else in every fiftieth.
Outcome play_game(std::uint64_t seed, bool thorough) {
    INFO("seed " << seed);
    Numbers numbers{seed * 0x9e3779b97f4a7c15U + 1};
    for (int i = 0; i < 8; ++i) numbers(2);
    const int seats = 2 + numbers(5);
    Property::Setup setup{"classic", edition_of(numbers(2) == 0 ? "uk" : "us"), {}, {}};
    setup.rules = rules_of(numbers, setup.edition->board, seats);
    for (int seat = 1; seat <= seats; ++seat) setup.sitters.push_back({"x", Colour(seat)});

    std::vector<Event> events;
    std::vector<Line> journal;
    Game game = Property::deal(setup, events);
    Outcome outcome;
    while (game.over == OverHow::NotOver and outcome.moves < 5000) {
        const Action move = random_move(game, Draw{numbers});
        const Game before = game;
        events.clear();
        journal.push_back({game.decision.seat, to_line(*game.edition, move)});
        INFO(journal.back().text);
        if (const auto refused = Property::play(setup, game, game.decision.seat, move, events))
            FAIL(*refused);
        ++outcome.moves;
        check_money(game);
        check_payments(before, game, events);
        check_deeds(game);
        check_pieces(game);
        if (thorough or outcome.moves % 50 == 0) check_choices(game);
    }
    outcome.is_over = game.over != OverHow::NotOver;
    check_replay(setup, journal, game);
    return outcome;
}

}  // namespace

TEST_CASE("in random games money, deeds and pieces add up, and journals replay") {
    int over = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) over += play_game(seed, false).is_over;
    CHECK(over > 100);
}

TEST_CASE("in random games what is offered is played, and nothing else is") {
    for (std::uint64_t seed = 1001; seed <= 1010; ++seed) play_game(seed, true);
}
