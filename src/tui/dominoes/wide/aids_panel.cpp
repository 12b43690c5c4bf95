#include "tui/dominoes/wide/aids_panel.hpp"

#include <algorithm>
#include <vector>

#include "canvas/letters.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/review/review_words.hpp"
#include "dominoes/words/tile_words.hpp"
#include "tui/dominoes/hint.hpp"
#include "tui/dominoes/table/aids.hpp"
#include "tui/dominoes/table/tile_picture.hpp"
#include "tui/dominoes/table/turn.hpp"

namespace parlor::tui::domino_wide {
namespace {

using domino_table::Picture;
using domino_table::Turn;

constexpr Style quiet{Ink::LightGrey, Ink::Black}, bright{Ink::White, Ink::Black};

struct Row {
    dominoes::Play play;
    std::string figures;
};

std::string figures_for(const Picture& picture, const dominoes::Play& play) {
    const dominoes::Spots count = count_of(ends_then(picture.view.layout, play));
    return right(count.count, 5) + right("+" + std::to_string(scored_by(count).count), 6);
}

dominoes::Points points_for(const Picture& picture, const dominoes::Play& play) {
    return scored_by(count_of(ends_then(picture.view.layout, play)));
}

// Those that score most come first.
std::vector<Row> rows_by_points(const Picture& picture) {
    const auto& choices = picture.view.choices.plays;
    std::vector<dominoes::Play> plays(choices.begin(), choices.end());
    std::ranges::stable_sort(plays, std::ranges::greater{}, [&](const dominoes::Play& play) {
        return points_for(picture, play);
    });
    std::vector<Row> rows(plays.size());
    std::ranges::transform(plays, rows.begin(), [&](const dominoes::Play& play) {
        return Row{play, figures_for(picture, play)};
    });
    return rows;
}

std::vector<Row> rows_by_value(const std::vector<dominoes::Valued>& values) {
    std::vector<Row> rows(values.size());
    std::ranges::transform(values, rows.begin(), [](const dominoes::Valued& each) {
        return Row{each.play, domino_table::figures_of(each)};
    });
    return rows;
}

bool is_entered(const Turn& turn, const dominoes::Play& play) {
    const auto entered = turn.entered_tile();
    return entered and tile_of(*entered) == tile_of(play.laid);
}

// As many as there is room for; the last row says how many there are beyond.
void draw_rows(Canvas& canvas,
               const Picture& picture,
               const Turn& turn,
               const std::vector<Row>& rows,
               const Box& box) {
    const auto room = static_cast<std::size_t>(box.bottom - box.top) + 1;
    const std::size_t shown = rows.size() > room ? room - 1 : rows.size();
    At at{box.top, box.left + 1};
    for (const auto& [play, figures] : std::span{rows}.first(shown)) {
        const Style style = is_entered(turn, play) ? bright : quiet;
        canvas.write(at, upper(words_for(picture.view, play)), style);
        canvas.write({at.row, box.right + 1 - width(figures)}, figures, style);
        ++at.row;
    }
    if (shown < rows.size())
        canvas.write(at, "AND " + std::to_string(rows.size() - shown) + " MORE", quiet);
}

void draw_heading(Canvas& canvas, const Box& box, std::string_view words, std::string_view heads) {
    bar(canvas, {box.top, box.left}, box.right - box.left + 1, words, on_cyan);
    canvas.write({box.top, box.right + 1 - width(heads)}, heads, on_cyan);
}

}  // namespace

int draw_plays(Canvas& canvas, const Picture& picture, const desk::Desk& desk, const Box& box) {
    const Turn* const turn = desk.below == nullptr ? nullptr : desk.below->state_as<Turn>();
    if (turn == nullptr or not picture.has_eyes) return box.bottom;
    const bool is_hinted = not turn->values.empty();
    if (not is_hinted and not picture.has_aids) return box.bottom;
    const std::vector<Row> rows = is_hinted ? rows_by_value(turn->values) : rows_by_points(picture);
    if (rows.empty()) return box.top - 2;
    if (is_hinted)
        draw_heading(canvas, box, " MACK 2'S VALUES", domino_table::heads_of_figures);
    else
        draw_heading(canvas, box, " WHAT EACH PLAY MAKES", "COUNT     +");
    const auto why = wrapped(upper(turn->why), box.right - box.left + 1);
    const int last = box.bottom - (is_hinted ? static_cast<int>(why.size()) + 1 : 0);
    draw_rows(canvas, picture, *turn, rows, {box.top + 1, box.left, last, box.right});
    const int shown = std::min(static_cast<int>(rows.size()), last - box.top);
    int row = box.top + shown + 2;
    if (is_hinted)
        for (const std::string& line : why) canvas.write({row++, box.left + 1}, line, bright);
    return box.top - 2;
}

int draw_unseen(Canvas& canvas, const Picture& picture, const Box& box) {
    if (not picture.has_aids or not picture.has_eyes) return box.bottom;
    constexpr int rows = dominoes::highest_number + 2, tile_width = 5, width_of_words = 19;
    const int top = box.bottom + 1 - rows;
    const dominoes::Tiles unseen = unseen_by(picture.view);
    canvas.write(
        {top, box.left + 1},
        "UNSEEN: " + std::to_string(unseen.count()) + " OF " + std::to_string(dominoes::tile_count),
        bright);
    for (const dominoes::Tile tile : dominoes::all_tiles()) {
        const dominoes::Laid halves = halves_of(tile);
        const At at{top + 1 + value_of(halves.inner),
                    box.left + 1 + tile_width * value_of(halves.outer)};
        const bool is_unseen = unseen.contains(tile);
        canvas.write(at, is_unseen ? words_for(halves) : " . ", quiet);
    }
    const auto lacks = wrapped(domino_table::words_about_lacking(picture), width_of_words);
    int row = box.bottom + 1 - static_cast<int>(lacks.size());
    for (const std::string& line : lacks) canvas.write({row++, box.left + 1}, line, bright);
    return top - 2;
}

}  // namespace parlor::tui::domino_wide
