// Series of property games, as `parlor sim classic` plays them.
#include "sim/property/series.hpp"

#include "catch.hpp"
#include "plans.hpp"
#include "sim/parts.hpp"
#include "sim/property/report.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

const std::vector<Player> two_and_two{Computer{0}, Computer{0}, AtRandom{}, AtRandom{}};

std::int64_t times(const PropertySeries& series, Counted what) { return series.counts.times[what]; }

}  // namespace

TEST_CASE("a series comes out the same on any number of threads, and otherwise with another seed") {
    check_threads_and_seeds(plan_of(two_and_two, 40), played);
}

TEST_CASE("a game follows from its number, whatever was played before at that table") {
    const PropertyPlan plan = plan_of(two_and_two, 20);
    PropertyTable used{plan}, fresh{plan};
    for (int number = 0; number < 9; ++number) (void)used.play(number);
    const auto one = used.play(9), other = fresh.play(9);
    CHECK(one.seed == other.seed);
    CHECK(one.winners == other.winners);
    CHECK(one.wealth == other.wealth);
    CHECK(one.counts.times == other.counts.times);
}

TEST_CASE("the players sit in each order with the same dice, then with new ones") {
    const PropertyPlan plan = plan_of(two_and_two, 12);
    PropertyTable table{plan};
    const auto orders = all_orders(plan.players);
    REQUIRE(orders.size() == 6);
    const auto seed = table.play(0).seed;
    for (int number = 0; number < 6; ++number) {
        const auto game = table.play(number);
        CHECK(game.seed == seed);
        CHECK(game.kinds == orders[static_cast<std::size_t>(number)]);
    }
    CHECK(table.play(6).seed != seed);
    CHECK(table.play(6).kinds == orders[0]);
}

TEST_CASE("a series of property games in parts has the counts of the whole") {
    PropertyPlan plan = plan_of(two_and_two, 30);
    const auto whole = results_text(plan, played(plan));
    CHECK(merged<PropertySeries>(plan, {12, 6, 12}, played) == whole);
}

TEST_CASE("games that are not the first of a series are named by their numbers") {
    PropertyPlan plan = plan_of(two_and_two, 6);
    plan.first = 12;
    CHECK(
        results_text(plan, played(plan)).starts_with("games 13 to 18 of classic on the board uk"));
}

TEST_CASE("every game has an end, and what is counted fits together") {
    const PropertyPlan plan = plan_of(two_and_two, 30);
    const auto series = played(plan);
    int endings = 0, seat_wins = 0;
    for (std::size_t i = 0; i < ways_to_end; ++i) endings += series.endings[Ended(i)];
    for (int seat = 1; seat <= 4; ++seat) seat_wins += series.seat_wins[Seat(seat)].wins;
    CHECK(endings == 30);
    CHECK(series.endings[Ended::RefusedByRules] == 0);
    CHECK(seat_wins == series.winners());
    CHECK(series.kind_wins[0].wins + series.kind_wins[1].wins == series.winners());
    CHECK(series.seat_wins[bank].wins == 30 - series.winners());
    CHECK(times(series, Counted::Eliminated) >=
          std::int64_t{3} * series.endings[Ended::LastPlayer]);
    CHECK(times(series, Counted::Accepted) <= times(series, Counted::Proposed));
    CHECK(times(series, Counted::Decisions) > times(series, Counted::Turns));
}

TEST_CASE("whoever is better wins a series of property games: level 0 over random play") {
    const auto series = played(plan_of({AtRandom{}, Computer{0}}, 60));
    CHECK(series.kind_wins[1].wins >= 50);
}

TEST_CASE("a game without a winner is broken off after 1,000 turns") {
    const auto series = played(rich_plan(6, 3));
    CHECK(series.endings[Ended::TurnsUp] == 3);
    CHECK(series.winners() == 0);
    CHECK(times(series, Counted::Turns) == std::int64_t{3} * most_turns);
}

TEST_CASE("what keeping a game fails with ends the series") {
    PropertyPlan plan = plan_of(two_and_two, 400);
    plan.threads = 2;
    const auto full = [](const PlayedGame& game, const Moves&) -> std::optional<Error> {
        if (game.number < 7) return std::nullopt;
        return Error{"the disk is full"};
    };
    const auto series = play_series(plan, full, [](int) {});
    REQUIRE_FALSE(series.ok());
    CHECK(series.error().what == "the disk is full");
}

TEST_CASE("the report has a line for each kind of player, each seat and each square") {
    const PropertyPlan plan = plan_of(two_and_two, 6);
    const auto series = played(plan);
    const auto text = results_text(plan, series);
    CHECK(text.starts_with("6 games of classic on the board uk, seed 1, each of 6 orders"));
    for (const char* const line : {"\n2 x cpu:0 ",
                                   "\n2 x random ",
                                   "\nseat 4 ",
                                   "\ntrades accepted ",
                                   "\nlight-blue ",
                                   "\n39  Mayfair ",
                                   "\n    In Gaol "})
        CHECK(text.find(line) != std::string::npos);
    CHECK(times_text(plan, series).find(" turns, ") != std::string::npos);
}
