#include "tui/dominoes/table/placement.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

#include "tui/dominoes/table/arm_path.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Layout;

// An arm's own quarter of the table; and the half that it shares with another arm.
struct Part {
    Heading heading;
    Box quarter;
};
struct HalfTable {
    Part across, upright;
    Box whole;
};

At centre_of(Size table) { return {table.rows / 2, table.cols / 2 - 1}; }

Box whole(Size table) { return {0, 0, table.rows - 1, table.cols - 1}; }

Placed spinner_of(Laid laid, Size table, TileSize size) {
    return placed_crosswise(laid, centre_of(table), Way::Right, size);
}

// What is above the spinner, and below it; beside it the arms across have its rows, too.
HalfTable upper_half(Size table, const Box& spinner) {
    const auto [top, left, bottom, right] = whole(table);
    return {
        {{End::Left, Way::Left, Way::Up}, {top, left, spinner.bottom, spinner.left - 2}},
        {{End::Up, Way::Up, Way::Right}, {top, spinner.left, spinner.top - 1, right}},
        {top, left, spinner.top - 1, right},
    };
}
HalfTable lower_half(Size table, const Box& spinner) {
    const auto [top, left, bottom, right] = whole(table);
    return {
        {{End::Right, Way::Right, Way::Down}, {spinner.top, spinner.right + 2, bottom, right}},
        {{End::Down, Way::Down, Way::Left}, {spinner.bottom + 1, left, bottom, spinner.right}},
        {spinner.bottom + 1, left, bottom, right},
    };
}

// How two arms share a half: which arm is placed first, in its own quarter, and whether it shrinks
// to half size from the beginning; and the room for the other arm.
enum class First : std::uint8_t { Upright, Across };
enum class Room : std::uint8_t { Quarter, Half, Table };
struct Sharing {
    First first;
    bool shrinks;
    Room other;
};

// The best-looking first.
constexpr std::array sharings{Sharing{First::Upright, false, Room::Quarter},
                              Sharing{First::Upright, false, Room::Half},
                              Sharing{First::Upright, true, Room::Half},
                              Sharing{First::Across, false, Room::Half},
                              Sharing{First::Across, true, Room::Half},
                              Sharing{First::Upright, true, Room::Table},
                              Sharing{First::Across, true, Room::Table}};

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

bool lay_part(Ground& ground, const Layout& layout, const Part& part, bool shrinks) {
    const Placed start = seen_from(ground.tiles.front(), part.heading.arm);
    const auto arm = arm_of(layout, part);
    if (shrinks) return lay_arm(ground, start, arm, part.heading, 0);
    return lay_arm(ground, start, arm, part.heading);
}

Placed in_the_middle(Laid laid, Size table, TileSize size) {
    if (laid.is_double()) return spinner_of(laid, table, size);
    const At left = after(centre_of(table), Way::Left, measure_of(size).cols_apart / 2);
    return placed(laid, left, Way::Right, size);
}

// Tiles of a size on a table.
enum class Shrinking : std::uint8_t { Never, WhereNeeded };
class Laying {
public:
    Laying(const Layout& layout, Size table, TileSize size, Shrinking shrinking)
        : layout_{layout},
          whole_{whole(table)},
          spinner_{spinner_of({}, table, size).box},
          upper_{upper_half(table, spinner_)},
          lower_{lower_half(table, spinner_)},
          ground_{.tiles = {in_the_middle(*layout.middle, table, size)},
                  .size = size,
                  .may_shrink = shrinking == Shrinking::WhereNeeded,
                  .limits = {}} {}

    // False when no room was found with at most these trials for an arm.
    [[nodiscard]] bool fills(std::span<const int> patiences) {
        return fill(upper_, patiences) and fill(lower_, patiences);
    }
    [[nodiscard]] std::vector<Placed> tiles() && { return std::move(ground_.tiles); }

private:
    bool fill(const HalfTable& half, std::span<const int> patiences) {
        return std::ranges::any_of(patiences, [&](int patience) {
            ground_.patience = patience;
            return std::ranges::any_of(sharings,
                                       [&](Sharing sharing) { return share(half, sharing); });
        });
    }

    // Where no arm may shrink, the last resort is the whole table alone.
    bool share(const HalfTable& half, Sharing sharing) {
        const bool shrinks = sharing.shrinks and ground_.may_shrink;
        if (shrinks != sharing.shrinks and sharing.other != Room::Table) return false;
        const std::size_t before = ground_.tiles.size();
        const bool is_upright_first = sharing.first == First::Upright;
        const Part& first = is_upright_first ? half.upright : half.across;
        const Part& other = is_upright_first ? half.across : half.upright;
        ground_.limits = {first.quarter};
        bool all = lay_part(ground_, layout_, first, shrinks);
        ground_.limits = {other.quarter};
        const bool is_alone = arm_of(layout_, half.upright).empty();
        if (is_alone or sharing.other != Room::Quarter) ground_.limits.push_back(half.whole);
        if (sharing.other == Room::Table) ground_.limits.push_back(whole_);
        all = all and lay_part(ground_, layout_, other, false);
        if (not all) ground_.tiles.resize(before);
        return all;
    }

    const Layout& layout_;
    Box whole_, spinner_;
    HalfTable upper_, lower_;
    Ground ground_;
};

// The first limit is nearly always enough, and with it the best-looking sharings are found soon.
constexpr std::array patiences{3'000, 20'000, 200'000};
constexpr std::array patience_where_none_shrink{1'000};

Way way_of(End end) { return Way(number(end) - 1); }

}  // namespace

std::vector<Placed> place(const Layout& layout, Size table) {
    if (not layout.middle) return {};
    const TileSize largest = largest_tiles_on(table);
    for (const TileSize size : {TileSize::Huge, TileSize::Large, TileSize::Full}) {
        if (largest == TileSize::Full or largest < size) continue;
        Laying laying{layout, table, size, Shrinking::Never};
        if (laying.fills(patience_where_none_shrink)) return std::move(laying).tiles();
    }
    Laying laying{layout, table, TileSize::Full, Shrinking::WhereNeeded};
    [[maybe_unused]] const bool found = laying.fills(patiences);
    assert(found);
    return std::move(laying).tiles();
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
