// U-4.3, U-4.5: what the table's picture shows, cell by cell, of hands that leave 27 tiles on it.
#include <algorithm>
#include <array>
#include <vector>

#include "canvas/glyphs.hpp"
#include "catch.hpp"
#include "dominoes/play.hpp"
#include "dominoes/random_move.hpp"
#include "dominoes/rolls.hpp"
#include "tui/dominoes/table/table_picture.hpp"
#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using namespace dominoes;

constexpr std::size_t many_tiles = 27;
constexpr int many_hands = 12;
constexpr int rows_above = 2;

std::size_t tiles_on(const Layout& layout) {
    std::size_t tiles = layout.middle ? 1 : 0;
    for (const End end : all_ends) tiles += layout.arms[end].size();
    return tiles;
}

// The layouts of a random hand, as they grow; none when the hand ends sooner.
std::vector<Layout> layouts_of(Rolls rolls) {
    std::vector<Layout> layouts;
    Game game = begin({.hand = hand_sizes.front(), .target = {highest_target}});
    while (decider(game) and game.hand_number == 1) {
        (void)play(game, random_move(game, Draw{rolls}), Tell{});
        const std::size_t before = layouts.empty() ? 0 : tiles_on(layouts.back());
        if (tiles_on(game.layout) > before) layouts.push_back(game.layout);
    }
    if (layouts.empty() or tiles_on(layouts.back()) < many_tiles) return {};
    return layouts;
}

bool is_of_tile(const Cell& cell) { return cell.style.paper == Ink::White; }

// The number that a reader sees on the half round this cell.
int number_seen(const Canvas& canvas, At middle, TileSize size, GlyphSet set) {
    const auto glyph_at = [&](int row, int col) {
        return in_set(canvas.cell({middle.row + row, middle.col + col}), set).glyph;
    };
    if (size <= TileSize::Full) return static_cast<int>(glyph_at(0, 0) - U'0');
    const Measure measure = measure_of(size);
    int inked = 0;
    for (int row = -measure.above; row <= measure.below; ++row)
        for (int col = -measure.left; col <= measure.right; ++col)
            inked += glyph_at(row, col) == U' ' ? 0 : 1;
    return size == TileSize::Huge ? inked / 2 : inked;
}

At on_canvas(At at) { return {at.row + rows_above, at.col}; }

// Each tile is whole, shows both its numbers and covers no other, and nothing else is there.
const char* trouble_with(const Canvas& canvas, const Layout& layout, Size table, GlyphSet set) {
    const auto tiles = place(layout, table);
    std::ptrdiff_t covered = 0;
    for (const Placed& tile : tiles) {
        for (int row = tile.box.top; row <= tile.box.bottom; ++row)
            for (int col = tile.box.left; col <= tile.box.right; ++col) {
                if (not is_of_tile(canvas.cell(on_canvas({row, col})))) return "a tile is cut";
                ++covered;
            }
        if (number_seen(canvas, on_canvas(tile.inner), tile.size, set) != value_of(tile.laid.inner))
            return "an inner number cannot be read";
        if (number_seen(canvas, on_canvas(tile.outer), tile.size, set) != value_of(tile.laid.outer))
            return "an outer number cannot be read";
    }
    if (tiles.size() != tiles_on(layout)) return "a tile is missing";
    return std::ranges::count_if(canvas.cells(), is_of_tile) == covered ? "" : "tiles overlap";
}

}  // namespace

TEST_CASE(
    "U-4.5: every layout of twelve hands with 27 tiles is drawn in full in each size and set") {
    constexpr std::array tables{small_table, Size{27, 80}, Size{43, 160}};
    int hands = 0;
    for (std::uint64_t seed = 1; hands < many_hands; ++seed) {
        const auto layouts = layouts_of(Rolls{seed});
        hands += layouts.empty() ? 0 : 1;
        for (const Layout& layout : layouts)
            for (const Size table : tables) {
                Canvas canvas{{table.rows + rows_above, table.cols}};
                draw_table(canvas, layout, {}, table);
                for (const GlyphSet set :
                     {GlyphSet::Unicode, GlyphSet::Console, GlyphSet::Ascii, GlyphSet::Petscii}) {
                    INFO("seed " << seed << ", " << tiles_on(layout) << " tiles, " << table.rows
                                 << " rows");
                    REQUIRE(std::string{trouble_with(canvas, layout, table, set)}.empty());
                }
            }
    }
}

}  // namespace parlor::tui::domino_table
