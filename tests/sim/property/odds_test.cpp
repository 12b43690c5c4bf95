// The squares where rolls end in games between computers, compared with `parlor odds`.
#include "rules/property/figures/odds.hpp"

#include <cmath>

#include "catch.hpp"
#include "plans.hpp"
#include "table/game/dealer.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

// A cell for each place where rolls end: the squares, and In Gaol.
using Ends = std::array<double, board::most_squares + 1>;

Ends ends_in(const PropertyCounts& counts) {
    Ends ends{};
    for (std::size_t i = 0; i < board::most_squares; ++i)
        ends[i] = static_cast<double>(counts.throws_ended[Square(i)]);
    ends.back() = static_cast<double>(counts.ended_in_gaol);
    return ends;
}

double sum_of(const Ends& ends) {
    double sum = 0;
    for (const double count : ends) sum += count;
    return sum;
}

// The same number of tokens as in the series, or more; each starts from GO and has as many rolls.
Ends odds_of(property::GaolPlan plan, int tokens, std::int64_t throws) {
    Ends ends{};
    table::Act act = table::Dealer{1}.act(0);
    for (int token = 0; token < tokens; ++token) {
        const auto odds =
            property::throw_many(*property::edition_of("uk"), {}, plan, throws, Draw{act});
        for (std::size_t i = 0; i < board::most_squares; ++i)
            ends[i] += static_cast<double>(odds.ended[Square(i)]);
        ends.back() += static_cast<double>(odds.ended_in_gaol);
    }
    return ends;
}

// Pearson's chi-square of two samples.
double chi_square(const Ends& one, const Ends& other) {
    const double scale = std::sqrt(sum_of(other) / sum_of(one));
    double sum = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (one[i] + other[i] == 0) continue;  // nobody stays on Go To Gaol
        const double difference = one[i] * scale - other[i] / scale;
        sum += difference * difference / (one[i] + other[i]);
    }
    return sum;
}

}  // namespace

// Level 0 leaves Gaol at once when it is rich, and nobody here is ever poor. Every run is the same,
// so chance cannot make this fail: one series in a thousand exceeds 72.
TEST_CASE("throws end where parlor odds says, in games as in the odds") {
    const PropertyPlan plan = rich_plan(2, 60);
    const auto games = ends_in(played(plan).counts);
    const int tokens = 2 * plan.games;
    const auto throws = static_cast<std::int64_t>(sum_of(games) / tokens);
    CHECK(chi_square(games, odds_of(property::GaolPlan::LeaveAtOnce, 10 * tokens, throws)) < 72);
    CHECK(chi_square(games, odds_of(property::GaolPlan::StayAsLongAsPossible, tokens, throws)) >
          720);
}
