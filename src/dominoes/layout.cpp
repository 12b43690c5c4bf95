#include "dominoes/layout.hpp"

namespace parlor::dominoes {
namespace {

End opposite(End long_end) { return long_end == End::Right ? End::Left : End::Right; }

// The first double, played to `end`, becomes the middle, and all other tiles one arm (D-3.1).
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

constexpr std::array<std::array<End, 2>, 6> pairs_of_ends{{{End::Right, End::Up},
                                                           {End::Right, End::Left},
                                                           {End::Right, End::Down},
                                                           {End::Up, End::Left},
                                                           {End::Up, End::Down},
                                                           {End::Left, End::Down}}};

// Whether end `one` is preferred to the equivalent end `other`: the arm with fewer tiles, then the
// lower number (D-2.4).
bool is_taken_before(const Layout& layout, End one, End other) {
    const std::size_t tiles = layout.arms[one].size(), others = layout.arms[other].size();
    return tiles < others or (tiles == others and one < other);
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

// Short sides that do not exist yet show nothing, too, but are not among the open ends.
EndSet different_ends(const Layout& layout) {
    const auto& at = layout.ends.at;
    EndSet different = open_ends(layout.ends);
    for (const auto& [one, other] : pairs_of_ends)
        if (at[one] == at[other])
            different.erase(is_taken_before(layout, one, other) ? other : one);
    return different;
}

EndSet different_places(const Layout& layout, Suit half) {
    const EndSet places = ends_with(layout.ends, half);
    return places.has_several() ? places & different_ends(layout) : places;
}

}  // namespace parlor::dominoes
