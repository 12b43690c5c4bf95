// Series of Moneyloopy, as `parlor sim moneyloopy` plays them.
#include "sim/moneyloopy/series.hpp"

#include "catch.hpp"
#include "rules/moneyloopy/table.hpp"
#include "sim/moneyloopy/report.hpp"
#include "sim/parts.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

const std::vector<Player> two_and_two{Computer{1}, Computer{1}, Computer{0}, Computer{0}};

MoneyloopyPlan plan_of(const std::vector<Player>& players, int games) {
    return {.edition = moneyloopy::edition_on("us"), .players = players, .games = games, .seed = 1};
}

MoneyloopySeries played(const MoneyloopyPlan& plan) {
    return play_series(plan, [](int) {});
}

}  // namespace

TEST_CASE("a series of Moneyloopy comes out the same on any threads, otherwise with another seed") {
    check_threads_and_seeds(plan_of(two_and_two, 40), played);
}

TEST_CASE("a series of Moneyloopy in parts has the counts of the whole") {
    const MoneyloopyPlan plan = plan_of(two_and_two, 30);
    const auto whole = results_text(plan, played(plan));
    CHECK(merged<MoneyloopySeries>(plan, {6, 18, 6}, played) == whole);
}

TEST_CASE("L-1.3: every game of a series ends within forty rounds, and what is counted fits") {
    const auto series = played(plan_of(two_and_two, 60));
    CHECK(series.by_marker + series.last_player == 60);
    CHECK(series.refused == 0);
    CHECK(series.rounds <= std::int64_t{60} * 40);
    CHECK(series.kind_wins[0].wins + series.kind_wins[1].wins >= 60);
    CHECK(series.kind_wins[0].wins + series.kind_wins[1].wins <= 60 + series.shared);
    CHECK(series.accepted <= series.proposed);
    CHECK(series.decisions > series.turns);
}

TEST_CASE("L-9.1: whoever is better wins a series of Moneyloopy") {
    const auto series = played(plan_of(two_and_two, 120));
    CHECK(series.kind_wins[0].wins >= 80);
    const auto random = played(plan_of({AtRandom{}, Computer{0}}, 60));
    CHECK(random.kind_wins[1].wins >= 50);
}
