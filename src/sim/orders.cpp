#include "sim/orders.hpp"

#include <algorithm>

namespace parlor::sim {
namespace {

int kind_of(const Player& player, const std::vector<Player>& kinds) {
    return static_cast<int>(std::ranges::find(kinds, player) - kinds.begin());
}

Order seated(const std::vector<int>& kinds) {
    Order order;
    for (std::size_t i = 0; i < kinds.size(); ++i) order[Entrant(i)] = kinds[i];
    return order;
}

}  // namespace

std::vector<Player> kinds_among(const std::vector<Player>& players) {
    std::vector<Player> kinds;
    for (const Player& player : players)
        if (std::ranges::find(kinds, player) == kinds.end()) kinds.push_back(player);
    return kinds;
}

std::vector<Order> all_orders(const std::vector<Player>& players) {
    const auto kinds = kinds_among(players);
    std::vector<int> sitting;
    sitting.reserve(players.size());
    for (const Player& player : players) sitting.push_back(kind_of(player, kinds));
    std::ranges::sort(sitting);
    std::vector<Order> orders;
    do orders.push_back(seated(sitting));
    while (std::ranges::next_permutation(sitting).found);
    return orders;
}

}  // namespace parlor::sim
