#include "tui/dominoes/review/position/position_page.hpp"

#include <algorithm>

#include "base/tenths.hpp"
#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "dominoes/review/review_words.hpp"
#include "dominoes/words/tile_words.hpp"
#include "tui/dominoes/table/table_picture.hpp"
#include "tui/dominoes/table/tile_picture.hpp"

namespace parlor::tui::domino_review {
namespace {

using domino_table::Placed;
using domino_table::WorstPlay;
using dominoes::End;
using dominoes::Layout;
using dominoes::Play;

constexpr Style quiet{Ink::LightGrey, Ink::Black}, bright{Ink::White, Ink::Black};
constexpr Style best_tile{Ink::Black, Ink::Yellow};
constexpr int rows_above = 2, rows_below = 8;

// A play on the table, with its sign.
struct Shown {
    const Play* play;
    char32_t sign;
    Style style;
};

void put(Layout& layout, const Layout& before, const Play& play) {
    if (const auto end = before.middle ? place_of(before, play) : std::nullopt)
        lay(layout, play.laid, *end);
    else
        lay_down(layout, play.laid);
}

std::vector<Shown> shown_on(const ReviewPage& page, const WorstPlay& play) {
    const Shown made{&play.made->played, U'P', domino_table::new_tile};
    const Shown best{&play.judged->best, U'B', best_tile};
    if (not share_end(play)) return {made, best};
    return {page.shows_best ? best : made};
}

void draw_plays(Canvas& canvas, const ReviewPage& page, const WorstPlay& play, Size table) {
    const Layout& before = play.made->view.layout;
    const auto shown = shown_on(page, play);
    Layout layout = before;
    for (const Shown& each : shown) put(layout, before, *each.play);
    domino_table::draw_table(canvas, layout, {.felt = {}, .played = {}, .marked = {}}, table);
    const auto tiles = domino_table::place(layout, table);
    for (const Shown& each : shown) {
        const auto tile = std::ranges::find_if(tiles, [&](const Placed& placed) {
            return tile_of(placed.laid) == tile_of(each.play->laid);
        });
        domino_table::draw_tile(canvas, *tile, {rows_above, 0}, each.style);
        const At mark = domino_table::place_of_mark(*tile, table);
        canvas.put({mark.row + rows_above, mark.col}, each.sign, {Ink::Yellow, Ink::Black});
    }
}

// `B BEST    5-5 AT 3   +15  WINS 58.9 %`
void draw_value(Canvas& canvas,
                int row,
                std::string_view words,
                const WorstPlay& play,
                const Play& value_of,
                double chance) {
    const auto& view = play.made->view;
    const auto points = scored_by(count_of(ends_then(view.layout, value_of)));
    canvas.write({row, 1}, words, bright);
    canvas.write({row, 10}, upper(words_for(view, value_of)), bright);
    canvas.write({row, 20}, right("+" + std::to_string(points.count), 4), quiet);
    canvas.write({row, 26}, "WINS " + right(dominoes::per_cent(chance), 7), quiet);
}

// As many sentences as have room, at least the first.
std::vector<std::string> lines_of(const std::vector<std::string>& sentences,
                                  int width,
                                  std::size_t rows) {
    std::vector<std::string> lines;
    std::string text;
    for (const std::string& sentence : sentences) {
        text += (text.empty() ? "" : " ") + sentence + ".";
        auto longer = wrapped(upper(text), width);
        if (longer.size() > rows and not lines.empty()) break;
        lines = std::move(longer);
    }
    return lines;
}

void draw_heading(Canvas& canvas, const ReviewPage& page, const WorstPlay& play) {
    const auto& view = play.made->view;
    constexpr int longest_name = 17;
    const std::string name =
        domino_table::name_within(longest_name, page.names[play.seat], page.levels[play.seat]);
    bar(canvas,
        {0, 0},
        canvas.size().cols,
        " MOVE " + std::to_string(play.step) + ", HAND " + std::to_string(play.hand) + ": " + name,
        on_white);
    canvas.write({1, 1},
                 "OTHER HAND " + std::to_string(view.other_count) + "   BONEYARD " +
                     std::to_string(view.boneyard_count),
                 quiet);
    if (share_end(play)) canvas.write({1, 29}, "<> P OR B", bright);
}

}  // namespace

Canvas draw_position(const ReviewPage& page, Size size) {
    const WorstPlay& play = page.review->worst[page.chosen];
    Canvas canvas{size};
    draw_heading(canvas, page, play);
    draw_plays(canvas, page, play, {size.rows - rows_above - rows_below, size.cols});
    const int width = std::min(size.cols, 2 * Canvas::cols) - 2, last_row = size.rows - 2;
    int row = size.rows - rows_below;
    const auto hand = "HAND " + dominoes::words_for_all(play.made->view.hand);
    for (const std::string& line : wrapped(hand, width)) canvas.write({row++, 1}, line, quiet);
    draw_value(canvas, row++, "P PLAYED", play, play.made->played, play.judged->chance_of_played);
    draw_value(canvas, row++, "B BEST", play, play.judged->best, play.judged->chance_of_best);
    for (const std::string& line :
         lines_of(play.why, width, static_cast<std::size_t>(last_row + 1 - row)))
        canvas.write({row++, 1}, line, bright);
    return canvas;
}

Canvas draw_alone(const ReviewPage& page) {
    Canvas canvas = draw_position(page, {Canvas::rows, Canvas::cols});
    bar(canvas,
        {Canvas::rows - 1, 0},
        Canvas::cols,
        " ENTER LIST   S REPLAY   ARROWS   ? HELP",
        on_bar);
    if (page.help) draw_notice(canvas, *page.help);
    return canvas;
}

Canvas draw_whole(const ReviewPage& page, Size window) {
    return next_to_list(draw(page), draw_position(page, size_next_to_list(window)));
}

}  // namespace parlor::tui::domino_review
