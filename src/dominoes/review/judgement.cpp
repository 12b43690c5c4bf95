#include "dominoes/review/judgement.hpp"

#include <algorithm>

namespace parlor::dominoes {
namespace {

// Whether both plays leave the same ends, even if they are written differently (D-2.3, D-2.4).
bool are_alike(const Layout& layout, const Play& one, const Play& other) {
    if (tile_of(one.laid) != tile_of(other.laid)) return false;
    if (not layout.middle) return true;
    const Ends& ends = layout.ends;
    return one.laid == other.laid and
           ends.at[*place_of(layout, one)] == ends.at[*place_of(layout, other)];
}

}  // namespace

Judgement judge(const View& view, const Play& played, Draw draw) {
    const auto values = values_of(view, draw);
    const auto made = std::ranges::find_if(
        values, [&](const Valued& each) { return are_alike(view.layout, each.play, played); });
    const Valued& best = values.front();
    return {best.play, best.chance, made->chance, best.difference - made->difference};
}

}  // namespace parlor::dominoes
