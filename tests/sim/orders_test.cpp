// The seating orders of players.
#include "sim/orders.hpp"

#include <algorithm>

#include "catch.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

std::string words(const Order& order, int players) {
    std::string text;
    for (int i = 0; i < players; ++i) text += std::to_string(order[Entrant(i)]);
    return text;
}

}  // namespace

TEST_CASE("two players of two kinds each sit down in six orders, each of them once") {
    const std::vector<Player> players{Computer{2}, Computer{1}, Computer{2}, Computer{1}};
    std::vector<std::string> orders;
    for (const Order& order : all_orders(players)) orders.push_back(words(order, 4));
    CHECK(orders == std::vector<std::string>{"0011", "0101", "0110", "1001", "1010", "1100"});
    CHECK(kinds_among(players) == std::vector<Player>{Computer{2}, Computer{1}});
}

TEST_CASE("players of one kind have one order, and different ones all there are") {
    CHECK(all_orders({AtRandom{}, AtRandom{}, AtRandom{}}).size() == 1);
    CHECK(all_orders({Computer{0}, Computer{1}, Computer{2}, AtRandom{}}).size() == 24);
}
