// The judgement of decisions, compared with the truth where it can be reckoned: in the last round,
// with every throw and every card of the turns that are left.
#include "rules/property/review/judge.hpp"

#include <cmath>
#include <map>
#include <stdexcept>

#include "rules/property/computer/numbers.hpp"
#include "rules/property/computer/trader.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/play.hpp"
#include "rules/property/property.hpp"
#include "rules/property/review/alternatives.hpp"
#include "rules/property/review/luck.hpp"
#include "rules/property/review/review.hpp"
#include "rules/property/review/trade_gain.hpp"
#include "rules/property/review/values.hpp"
#include "rules/property/rigged.hpp"
#include "rules/property/turn/chance.hpp"
#include "rules/property/words/words.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

constexpr Patience little{.times = 16, .turns = 40};

constexpr Levels all_of(board::Level level) {
    Levels levels;
    for (std::size_t seat = 1; seat <= max_seats; ++seat) levels[Seat(seat)] = level;
    return levels;
}
constexpr Levels people = all_of(board::Level::Two), traders = all_of(board::Level::One);
constexpr std::array both_decks{board::Deck::Chest, board::Deck::Chance};

int lowest(int /*count*/) { return 0; }

double truth_of(const Game& game, Seat seat);

// The cards on the tops of the decks, by their places in the piles.
using Tops = Per<board::Deck, std::size_t, board::deck_count>;

Game after_throw(Game game, Dice dice, Tops tops) {
    for (const board::Deck deck : both_decks) {
        auto& cards = game.piles[deck].to_come;
        std::swap(cards[0], cards[tops[deck]]);
    }
    if (play(game, Thrown{dice}, Tell{}) != played) throw std::logic_error{"refused"};
    return game;
}

// Over all cards that may be on the top of a deck from which one is drawn.
double mean_over_cards(const Game& game, Dice dice, Tops tops, Seat seat) {
    const Game after = after_throw(game, dice, tops);
    for (const board::Deck deck : both_decks) {
        const std::size_t cards = game.piles[deck].to_come.size();
        const bool is_drawn = not(after.piles[deck] == game.piles[deck]);
        if (not is_drawn or tops[deck] > 0) continue;
        double sum = truth_of(after, seat);
        for (tops[deck] = 1; tops[deck] < cards; ++tops[deck])
            sum += mean_over_cards(game, dice, tops, seat);
        return sum / static_cast<double>(cards);
    }
    return truth_of(after, seat);
}

double mean_over_throws(const Game& game, Seat seat) {
    double sum = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            sum += mean_over_cards(game, Dice{first, second}, {}, seat);
    return sum / 36;
}

Action move_of_trader(const Game& game) {
    auto source = lowest;
    return computer::trader({game, game.decision.seat, {}, Draw{source}}).action;
}

// With traders in all seats.
double truth_of(const Game& game, Seat seat) {
    if (game.over != OverHow::NotOver)
        return game.winners.contains(seat) ? 1.0 / game.winners.count() : 0;
    if (game.decision.kind == DecisionKind::Chance) return mean_over_throws(game, seat);
    Game after = game;
    (void)play(after, move_of_trader(game), Tell{});
    return truth_of(after, seat);
}

// Between two players, by the standing bid and who is asked.
using KnownAuctions = std::map<std::pair<Money, Seat>, double>;

// Over all bids up to that of a trader, in an auction that is judged.
double truth_of_auction(const Game& game, Seat seat, KnownAuctions& known) {
    if (not game.auction) return truth_of(game, seat);
    const std::pair key{game.auction->bid, game.auction->to_bid};
    if (const auto it = known.find(key); it != known.end()) return it->second;
    const Action action = move_of_trader(game);
    const auto* const bid = std::get_if<Bid>(&action);
    const Money lowest_sum = lowest_open_bid(game);
    const int raises = bid == nullptr ? 1 : (bid->sum - lowest_sum).amount + 1;
    double sum = 0;
    for (int by = 0; by < raises; ++by) {
        Game after = game;
        const Action move = bid == nullptr ? action : Bid{lowest_sum + Money{by}};
        REQUIRE(play(after, move, Tell{}) == played);
        sum += truth_of_auction(after, seat, known);
    }
    return known[key] = sum / raises;
}

double truth_after(Game game, const Action& move, Seat seat) {
    REQUIRE(play(game, move, Tell{}) == played);
    KnownAuctions known;
    return truth_of_auction(game, seat, known);
}

Table in_last_round(const Rigged& position,
                    const std::vector<std::string>& moves,
                    const std::string& decision) {
    Table table({"Ann", "Bob"}, {.last_round = 10});
    rig(table, position);
    table.game.round = 10;
    for (const std::string& move : moves) table.plays({move});
    REQUIRE(table.decision() == decision);
    return table;
}

// Ann may buy Bow Street in the last turn but one; both have what they have.
Table last_purchase(int of_ann, int of_bob) {
    return in_last_round({.owns = {{2, "stations"}, {1, "mayfair"}},
                          .money = {{1, of_ann}, {2, of_bob}},
                          .at = {{1, "gaol"}, {2, "strand"}}},
                         {"1 roll", "0 dice 2 4"},
                         "1 deed");
}

// Ann may build on orange, six to nine squares ahead of Bob, who throws last.
Table last_building() {
    return in_last_round({.owns = {{1, "orange"}, {2, "stations"}},
                          .money = {{1, 700}, {2, 1'300}},
                          .at = {{1, "gaol"}, {2, "gaol"}}},
                         {"1 roll", "0 dice 2 4"},
                         "1 end");
}

// Bob is in Gaol in the last turn, and Ann's hotels stand ahead of him.
Table last_day_in_gaol() {
    return in_last_round({.owns = {{1, "orange"}, {2, "red"}},
                          .houses = {{5, "orange"}, {4, "red"}},
                          .money = {{1, 900}, {2, 1'060}},
                          .at = {{1, "gaol"}, {2, "gaol"}}},
                         {".set seat.2.gaol 1", "1 roll", "0 dice 2 4", "1 end"},
                         "2 gaol");
}

// Ann owes rent for a hotel, and must sell or mortgage.
Table last_debt() {
    return in_last_round({.owns = {{1, "red stations"}, {2, "orange"}},
                          .houses = {{4, "red"}, {5, "orange"}},
                          .money = {{1, 700}, {2, 100}},
                          .at = {{1, "gaol"}, {2, "free-parking"}}},
                         {"1 roll", "0 dice 2 4"},
                         "1 debt");
}

bool is_trade(const Action& action) { return std::holds_alternative<Propose>(action); }

bool would_take(Game game, const Action& trade, board::Level level) {
    auto source = lowest;
    REQUIRE(play(game, trade, Tell{}) == played);
    return std::holds_alternative<Accept>(choose(game, level, Draw{source}, little));
}

// Of the first rounds of games of a master and two traders, where a trader would offer something.
void add_positions_with_offers(std::vector<Game>& positions, std::uint64_t seed) {
    constexpr int rounds = 50;
    constexpr Patience very_little{.times = 2, .turns = 8};
    computer::Numbers numbers{seed};
    Game game = Table({"Ann", "Bob", "Cid"}).game;
    while (game.over == OverHow::NotOver and game.round <= rounds) {
        Action action = Thrown{};
        if (game.decision.kind == DecisionKind::Chance) {
            action = answer_chance(game, Draw{numbers});
        } else {
            if (is_trade(choose(game, board::Level::One, Draw{numbers}))) positions.push_back(game);
            const bool is_ann = game.decision.seat == Seat{1};
            const board::Level level = is_ann ? board::Level::Two : board::Level::One;
            action = choose(game, level, Draw{numbers}, very_little);
        }
        REQUIRE(play(game, action, Tell{}) == played);
    }
}

std::vector<Game> positions_with_offers() {
    std::vector<Game> positions;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) add_positions_with_offers(positions, seed);
    return positions;
}

}  // namespace

TEST_CASE("a trade is an alternative where the other would take it, people as masters") {
    auto source = lowest;
    std::size_t of_traders = 0, of_masters = 0;
    for (const Game& position : positions_with_offers()) {
        const auto trades_with = [&](const Levels& levels) {
            std::vector<Action> trades;
            for (const Action& move : alternatives_to(End{}, position, levels, Draw{source}))
                if (is_trade(move)) trades.push_back(move);
            return trades;
        };
        for (const Action& trade : trades_with(people))
            CHECK(would_take(position, trade, board::Level::Two));
        of_masters += trades_with(people).size();
        of_traders += trades_with(traders).size();
    }
    CHECK(of_masters > 0);
    CHECK(of_traders > of_masters);
}

TEST_CASE("a trade that traders would make, but no master, costs a person nothing to leave out") {
    auto source = lowest;
    int compared = 0, missed_by_traders = 0;
    for (const Game& position : positions_with_offers()) {
        const Action offered = choose(position, board::Level::One, Draw{source}, little);
        if (would_take(position, offered, board::Level::Two) or ++compared > 12) continue;
        const std::vector<Action> moves{End{}, offered};
        INFO(to_line(*position.edition, offered));
        CHECK(judge(position, moves, people, Effort::Quick, 7).cost() == 0);
        missed_by_traders += judge(position, moves, traders, Effort::Quick, 7).cost() > 0 ? 1 : 0;
    }
    CHECK(compared > 4);
    CHECK(missed_by_traders > 0);
}

TEST_CASE("a judgement agrees with the truth within its standard error") {
    const auto [of_ann, of_bob] =
        GENERATE(std::pair{1500, 1340}, std::pair{1500, 1400}, std::pair{1500, 1200});
    const Table table = last_purchase(of_ann, of_bob);
    const std::vector<Action> moves{Buy{}, Pass{}};
    const Judgement judged = judge(table.game, moves, traders, Effort::Usual, 7);
    const bool buys = std::holds_alternative<Buy>(judged.best);
    const double of_buying = truth_after(table.game, Buy{}, Seat{1});
    const double of_best = buys ? of_buying : truth_after(table.game, Pass{}, Seat{1});
    INFO("the truth: " << of_buying << " by buying, " << of_best << " by the best");
    const double difference = judged.chance_of_best - judged.chance_of_played;
    CHECK(std::abs(difference - (of_best - of_buying)) <= 3 * judged.error + 1e-9);
}

TEST_CASE("the values of open moves agree with the truth, the best first") {
    const Table table = last_purchase(1500, 1340);
    auto source = lowest;
    Values values{table.game, traders, Draw{source}};
    REQUIRE(values.moves() == 2);
    for (int i = 0; i < 1'000; ++i) values.go_on();
    const auto [best, other] = std::pair{values.best_first()[0], values.best_first()[1]};
    const double truth =
        truth_after(table.game, best.move, Seat{1}) - truth_after(table.game, other.move, Seat{1});
    CHECK(truth >= -3 * other.error);
    CHECK(std::abs(best.chance - other.chance - truth) <= 3 * other.error + 1e-9);
    CHECK(best.error == 0);
    const auto lines = Property::values(table.setup, table.game, Draw{source});
    REQUIRE(lines.size() == 2);
    for (const std::string& line : lines) CHECK(line.find(" win=") != std::string::npos);
}

TEST_CASE("in the last round every open move is judged as the truth has it") {
    const Table table = GENERATE(
        as<Table (*)()>{},
        +[] { return last_purchase(1500, 1340); },
        last_building,
        last_day_in_gaol,
        last_debt)();
    auto source = lowest;
    const Seat seat = table.game.decision.seat;
    const auto moves = alternatives_to(
        choose(table.game, board::Level::One, Draw{source}), table.game, traders, Draw{source});
    REQUIRE(moves.size() > 1);
    std::vector<double> truths(moves.size());
    std::ranges::transform(moves, truths.begin(), [&](const Action& move) {
        return truth_after(table.game, move, seat);
    });
    for (std::size_t i = 0; i < moves.size(); ++i) {
        INFO(table.decision() << ": " << to_line(*table.game.edition, moves[i]));
        auto played_first = moves;
        std::swap(played_first.front(), played_first[i]);
        const Judgement judged = judge(table.game, played_first, traders, Effort::Usual, 7);
        const double of_best = truth_after(table.game, judged.best, seat);
        const double difference = judged.chance_of_best - judged.chance_of_played;
        CHECK(std::abs(difference - (of_best - truths[i])) <= 3 * judged.error + 1e-9);
        CHECK(std::ranges::max(truths) - of_best <= 0.03);
    }
}

TEST_CASE("the same decision and seed have the same judgement, and one's own best costs nothing") {
    const Table table = last_purchase(1500, 1340);
    const std::vector<Action> moves{Buy{}, Pass{}};
    const Judgement one = judge(table.game, moves, traders, Effort::Quick, 7);
    const Judgement again = judge(table.game, moves, traders, Effort::Quick, 7);
    CHECK(one.chance_of_best == again.chance_of_best);
    CHECK(one.chance_of_played == again.chance_of_played);
    const Judgement of_best =
        judge(table.game,
              std::vector<Action>{one.best, moves[one.best.index() == moves[0].index()]},
              traders,
              Effort::Quick,
              7);
    CHECK(of_best.cost() == 0);
}

TEST_CASE("a cost counts when it is more than twice its standard error") {
    CHECK(Judgement{.chance_of_best = 0.5, .chance_of_played = 0.4, .error = 0.04}.cost() ==
          Approx(0.1));
    CHECK(Judgement{.chance_of_best = 0.5, .chance_of_played = 0.4, .error = 0.06}.cost() == 0);
}

TEST_CASE("what was played comes first among its alternatives, and each move once") {
    auto source = lowest;
    const auto lines = [&](const Table& table, const Action& move) {
        std::vector<std::string> all;
        for (const Action& each : alternatives_to(move, table.game, traders, Draw{source}))
            all.push_back(to_line(*table.game.edition, each));
        return all;
    };
    const Table table = last_purchase(1500, 1340);
    CHECK(lines(table, Pass{}) == std::vector<std::string>{"pass", "buy"});
    Table bidding = table;
    bidding.plays({"1 pass"});
    const auto bids = lines(bidding, Forfeit{});
    CHECK(bids.front() == "forfeit");
    CHECK(std::ranges::count(bids, "bid 10") == 1);
    CHECK(bids.size() >= 4);
    Table building({"Ann", "Bob"});
    rig(building, {.owns = {{1, "orange"}}});
    const auto steps = lines(building, Roll{});
    CHECK(std::ranges::count(steps, "build orange") == 1);
    Table alone({"Ann", "Bob"});
    CHECK(lines(alone, Roll{}) == std::vector<std::string>{"roll"});
}

TEST_CASE("a trade is told for both sides, when it is offered and when it is answered") {
    Table table({"Ann", "Bob"});
    rig(table, {.owns = {{1, "red"}, {2, "orange"}}});
    const Propose gift{.to = Seat{2}, .give = {.money = 1000_cash}, .want = {}, .repay = {}};
    CHECK_FALSE(trade_gain(table.game, Roll{}));
    const auto offered = trade_gain(table.game, gift);
    REQUIRE(offered);
    CHECK(offered->from == Seat{1});
    CHECK(offered->to == Seat{2});
    CHECK(offered->of_from < -0.02);
    CHECK(offered->of_from == Approx(-offered->of_to).margin(1e-9));
    table.plays({"1 propose 2 give $1000 for nothing"});
    for (const Action& answer : {Action{Accept{}}, Action{Decline{}}}) {
        const auto answered = trade_gain(table.game, answer);
        REQUIRE(answered);
        CHECK(answered->of_from == Approx(offered->of_from).margin(1e-9));
    }
}

TEST_CASE("luck is 0 over all throws, and seen from all seats") {
    Table table({"Ann", "Bob"});
    rig(table,
        {.owns = {{1, "red"}, {2, "orange"}},
         .houses = {{4, "red"}, {5, "orange"}},
         .at = {{1, "gaol"}}});
    table.plays({"1 roll"});
    auto source = lowest;
    double of_ann = 0;
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second) {
            Game after = table.game;
            REQUIRE(play(after, Thrown{Dice{first, second}}, Tell{}) == played);
            while (after.decision.kind == DecisionKind::Chance)
                REQUIRE(play(after, answer_chance(after, Draw{source}), Tell{}) == played);
            const Shares luck = luck_between(table.game, after, Draw{source});
            CHECK(luck[Seat{1}] == Approx(-luck[Seat{2}]).margin(1e-9));
            if (first + second == 6) CHECK(luck[Seat{1}] < -0.05);  // a hotel
            of_ann += luck[Seat{1}];
        }
    CHECK(of_ann == Approx(0).margin(0.5));  // the cards are not the same
}

TEST_CASE("a trade that is not offered turn after turn costs its seat once") {
    const auto trade = [](Money money) {
        return Propose{.to = Seat{2},
                       .give = {.money = money, .deeds = board::Squares{Square{1}}},
                       .want = {.deeds = board::Squares{Square{3}}},
                       .repay = {}};
    };
    const auto misses = [](const Action& best) {
        return Judgement{.best = best, .moves = 2, .chance_of_best = 0.7, .chance_of_played = 0.4};
    };
    Propose other = trade(100_cash);
    other.want.free_cards = 1;
    std::vector<Reviewable> decisions(6, Reviewable{.before = {}, .played = Roll{}});
    for (Reviewable& decision : decisions) decision.before.decision.seat = Seat{1};
    decisions[4].before.decision.seat = Seat{3};
    Judgement unclear = misses(trade(100_cash));
    unclear.error = 0.2;
    const std::vector<Judgement> judgements{unclear,
                                            misses(trade(100_cash)),
                                            misses(trade(150_cash)),
                                            misses(other),
                                            misses(trade(100_cash)),
                                            misses(Buy{})};
    std::vector<bool> repeated;
    for (const Judgement& judged : each_oversight_once(decisions, judgements)) {
        repeated.push_back(judged.is_repeated);
        CHECK((judged.cost() == 0) == (judged.is_repeated or judged.error > 0));
    }
    CHECK(repeated == std::vector<bool>{false, false, true, false, false, false});
}

TEST_CASE("a step of building that is missed before and after the throw costs once in a round") {
    std::vector<Reviewable> decisions(3, Reviewable{.before = {}, .played = Roll{}});
    decisions[2].before.round = 7;
    const std::vector<Judgement> judgements(
        3,
        Judgement{
            .best = Build{Square{1}}, .moves = 2, .chance_of_best = 0.7, .chance_of_played = 0.4});
    std::vector<bool> repeated;
    for (const Judgement& judged : each_oversight_once(decisions, judgements))
        repeated.push_back(judged.is_repeated);
    CHECK(repeated == std::vector<bool>{false, true, false});
}

TEST_CASE("all that a seat bids for a deed in an auction costs it once, as much as the worst bid") {
    Game game;
    game.decision.kind = DecisionKind::Bid;
    game.auction = board::Auction{.square = Square{39}};
    std::vector<Reviewable> decisions(4, Reviewable{.before = game, .played = Bid{100_cash}});
    decisions[2].before.auction->square = Square{37};
    decisions[3].before.decision.kind = DecisionKind::Trade;
    std::vector<Judgement> judgements(
        4, Judgement{.best = Pass{}, .moves = 2, .chance_of_best = 0.7, .chance_of_played = 0.6});
    judgements[1].best = Forfeit{};
    judgements[1].chance_of_played = 0.4;
    std::vector<bool> repeated;
    for (const Judgement& judged : each_oversight_once(decisions, judgements))
        repeated.push_back(judged.is_repeated);
    CHECK(repeated == std::vector<bool>{true, false, false, false});
}

TEST_CASE("a review counts grades, costs and luck by seat, and puts the worst first") {
    Game game;
    game.decision.seat = Seat{2};
    const std::vector<Reviewable> decisions(4, Reviewable{.before = game, .played = Pass{}});
    const std::vector<Judgement> judgements{
        {.moves = 2, .chance_of_best = 0.5, .chance_of_played = 0.47},
        {.moves = 1},
        {.moves = 3, .chance_of_best = 0.5, .chance_of_played = 0.3},
        {.moves = 2, .chance_of_best = 0.5, .chance_of_played = 0.49}};
    std::vector<Shares> luck(2);
    luck[0][Seat{1}] = 0.1, luck[1][Seat{1}] = -0.3;
    const ReviewOfGame review = review_of(decisions, judgements, luck);
    CHECK(review[Seat{2}].grades[Grade::Fine] == 1);
    CHECK(review[Seat{2}].grades[Grade::Doubtful] == 1);
    CHECK(review[Seat{2}].grades[Grade::VeryBad] == 1);
    CHECK(review[Seat{2}].lost == Approx(0.24));
    CHECK(review[Seat{2}].lost_by_fine == Approx(0.01));
    CHECK(review[Seat{1}].luck == Approx(-0.2));
    CHECK(worst_of(judgements) == std::vector<std::size_t>{2, 0});
    CHECK(strongest_of(luck) == std::vector<std::size_t>{1, 0});
}
