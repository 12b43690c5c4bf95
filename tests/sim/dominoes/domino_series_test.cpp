// DominoSeries between computer players, as `parlor sim` plays them.
#include "sim/dominoes/series.hpp"

#include <cmath>

#include "base/interval.hpp"
#include "catch.hpp"
#include "sim/dominoes/report.hpp"
#include "sim/parts.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

constexpr Seat first{1}, second{2};

DominoPlan plan_of(const DominoPlayer& one, const DominoPlayer& other, int games) {
    DominoPlan plan{.games = games, .rules = {.hand = 7, .target = {100}}, .seed = 1};
    plan.players[first] = one;
    plan.players[second] = other;
    return plan;
}

bool is_near(double value, double expected, double margin) {
    return std::abs(value - expected) <= margin;
}

double nanoseconds_within(const Durations& durations, double share) {
    return static_cast<double>(durations.within(share).count());
}

}  // namespace

TEST_CASE("a series comes out the same again, and otherwise with another seed") {
    DominoPlan plan = plan_of(Computer{1}, Computer{0}, 20);
    const auto text = results_text(plan, play_series(plan));
    CHECK(results_text(plan, play_series(plan)) == text);
    plan.seed = 2;
    CHECK(results_text(plan, play_series(plan)) != text);
}

TEST_CASE("a series of domino games in parts has the counts of the whole") {
    const DominoPlan plan = plan_of(Computer{1}, Computer{0}, 20);
    const auto whole = results_text(plan, play_series(plan));
    CHECK(merged<DominoSeries>(plan, {8, 10, 2}, play_series) == whole);
}

TEST_CASE("every game has a winner, and every hand at most one") {
    const auto series = play_series(plan_of(Computer{0}, AtRandom{}, 40));
    const auto& [won, lost] = std::pair{series.seats[first], series.seats[second]};
    CHECK(won.wins + lost.wins == 40);
    CHECK(won.hands_won + lost.hands_won <= series.hands);
    CHECK(won.hands_won + lost.hands_won > series.hands / 2);
    CHECK(won.points >= std::int64_t{100} * won.wins);
}

TEST_CASE("whoever is better wins a series: level 0 over random play") {
    const auto series = play_series(plan_of(AtRandom{}, Computer{0}, 200));
    CHECK(series.seats[second].wins >= 160);
}

TEST_CASE("mirrored deals are fair: players who decide alike win as often") {
    // Level 0 rarely decides at random, so both games of most deals end in the same way.
    const auto series = play_series(plan_of(Computer{0}, Computer{0}, 400));
    CHECK(std::abs(series.seats[first].wins - 200) <= 20);
}

TEST_CASE("deals that are not mirrored are all different") {
    DominoPlan plan = plan_of(Computer{0}, Computer{0}, 40);
    const auto mirrored = results_text(plan, play_series(plan));
    plan.deals = Deals::EachItsOwn;
    CHECK(results_text(plan, play_series(plan)) != mirrored);
}

TEST_CASE("the report has a line for each player") {
    const DominoPlan plan = plan_of(Computer{1}, AtRandom{}, 2);
    const auto series = play_series(plan);
    const auto text = results_text(plan, series);
    CHECK(text.starts_with("2 games to 100 with 7 tiles, seed 1, each deal twice"));
    CHECK(text.find("\nseat 1 cpu:1 ") != std::string::npos);
    CHECK(text.find("\nseat 2 random ") != std::string::npos);
    CHECK(times_text(plan, series).find(" plays a second\n") != std::string::npos);
}

TEST_CASE("players are named as in the table language, or random") {
    CHECK(to_text(*read_player("cpu:1")) == "cpu:1");
    CHECK(to_text(*read_player("random")) == "random");
    CHECK(read_player("ann").error().what == "a player is cpu:0, cpu:1, cpu:2 or random, not ann");
}

TEST_CASE("players of dominoes may be sparring partners, whose comma is not the list's") {
    const auto players = read_domino_players("cpu:2,sparring:200,9,random");
    REQUIRE(players);
    CHECK(players->size() == 3);
    CHECK((*players)[1] == DominoPlayer{dominoes::Sparring{200, 9}});
    CHECK(to_text(*players) == "cpu:2,sparring:200,9,random");
    CHECK(read_domino_players("sparring:2,3")->size() == 1);
    for (const std::string wrong : {"ann",
                                    "sparring",
                                    "sparring:",
                                    "sparring:200",
                                    "sparring:0,9",
                                    "sparring:200,29",
                                    "sparring:200,",
                                    "sparring:2,3,4",
                                    ",cpu:1"})
        CHECK(read_domino_players(wrong).error().what.starts_with(
            "a player is cpu:0, cpu:1, cpu:2, random or sparring:WORLDS,DEPTH"));
}

TEST_CASE("a sparring partner beats level 0") {
    const auto series = play_series(plan_of(dominoes::Sparring{20, 5}, Computer{0}, 60));
    CHECK(series.seats[first].wins > 30);
}

TEST_CASE("the interval of wins is Wilson's") {
    const auto half = interval_of(50, 100);
    CHECK(is_near(half.low, 0.4038, 0.0001));
    CHECK(is_near(half.high, 0.5962, 0.0001));
    CHECK(is_near(interval_of(0, 10).low, 0, 0.0001));
    CHECK(is_near(interval_of(0, 10).high, 0.2775, 0.0001));
}

TEST_CASE("durations are told within two per cent") {
    Durations durations;
    CHECK(durations.within(0.5).count() == 0);
    for (int i = 1; i <= 1000; ++i) durations.add(std::chrono::microseconds{i});
    CHECK(is_near(nanoseconds_within(durations, 0.5), 500'000, 10'000));
    CHECK(is_near(nanoseconds_within(durations, 0.99), 990'000, 20'000));
}
