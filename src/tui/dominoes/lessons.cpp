#include "tui/dominoes/lessons.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "dominoes/layout.hpp"
#include "tui/dominoes/table/felt.hpp"
#include "tui/dominoes/table/placement.hpp"
#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Layout;
using dominoes::Suit;

constexpr Style words{Ink::White, ink_of(Felt::Green)};
constexpr int label_width = 9;  // before a hand

constexpr Laid tile(int inner, int outer) { return {Suit(inner), Suit(outer)}; }

struct Put {
    Laid laid;
    End end = End::Right;  // has no meaning for the down
};

struct Held {
    std::string_view label;
    std::span<const Laid> tiles;
};

struct Lesson {
    std::string_view name;
    std::span<const Put> plays;
    std::span<const Held> hands = {};
    std::string_view caption = {};  // the count of the layout, when empty
};

constexpr std::array double_on_chain{Put{tile(3, 4)}, Put{tile(3, 3), End::Left}};
constexpr std::array one_side{Put{tile(3, 3)}, Put{tile(3, 4), End::Right}};
constexpr std::array both_sides{
    Put{tile(3, 3)}, Put{tile(3, 4), End::Right}, Put{tile(3, 6), End::Left}};
constexpr std::array with_arm{Put{tile(3, 3)},
                              Put{tile(3, 4), End::Right},
                              Put{tile(3, 6), End::Left},
                              Put{tile(3, 5), End::Up}};
constexpr std::array fives{Put{tile(5, 6)}, Put{tile(6, 5), End::Right}};

constexpr std::array stuck{tile(0, 0), tile(1, 2), tile(2, 4)};
constexpr std::array drawn{tile(1, 1), tile(0, 3), tile(2, 5)};
constexpr std::array drawing{Held{"YOU HOLD", stuck}, Held{"YOU DRAW", drawn}};
constexpr std::array light{tile(0, 1), tile(1, 2)};
constexpr std::array heavy{tile(4, 4), tile(3, 6)};
constexpr std::array blocked{Held{"YOU HOLD", light}, Held{"MACK", heavy}};
constexpr std::array left{tile(5, 6), tile(3, 3)};
constexpr std::array dominoed{Held{"MACK", left}};

constexpr std::array lessons{
    Lesson{"count", double_on_chain},
    Lesson{"spinner-open", one_side},
    Lesson{"spinner-covered", both_sides},
    Lesson{"spinner-arm", with_arm},
    Lesson{"drawing", fives, drawing, "THE 5 FITS: 5-2 IS PLAYED"},
    Lesson{"blocked", fives, blocked, "4 TO 17 SPOTS: YOU SCORE 15"},
    Lesson{"dominoed", {}, dominoed, "YOU ARE OUT: 17 SPOTS SCORE 15"},
};

Layout layout_of(std::span<const Put> plays) {
    Layout layout;
    for (const Put& put : plays)
        if (layout.middle)
            lay(layout, put.laid, put.end);
        else
            lay_down(layout, put.laid);
    return layout;
}

std::string count_text(const Layout& layout) {
    const dominoes::Spots count = count_of(layout.ends);
    return "COUNT " + std::to_string(count.count) + ": " + std::to_string(scored_by(count).count) +
           " POINTS";
}

Box around(std::span<const Placed> tiles) {
    Box all = tiles.front().box;
    for (const Placed& each : tiles)
        all = {std::min(all.top, each.box.top),
               std::min(all.left, each.box.left),
               std::max(all.bottom, each.box.bottom),
               std::max(all.right, each.box.right)};
    return all;
}

// Draws in the middle of the box.
void draw_layout(Canvas& canvas, const Layout& layout, const Box& box) {
    const auto tiles = place(layout, small_table);
    const Box all = around(tiles);
    const At corner{(box.top + box.bottom - all.top - all.bottom) / 2,
                    (box.left + box.right - all.left - all.right) / 2};
    for (const Placed& each : tiles) draw_tile(canvas, each, corner, plain_tile);
}

void draw_hand(Canvas& canvas, const Held& held, At at) {
    canvas.write(at, held.label, words);
    constexpr int tile_pitch = 7;
    At place{at.row, at.col + label_width + 1};
    for (const Laid laid : held.tiles) {
        draw_tile(canvas, placed(laid, place, Way::Right, TileSize::Full), {0, 0}, plain_tile);
        place.col += tile_pitch;
    }
}

void draw(Canvas& canvas, const Lesson& lesson, const Box& box) {
    constexpr int margin = 1;
    int row = box.bottom - 2 * static_cast<int>(lesson.hands.size());
    const Layout layout = layout_of(lesson.plays);
    if (layout.middle) draw_layout(canvas, layout, {box.top, box.left, row - 1, box.right});
    for (const Held& held : lesson.hands) {
        draw_hand(canvas, held, {row, box.left + margin});
        row += 2;
    }
    const std::string caption =
        lesson.caption.empty() ? count_text(layout) : std::string{lesson.caption};
    canvas.write({box.bottom, box.left + margin}, caption, words);
}

const Lesson* find_lesson(std::string_view name) {
    const auto found = std::ranges::find(lessons, name, &Lesson::name);
    return found == lessons.end() ? nullptr : found;
}

}  // namespace

void draw_lesson(Canvas& canvas, std::string_view name, const Box& box) {
    canvas.fill(box, U' ', words);
    if (const Lesson* const lesson = find_lesson(name)) draw(canvas, *lesson, box);
}

bool is_lesson(std::string_view name) { return find_lesson(name) != nullptr; }

}  // namespace parlor::tui::domino_table
