#include "tui/dominoes/table/placement.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "tui/dominoes/table/arm_path.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Layout;

constexpr At centre{7, 19};

// An arm's own quarter of the table; and the half that it shares with another arm.
struct Part {
    Heading heading;
    Box quarter;
};
struct HalfTable {
    Part across, upright;
    Box whole;
};

constexpr HalfTable upper{{{End::Left, Way::Left, Way::Up}, {0, 0, 8, 16}},
                          {{End::Up, Way::Up, Way::Right}, {0, 18, 5, 39}},
                          {0, 0, 5, 39}};
constexpr HalfTable lower{{{End::Right, Way::Right, Way::Down}, {6, 22, 14, 39}},
                          {{End::Down, Way::Down, Way::Left}, {9, 0, 14, 20}},
                          {9, 0, 14, 39}};

constexpr Box whole_table{0, 0, table_rows - 1, table_cols - 1};

// How two arms share a half: which arm is placed first, in its own quarter, and its size; and the
// room for the other arm.
enum class First : std::uint8_t { Upright, Across };
enum class Room : std::uint8_t { Quarter, Half, Table };
struct Sharing {
    First first;
    TileSize size;
    Room other;
};

// The best-looking first.
constexpr std::array sharings{Sharing{First::Upright, TileSize::Full, Room::Quarter},
                              Sharing{First::Upright, TileSize::Full, Room::Half},
                              Sharing{First::Upright, TileSize::Half, Room::Half},
                              Sharing{First::Across, TileSize::Full, Room::Half},
                              Sharing{First::Across, TileSize::Half, Room::Half},
                              Sharing{First::Upright, TileSize::Half, Room::Table},
                              Sharing{First::Across, TileSize::Half, Room::Table}};

std::span<const Laid> arm_of(const Layout& layout, const Part& part) {
    const dominoes::Arm& arm = layout.arms[part.heading.arm];
    return {arm.begin(), arm.size()};
}

// The left half of a down faces its left arm.
Placed seen_from(const Placed& middle, End end) {
    Placed start = middle;
    if (end == End::Left and not middle.is_crosswise) std::swap(start.inner, start.outer);
    return start;
}

bool lay_part(Ground& ground, const Layout& layout, const Part& part, TileSize size) {
    const Placed start = seen_from(ground.tiles.front(), part.heading.arm);
    const auto arm = arm_of(layout, part);
    if (size == TileSize::Half) return lay_arm(ground, start, arm, part.heading, 0);
    return lay_arm(ground, start, arm, part.heading);
}

bool share(Ground& ground, const Layout& layout, const HalfTable& half, Sharing sharing) {
    const std::size_t before = ground.tiles.size();
    const bool is_upright_first = sharing.first == First::Upright;
    const Part& first = is_upright_first ? half.upright : half.across;
    const Part& other = is_upright_first ? half.across : half.upright;
    ground.limits = {first.quarter};
    bool all = lay_part(ground, layout, first, sharing.size);
    ground.limits = {other.quarter};
    const bool is_alone = arm_of(layout, half.upright).empty();
    if (is_alone or sharing.other != Room::Quarter) ground.limits.push_back(half.whole);
    if (sharing.other == Room::Table) ground.limits.push_back(whole_table);
    all = all and lay_part(ground, layout, other, TileSize::Full);
    if (not all) ground.tiles.resize(before);
    return all;
}

// The first limit is nearly always enough, and with it the best-looking sharings are found soon.
constexpr std::array patiences{3'000, 20'000, 200'000};

bool fill_with(Ground& ground, const Layout& layout, const HalfTable& half, int patience) {
    ground.patience = patience;
    return std::ranges::any_of(
        sharings, [&](Sharing sharing) { return share(ground, layout, half, sharing); });
}

void fill(Ground& ground, const Layout& layout, const HalfTable& half) {
    [[maybe_unused]] const bool found = std::ranges::any_of(
        patiences, [&](int patience) { return fill_with(ground, layout, half, patience); });
    assert(found);
}

Placed in_the_middle(Laid laid) {
    if (laid.is_double()) return placed_crosswise(laid, centre, Way::Right);
    return placed(laid, after(centre, Way::Left), Way::Right, TileSize::Full);
}

Way way_of(End end) { return Way(number(end) - 1); }

}  // namespace

std::vector<Placed> place(const Layout& layout) {
    if (not layout.middle) return {};
    Ground ground{.tiles = {in_the_middle(*layout.middle)}, .limits = {}};
    fill(ground, layout, upper);
    fill(ground, layout, lower);
    return ground.tiles;
}

Placed shown_at(const std::vector<Placed>& tiles, End end) {
    const auto last = std::find_if(
        tiles.rbegin(), tiles.rend(), [&](const Placed& tile) { return tile.arm == end; });
    if (last != tiles.rend()) return *last;
    Placed middle = seen_from(tiles.front(), end);
    middle.going = way_of(end);
    return middle;
}

}  // namespace parlor::tui::domino_table
