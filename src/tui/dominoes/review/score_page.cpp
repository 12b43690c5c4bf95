#include "tui/dominoes/review/score_page.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/chart_panel.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/dominoes/review/sheet_page.hpp"
#include "tui/dominoes/review/sign.hpp"
#include "tui/line_plot.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

constexpr Style quiet{Ink::MidGrey, Ink::Black};
constexpr int heads_row = plot_axis_row + 1, name_col = chart_inside.left + 2, name_width = 11;

std::string sub_of(const Scores& scores) {
    const std::string hands = std::to_string(scores.hand);
    const std::string when = scores.is_over
                                 ? "AFTER " + hands + (scores.hand == 1 ? " HAND" : " HANDS")
                                 : "IN HAND " + hands;
    return std::to_string(scores.target.count) + " POINTS TO WIN, " + when;
}

LinePlot plot_of(const Scores& scores) {
    LinePlot plot{.top = scores.target.count, .points = scores.chronicle.points(), .lines = {}};
    for (const Seat seat : dominoes::both_seats) {
        plot.lines.push_back({sign_of(seat), ink_of(seat), {}});
        for (const dominoes::Points score : scores.chronicle.scores[seat])
            plot.lines.back().values.push_back(score.count);
    }
    return plot;
}

void mark_hand_ends(Canvas& canvas, const dominoes::Chronicle& chronicle) {
    for (const int point : chronicle.hand_ends)
        canvas.put({plot_axis_row, plot_column(point, chronicle.points())}, U'┴', quiet);
}

// The columns after the names, with a blank between them.
template <class Count, class Domino, class Block, class Score>
std::string columns(Count counts, Domino dominoes, Block blocks, Score score) {
    return right(counts, 5) + " " + right(dominoes, 6) + " " + right(blocks, 5) + " " +
           right(score, 5);
}

void draw_legend(Canvas& canvas, const Scores& scores) {
    constexpr int columns_col = name_col + name_width + 1;
    canvas.write({heads_row, columns_col}, columns("COUNT", "DOMINO", "BLOCK", "SCORE"), quiet);
    for (const Seat seat : dominoes::both_seats) {
        const int row = heads_row + number(seat);
        const Style style{ink_of(seat), Ink::Black};
        const auto& [counts, dominoes, blocks] = scores.chronicle.earned[seat];
        const dominoes::Points score = scores.chronicle.scores[seat].back();
        draw_sign(canvas, {row, chart_inside.left}, seat);
        bar(canvas,
            {row, name_col},
            name_width + 1,
            name_within(name_width, scores.names[seat], scores.levels[seat]),
            style);
        canvas.write({row, columns_col},
                     columns(counts.count, dominoes.count, blocks.count, score.count),
                     style);
    }
}

desk::Reply turn_to_sheet(const desk::View&, Scores& scores) {
    return desk::TurnTo{sheet_page(std::move(scores))};
}

constexpr desk::Entry<desk::View, Scores> entries[]{
    {{'h', 1, chart_keys_row, "HAND BY HAND", "the score sheet", 2}, turn_to_sheet},
    {{'d', 1, chart_keys_row, "DONE", "back", 32}, desk::close}};

Menu window(const desk::Seen<desk::View>&, const Scores&) {
    return {.header = "PICTURES", .has_quadrants = false};
}

void draw(Canvas& canvas,
          const desk::Seen<desk::View>&,
          const Scores& scores,
          const Menu& menu,
          MenuCursor place) {
    draw_scores(canvas, scores);
    draw_buttons(canvas, menu, place);
    canvas.point_at({chart_keys_row, menu.items.back().button});
}

constexpr desk::PageKind<desk::View, Scores> chart{
    .window = window, .entries = entries, .draw_panel = draw, .is_only_read = true};

}  // namespace

void draw_scores(Canvas& canvas, const Scores& scores) {
    draw_chart_panel(canvas);
    draw_chart_title(canvas, " SCORES", " " + sub_of(scores));
    draw_plot(canvas, plot_of(scores));
    mark_hand_ends(canvas, scores.chronicle);
    draw_legend(canvas, scores);
}

desk::PagePtr score_page(Scores scores) { return page_of(chart, std::move(scores)); }

}  // namespace parlor::tui::domino_table
