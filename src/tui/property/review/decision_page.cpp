#include "tui/property/review/decision_page.hpp"

#include <algorithm>

#include "base/dollars.hpp"
#include "base/tenths.hpp"
#include "canvas/first_lines.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"

namespace parlor::tui::property_review {
namespace {

constexpr Style quiet{Ink::LightGrey, Ink::Black}, bright{Ink::White, Ink::Black};
constexpr int left = 1, most_lines = 4;  // of what was done, and of what was better

std::string per_cent(double chance) { return tenths(100 * chance) + " %"; }
std::string gain(double chance) { return tenths_with_sign(100 * chance) + " %"; }

// Writes words from a row on, and goes below them.
class Lines {
public:
    explicit Lines(Canvas& canvas)
        : canvas_{canvas}, width_{std::min(canvas.size().cols, 2 * Canvas::cols) - 2} {}

    void say(const std::string& words, Style style, std::size_t most = most_lines) {
        for (const std::string& line : first_lines(upper(words), width_, most))
            canvas_.write({row_++, left}, line, style);
    }
    void leave_blank() { ++row_; }
    [[nodiscard]] int row() const { return row_; }

private:
    Canvas& canvas_;
    int row_ = 1, width_;
};

void say_option(Lines& lines, const std::string& which, const std::string& words, double chance) {
    lines.say(which + ": WINS " + per_cent(chance), bright);
    lines.say(words, quiet);
}

void say_cost(Lines& lines, const property::Judgement& judged) {
    const Grade grade = grade_of(judged.cost());
    lines.say("COST " + per_cent(judged.cost()) + " " + std::string{tui::sign_of(grade)} + " (" +
                  std::string{name_of(grade)} + ")",
              bright);
    lines.say("STANDARD ERROR " + per_cent(judged.error) + ", " + std::to_string(judged.moves) +
                  " MOVES COMPARED",
              quiet);
}

void say_trade(Lines& lines,
               const ReviewPage& page,
               const std::string& which,
               const property::TradeGain& trade) {
    constexpr int longest_name = 8;
    const auto say_side = [&](const std::string& begin, Seat seat, double by) {
        lines.say(begin + shortened(upper(page.player(seat).name), longest_name) + " " + gain(by),
                  quiet);
    };
    say_side(which + ": ", trade.from, trade.of_from);
    say_side("AND FOR ", trade.to, trade.of_to);
}

void draw_standing(Canvas& canvas, int row, const ReviewPage& page, const Standing& standing) {
    const ShownSeat& player = page.player(standing.seat);
    const Style style{ink_of(player.colour), Ink::Black};
    constexpr int longest_name = 8, square_col = 25;
    draw_sign(canvas, {row, left}, player);
    canvas.write({row, left + 2}, shortened(upper(player.name), longest_name), style);
    canvas.write({row, 12}, right(dollars(standing.money), 6), style);
    canvas.write({row, 18}, right(std::to_string(standing.deeds), 6), style);
    const int room = canvas.size().cols - square_col - 1;
    canvas.write({row, square_col}, shortened(upper(standing.at), room), style);
}

void draw_table(Canvas& canvas, int row, const ReviewPage& page, const WorstDecision& made) {
    canvas.write({row, 12}, " MONEY DEEDS AT", quiet);
    for (const Standing& standing : made.table)
        if (++row < canvas.size().rows - 1) draw_standing(canvas, row, page, standing);
}

}  // namespace

Canvas draw_decision(const ReviewPage& page, const WorstDecision& made, Size size) {
    Canvas canvas{size};
    canvas.fill({0, 0, size.rows - 1, size.cols - 1}, U' ', on_black);
    constexpr int longest_name = 14;
    bar(canvas,
        {0, 0},
        size.cols,
        " MOVE " + std::to_string(made.step) + ", ROUND " + std::to_string(made.round) + ": " +
            shortened(upper(page.player(made.seat).name), longest_name),
        on_white);
    const property::Judgement& judged = made.judged;
    Lines lines{canvas};
    const auto own = std::ranges::find(made.table, made.seat, &Standing::seat);
    if (own != made.table.end())
        lines.say((own->is_on_square ? "AT " : "") + own->at + ", WITH " + dollars(own->money),
                  quiet);
    if (not made.about.empty()) lines.say(made.about, quiet);
    lines.leave_blank();
    say_option(lines, "DONE", made.played_words, judged.chance_of_played);
    say_option(lines, "BETTER", made.best_words, judged.chance_of_best);
    say_cost(lines, judged);
    if (made.trade) say_trade(lines, page, "THE TRADE", *made.trade);
    if (made.better_trade) say_trade(lines, page, "THE BETTER TRADE", *made.better_trade);
    const int table_row =
        std::max(lines.row(), size.rows - 2 - static_cast<int>(made.table.size()));
    draw_table(canvas, std::min(table_row, lines.row() + 1), page, made);
    return canvas;
}

Canvas draw_decision_alone(const ReviewPage& page) {
    const WorstDecision& made = page.review->worst[page.chosen];
    Canvas canvas = draw_decision(page, made, {Canvas::rows, Canvas::cols});
    bar(canvas,
        {Canvas::rows - 1, 0},
        Canvas::cols,
        " ENTER LIST  S REPLAY  C CHANCES  ? HELP",
        on_bar);
    return canvas;
}

}  // namespace parlor::tui::property_review
