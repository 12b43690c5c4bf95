#include "dominoes/layout.hpp"

namespace parlor::dominoes {
namespace {

End opposite(End long_end) { return long_end == End::Right ? End::Left : End::Right; }

// All that lies becomes one arm of the first double, which was played to `end` (D-3.1).
void put_in_the_middle(Layout& layout, Laid spinner, End end) {
    Arm chain;
    const Arm& near = layout.arms[end];
    for (std::size_t i = near.size(); i-- > 0;) chain.push_back(near[i].flipped());
    chain.push_back(end == End::Right ? layout.middle->flipped() : *layout.middle);
    for (const Laid laid : layout.arms[opposite(end)]) chain.push_back(laid);
    layout.arms[opposite(end)] = chain;
    layout.arms[end].clear();
    layout.middle = spinner;
}

// The one with the fewest tiles, then with the lowest number (D-2.4).
End shortest(const Layout& layout, EndSet ends) {
    End best = ends.first();
    for (const End end : ends)
        if (layout.arms[end].size() < layout.arms[best].size()) best = end;
    return best;
}

}  // namespace

void lay_down(Layout& layout, Laid down) {
    layout.middle = down;
    layout.ends = ends_of_down(down);
}

void lay(Layout& layout, Laid laid, End end) {
    if (laid.is_double() and not layout.ends.spinner)
        put_in_the_middle(layout, laid, end);
    else
        layout.arms[end].push_back(laid);
    layout.ends = ends_after(layout.ends, laid, end);
}

EndSet places_for(const Layout& layout, Laid laid) { return ends_with(layout.ends, laid.inner); }

EndSet different_places(const Layout& layout, Laid laid) {
    EndSet left = places_for(layout, laid), different;
    while (not left.empty()) {
        const End taken = shortest(layout, left);
        const Ends then = ends_after(layout.ends, laid, taken);
        for (const End end : left)
            if (are_alike(ends_after(layout.ends, laid, end), then)) left.erase(end);
        different.insert(taken);
    }
    return different;
}

}  // namespace parlor::dominoes
