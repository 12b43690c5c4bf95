#include "tui/dominoes/table/ground.hpp"

#include <algorithm>

namespace parlor::tui::domino_table {
namespace {

bool is_inside(const Box& box, const Box& limit) {
    return limit.top <= box.top and box.bottom <= limit.bottom and limit.left <= box.left and
           box.right <= limit.right;
}

// Compares only one corner, because no two boxes have the same.
bool is_same(const Box& one, const Box& other) {
    return one.top == other.top and one.left == other.left;
}

}  // namespace

bool Ground::has_room(const Box& box, const Box& neighbour) const {
    const auto holds = [&](const Box& limit) { return is_inside(box, limit); };
    const auto is_clear = [&](const Placed& tile) {
        return is_same(tile.box, neighbour) or are_apart(tile.box, box);
    };
    return std::ranges::any_of(limits, holds) and std::ranges::all_of(tiles, is_clear);
}

}  // namespace parlor::tui::domino_table
