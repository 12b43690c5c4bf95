#include "canvas/strokes.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>

namespace parlor::tui {
namespace {

constexpr int half_width = cell_width / 2, half_height = cell_height / 2;
constexpr int thin = 2;  // an eighth of the height; a line

enum Quarters : std::uint8_t { TopLeft = 1, TopRight = 2, BottomLeft = 4, BottomRight = 8 };
struct Block {
    char32_t glyph;
    unsigned quarters;
};
constexpr std::array blocks{
    Block{U'▀', TopLeft | TopRight},
    Block{U'▄', BottomLeft | BottomRight},
    Block{U'█', TopLeft | TopRight | BottomLeft | BottomRight},
    Block{U'▌', TopLeft | BottomLeft},
    Block{U'▐', TopRight | BottomRight},
    Block{U'▗', BottomRight},
    Block{U'▘', TopLeft},
    Block{U'▙', TopLeft | BottomLeft | BottomRight},
    Block{U'▛', TopLeft | TopRight | BottomLeft},
    Block{U'▜', TopLeft | TopRight | BottomRight},
    Block{U'▞', TopRight | BottomLeft},
    Block{U'▟', TopRight | BottomLeft | BottomRight},
};

enum Arms : std::uint8_t { ToTop = 1, ToBottom = 2, ToLeft = 4, ToRight = 8 };
struct Lines {
    char32_t glyph;
    unsigned arms;
};
constexpr std::array lines{
    Lines{U'─', ToLeft | ToRight},
    Lines{U'│', ToTop | ToBottom},
    Lines{U'┌', ToBottom | ToRight},
    Lines{U'┐', ToBottom | ToLeft},
    Lines{U'└', ToTop | ToRight},
    Lines{U'┘', ToTop | ToLeft},
    Lines{U'├', ToTop | ToBottom | ToRight},
    Lines{U'┤', ToTop | ToBottom | ToLeft},
    Lines{U'┬', ToBottom | ToLeft | ToRight},
    Lines{U'┴', ToTop | ToLeft | ToRight},
    Lines{U'┼', ToTop | ToBottom | ToLeft | ToRight},
};

struct Bar {
    char32_t glyph;
    Rectangle rectangle;
};
constexpr std::array bars{
    Bar{U'▁', {0, cell_height - thin, cell_width, thin}},
    Bar{U'▔', {0, 0, cell_width, thin}},
    Bar{U'▏', {0, 0, 1, cell_height}},
    Bar{U'▕', {cell_width - 1, 0, 1, cell_height}},
    Bar{U'━', {0, half_height - thin, cell_width, 2 * thin}},
    Bar{U'┃', {half_width - thin / 2, 0, thin, cell_height}},
};

// Two of these.
struct Pair {
    char32_t glyph, first, second;
};
constexpr std::array pairs{
    Pair{U'🭼', U'▏', U'▁'},
    Pair{U'🭽', U'▏', U'▔'},
    Pair{U'🭾', U'▕', U'▔'},
    Pair{U'🭿', U'▕', U'▁'},
    Pair{U'🮀', U'▔', U'▁'},
};

// Stripes, more of them in a darker shade, so that shades meet without a seam.
struct Shade {
    char32_t glyph;
    int stripe;  // the height of a stripe, of every four units
};
constexpr std::array shades{Shade{U'░', 1}, Shade{U'▒', 2}, Shade{U'▓', 3}};

template <class Table>
const auto* find_in(const Table& table, char32_t glyph) {
    const auto found = std::ranges::find(table, glyph, [](const auto& row) { return row.glyph; });
    return found == table.end() ? nullptr : &*found;
}

std::vector<Rectangle> quarters(unsigned chosen) {
    std::vector<Rectangle> all;
    for (const auto& [quarter, x, y] : {std::tuple{TopLeft, 0, 0},
                                        std::tuple{TopRight, half_width, 0},
                                        std::tuple{BottomLeft, 0, half_height},
                                        std::tuple{BottomRight, half_width, half_height}})
        if ((chosen & quarter) != 0) all.push_back({x, y, half_width, half_height});
    return all;
}

// From the middle of the cell to its edges.
std::vector<Rectangle> arms(unsigned chosen) {
    constexpr int x = half_width - thin / 2, y = half_height - thin / 2;
    std::vector<Rectangle> all;
    if ((chosen & ToTop) != 0) all.push_back({x, 0, thin, y + thin});
    if ((chosen & ToBottom) != 0) all.push_back({x, y, thin, cell_height - y});
    if ((chosen & ToLeft) != 0) all.push_back({0, y, x + thin, thin});
    if ((chosen & ToRight) != 0) all.push_back({x, y, cell_width - x, thin});
    return all;
}

// A bit for each sixth of the cell, from the top left, row by row; 0 for no sextant. Unicode leaves
// out those that are halves.
unsigned sixths_of(char32_t glyph) {
    constexpr char32_t first = U'\U0001FB00', last = U'\U0001FB3B';
    constexpr unsigned left_half = 21, right_half = 42;
    if (glyph < first or glyph > last) return 0;
    unsigned sixths = static_cast<unsigned>(glyph - first) + 1;
    if (sixths >= left_half) ++sixths;
    if (sixths >= right_half) ++sixths;
    return sixths;
}

std::vector<Rectangle> sixths(unsigned chosen) {
    constexpr std::array<int, 4> tops{0, cell_height / 3, cell_height * 2 / 3 + 1, cell_height};
    std::vector<Rectangle> all;
    for (unsigned row = 0; row < 3; ++row)
        for (unsigned col = 0; col < 2; ++col)
            if ((chosen >> (2 * row + col) & 1u) != 0)
                all.push_back({static_cast<int>(col) * half_width,
                               tops[row],
                               half_width,
                               tops[row + 1] - tops[row]});
    return all;
}

// Fields of a quarter of the cell's width and height.
std::vector<Rectangle> checks() {
    constexpr int wide = cell_width / 4, high = cell_height / 4;
    std::vector<Rectangle> all;
    for (int row = 0; row < 4; ++row)
        for (int col = row % 2; col < 4; col += 2)
            all.push_back({col * wide, row * high, wide, high});
    return all;
}

std::vector<Rectangle> stripes(int height) {
    constexpr int distance = 4;
    std::vector<Rectangle> all;
    for (int y = 0; y < cell_height; y += distance) all.push_back({0, y, cell_width, height});
    return all;
}

}  // namespace

std::vector<Rectangle> strokes_of(char32_t glyph) {
    if (const auto* const block = find_in(blocks, glyph)) return quarters(block->quarters);
    if (const auto* const line = find_in(lines, glyph)) return arms(line->arms);
    if (const auto* const bar = find_in(bars, glyph)) return {bar->rectangle};
    if (const auto* const both = find_in(pairs, glyph))
        return {find_in(bars, both->first)->rectangle, find_in(bars, both->second)->rectangle};
    if (const unsigned chosen = sixths_of(glyph); chosen != 0) return sixths(chosen);
    if (glyph == U'🮕') return checks();
    if (const auto* const shade = find_in(shades, glyph)) return stripes(shade->stripe);
    return {};
}

}  // namespace parlor::tui
