// U-4.3: every layout that play can reach has room on the table. Tries layouts of random hands, and
// others that only a strange game would reach: arms grow at random until nothing fits.
#include <algorithm>
#include <array>
#include <span>
#include <sstream>

#include "catch.hpp"
#include "dominoes/play.hpp"
#include "dominoes/random_move.hpp"
#include "dominoes/rolls.hpp"
#include "sample.hpp"
#include "tui/dominoes/table/placement.hpp"

namespace parlor::tui::domino_table {
namespace {

using namespace dominoes;

// The tiles of the layout, in the order in which they should be placed.
struct Wanted {
    Laid laid;
    std::optional<End> arm;
};

std::vector<Wanted> wanted(const Layout& layout) {
    std::vector<Wanted> all{{*layout.middle, std::nullopt}};
    for (const End end : all_ends)
        for (const Laid laid : layout.arms[end]) all.push_back({laid, end});
    return all;
}

int rows_between(const Box& a, const Box& b) {
    return std::max({b.top - a.bottom - 1, a.top - b.bottom - 1, -1});
}
int cols_between(const Box& a, const Box& b) {
    return std::max({b.left - a.right - 1, a.left - b.right - 1, -1});
}

bool is_on(Size table, const Box& box) {
    return box.top >= 0 and box.bottom < table.rows and box.left >= 0 and box.right < table.cols;
}

bool is_half(const Placed& tile) {
    const int rows = tile.box.bottom - tile.box.top + 1, cols = tile.box.right - tile.box.left + 1;
    return std::min(rows, cols) == 1 and std::max(rows, cols) == 3;
}

// The matching numbers face each other in a line, across one free cell.
bool are_joined(const Placed& tile, const Placed& next) {
    const int rows = rows_between(tile.box, next.box), cols = cols_between(tile.box, next.box);
    if (rows == 1) return cols < 0 and (facing(tile).col == next.inner.col or next.is_crosswise);
    return cols == 1 and rows < 0 and (facing(tile).row == next.inner.row or next.is_crosswise);
}

const char* trouble_with(const Layout& layout, const std::vector<Placed>& tiles, Size table) {
    const auto due = wanted(layout);
    if (due.size() != tiles.size()) return "a tile is missing";
    const auto is_due = [&](const Wanted& want) {
        return std::ranges::count_if(tiles, [&](const Placed& tile) {
                   return tile.laid == want.laid and tile.arm == want.arm;
               }) == 1;
    };
    if (not std::ranges::all_of(due, is_due)) return "a tile is not there once";
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const Placed& tile = tiles[i];
        if (not is_on(table, tile.box)) return "a tile is beside the table";
        if (tile.is_crosswise == is_half(tile) and tile.laid.is_double())
            return "a double of full size is not crosswise";
        if (i == 0) continue;
        const bool begins = tiles[i - 1].arm != tile.arm;
        if (not begins and is_half(tiles[i - 1]) and not is_half(tile))
            return "an arm goes on in full size";
        if (not begins and not are_joined(tiles[i - 1], tile)) return "neighbours do not join";
        for (std::size_t j = 0; j < i; ++j) {
            const bool is_neighbour = begins ? j == 0 : j == i - 1;
            const int rows = rows_between(tile.box, tiles[j].box);
            const int cols = cols_between(tile.box, tiles[j].box);
            if (rows < 1 and cols < (is_neighbour ? 1 : 2)) return "two tiles come too near";
        }
    }
    return "";
}

std::string described(const Layout& layout) {
    std::string text;
    for (const Wanted& each : wanted(layout))
        text += (each.arm ? std::to_string(number(*each.arm)) : "middle") + ":" +
                std::to_string(value_of(each.laid.inner)) +
                std::to_string(value_of(each.laid.outer)) + " ";
    return text;
}

constexpr Size large_table{27, 80}, huge_table{43, 160};

void check(const Layout& layout, Size table) {
    const auto tiles = place(layout, table);
    const std::string trouble = trouble_with(layout, tiles, table);
    if (trouble.empty()) return;
    FAIL(trouble << " on " << table.rows << " rows: " << described(layout));
}
void check(const Layout& layout) { check(layout, small_table); }

// Plays to the end of a hand with many tiles; returns the layout before it is cleared.
int check_game(Rolls rolls) {
    Game game = begin({.hand = hand_sizes[static_cast<std::size_t>(rolls(3))],
                       .target = {highest_target},
                       .down = DownRule(rolls(2))});
    while (decider(game)) {
        const Layout before = game.layout;
        (void)play(game, random_move(game, Draw{rolls}), Tell{});
        const bool is_cleared = before.middle and not game.layout.middle;
        if (game.layout.middle and rolls(16) == 0) check(game.layout);
        if (is_cleared) check(before);
    }
    check(game.layout);
    return game.hand_number;
}

struct Growth {
    Laid laid;
    End end;
};

// Each end has its own weight, so that one arm may get nearly all tiles.
std::vector<Growth> growths(const Layout& layout, Tiles left, std::span<const int> weights) {
    std::vector<Growth> found;
    for (const Tile tile : left)
        for (const Laid laid : {halves_of(tile), halves_of(tile).flipped()})
            for (const End end : ends_with(layout.ends, laid.inner))
                for (int i = 0; i < weights[static_cast<std::size_t>(number(end))]; ++i)
                    found.push_back({laid, end});
    return found;
}

void check_growing(Rolls rolls) {
    std::array<int, 5> weights{};
    for (int& weight : weights) weight = rolls(3) == 0 ? 1 + rolls(40) : 1 + rolls(4);
    Tiles left = rolls(4) == 0 ? all_tiles() - doubles() : all_tiles();
    const Tile down = Tile(1 + rolls(6));
    left.erase(down);
    Layout layout;
    lay_down(layout, halves_of(down));
    while (true) {
        const auto all = growths(layout, left, weights);
        if (all.empty()) break;
        const auto& [laid, end] =
            all[static_cast<std::size_t>(rolls(static_cast<int>(all.size())))];
        lay(layout, laid, end);
        left.erase(tile_of(laid));
        if (rolls(8) == 0) check(layout);
    }
    check(layout);
}

void lay_all(Layout& layout, End end, const std::string& tiles) {
    std::istringstream words{tiles};
    for (std::string tile; words >> tile;)
        lay(layout, {Suit(tile[0] - '0'), Suit(tile[1] - '0')}, end);
}

}  // namespace

TEST_CASE("U-4.3: every layout of random hands is shown in full, no two tiles touching") {
    const int hands = sampled(30'000);
    std::uint64_t seed = 0;
    for (int played = 0; played < hands;) played += check_game(Rolls{++seed});
}

TEST_CASE("U-4.3: arms of any length have room, with up to 28 tiles on the table") {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(sampled(2'500)); ++seed)
        check_growing(Rolls{seed});
}

TEST_CASE("U-4.5: on larger tables, too, every layout of random hands is shown in full") {
    for (const Size table : {large_table, huge_table}) {
        const int layouts = sampled(3'000);
        int checked = 0;
        for (std::uint64_t seed = 1; checked < layouts; ++seed) {
            Rolls rolls{seed};
            Game game = begin({.hand = hand_sizes.front(), .target = {highest_target}});
            while (decider(game) and game.hand_number < 3) {
                (void)play(game, random_move(game, Draw{rolls}), Tell{});
                if (not game.layout.middle or rolls(8) != 0) continue;
                check(game.layout, table);
                ++checked;
            }
        }
    }
}

TEST_CASE("U-4.5: tiles have the largest size in which all have room") {
    Layout layout;
    lay_down(layout, {Suit{3}, Suit{3}});
    CHECK(place(layout, small_table).front().size == TileSize::Full);
    CHECK(place(layout, large_table).front().size == TileSize::Large);
    CHECK(place(layout, huge_table).front().size == TileSize::Huge);
    lay_all(layout, End::Left, "36 66 62 21");
    lay_all(layout, End::Right, "34 41 12");
    lay_all(layout, End::Up, "35");
    lay_all(layout, End::Down, "32 20");
    for (const Placed& tile : place(layout, large_table)) CHECK(tile.size == TileSize::Large);
    for (const Placed& tile : place(layout, huge_table)) CHECK(tile.size == TileSize::Huge);
}

// Found by more seeds of the test above.
TEST_CASE("U-4.3: two long arms in one half of the table find room, beyond it where they must") {
    struct Found {
        Suit middle;
        std::string right, left, down;
    };
    const std::array all{Found{Suit{4},
                               "40 05 52 20 03 33 32 22",
                               "42",
                               "45 53 36 62 21 15 55 56 66 61 14 43 31 11 10 00 06 64"},
                         Found{Suit{2},
                               "23 35 55 56 62 25 51 14 44 42",
                               "20",
                               "21 11 13 33 36 66 60 01 16 64 43 30 05 54 40 00"}};
    for (const Found& found : all) {
        Layout layout;
        lay_down(layout, {found.middle, found.middle});
        lay_all(layout, End::Left, found.left);
        lay_all(layout, End::Right, found.right);
        lay_all(layout, End::Down, found.down);
        check(layout);
    }
}

}  // namespace parlor::tui::domino_table
