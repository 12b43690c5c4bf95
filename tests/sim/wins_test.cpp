// Wins, and how much they prove.
#include "sim/wins.hpp"

#include <cmath>

#include "catch.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

bool is_near(double value, double expected) { return std::abs(value - expected) <= 0.0001; }

bool are_near(Interval one, Interval other) {
    return is_near(one.low, other.low) and is_near(one.high, other.high);
}

}  // namespace

TEST_CASE("games that all come out alike in a round are worth one game") {
    Wins alike, single;
    for (int round = 0; round < 100; ++round) {
        alike.add_round(round % 2 == 0 ? 6 : 0, 6);
        single.add_round(round % 2 == 0 ? 1 : 0, 1);
    }
    CHECK(alike.wins == 300);
    CHECK(are_near(single.interval(), interval_of(50, 100)));
    CHECK(are_near(alike.interval(), interval_of(50, 100)));
}

TEST_CASE("rounds that balance luck are not counted for more games than they have") {
    Wins balanced;
    for (int round = 0; round < 100; ++round) balanced.add_round(3, 6);
    CHECK(are_near(balanced.interval(), interval_of(300, 600)));
}

TEST_CASE("whoever wins all or nothing has an interval, too") {
    Wins all, nothing;
    all.add_round(6, 6);
    nothing.add_round(0, 6);
    CHECK(are_near(all.interval(), interval_of(6, 6)));
    CHECK(are_near(nothing.interval(), interval_of(0, 6)));
}

TEST_CASE("wins add up in any order") {
    Wins one, other, both;
    one.add_round(1, 6);
    other.add_round(4, 6);
    both.add_round(4, 6);
    both.add_round(1, 6);
    one.add(other);
    CHECK(one.wins == 5);
    CHECK(are_near(one.interval(), both.interval()));
}
