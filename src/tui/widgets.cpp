#include "tui/widgets.hpp"

#include <algorithm>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

constexpr Style dots{Ink::DarkGrey, Ink::Black};

struct Panel {
    Box frame;
    int title_row, first_row, last_row;
};

constexpr Panel middle{{4, 7, 17, 32}, 6, 9, 15};
constexpr Panel tall{{1, 9, 22, 30}, 3, 6, 20};

}  // namespace

void bar(Canvas& canvas, At at, int width, std::string_view words, Style style) {
    canvas.fill({at.row, at.col, at.row, at.col + width - 1}, U' ', style);
    canvas.write(at, words, style);
}

void dotted_frame(Canvas& canvas, const Box& frame) {
    const auto [top, left, bottom, right] = frame;
    canvas.fill({top, left, top, right - 1}, glyph::dots_above, dots);
    canvas.put({top, right}, U' ', dots);
    dotted_sides(canvas, frame);
}

void dotted_sides(Canvas& canvas, const Box& frame) {
    const auto [top, left, bottom, right] = frame;
    canvas.fill({top + 1, left, bottom - 1, left}, glyph::dots_above, dots);
    canvas.fill({top + 1, right, bottom, right}, glyph::dots_right, dots);
    canvas.fill({bottom, left + 1, bottom, right}, glyph::dots_right, dots);
    canvas.put({bottom, left}, U' ', dots);
}

void checkered_panel(Canvas& canvas, const Box& frame) {
    canvas.fill(frame, glyph::checker, dots);
    canvas.fill({frame.top + 1, frame.left + 1, frame.bottom - 1, frame.right - 1}, U' ', dots);
}

void draw_sign(Canvas& canvas, At at, char32_t sign, Ink colour) {
    canvas.put(at, sign, style_of_sign(colour));
}

void draw_remark(Canvas& canvas, const std::string& words) {
    constexpr int last_row = 23, first_col = 19, width_beside_map = 17, row_below_board = 21;
    const std::vector<std::string> lines = wrapped(upper(words), width_beside_map);
    int row = last_row + 1 - static_cast<int>(lines.size());
    canvas.fill({row, first_col, row_below_board, first_col + width_beside_map - 1}, U' ', Style{});
    for (const std::string& line : lines)
        canvas.write({row++, first_col}, line, {Ink::White, Ink::Black});
}

std::vector<std::string> sentence(const std::string& start, const std::string& end) {
    constexpr int longest = 23;
    if (width(start) + width(end) < longest) return {start + " " + end};
    return {start, end};
}

std::vector<Notice> tall_notices(const Notice& like, const std::string& words) {
    std::vector<Notice> notices;
    for (std::string& line : wrapped(words, width_of_tall_panel)) {
        if (notices.empty() or notices.back().lines.size() == most_lines_of_panel) {
            notices.push_back(like);
            notices.back().tall = true;
        }
        notices.back().lines.push_back(std::move(line));
    }
    return notices;
}

void draw_notice(Canvas& canvas, const Notice& notice) {
    const Panel& panel = notice.tall ? tall : middle;
    const Box& frame = panel.frame;
    const int width = frame.right - frame.left - 1, left = frame.left + 1;
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, frame.right - 1}, U' ', on_bar);
    const Style band{Ink::Black, notice.band.value_or(Ink::White)};
    if (notice.band) bar(canvas, {panel.title_row - 1, left}, width, "", band);
    bar(canvas, {panel.title_row, left}, width, fitting(" " + notice.title, width), band);
    bar(canvas,
        {panel.title_row + 1, left},
        width,
        fitting(" " + notice.sub, width),
        notice.band ? band : on_cyan);
    const int count = static_cast<int>(notice.lines.size());
    int row = std::min(panel.first_row, panel.last_row - count);
    for (const std::string& line : notice.lines)
        canvas.write({row++, left + 1}, fitting(line, width - 1), on_bar);
    const int margin = (width - 13) / 2;
    bar(canvas, {panel.last_row, left}, width, "", on_white);
    canvas.write({panel.last_row, left + margin}, "PRESS ANY KEY", on_white);
    canvas.point_at({panel.last_row, left + margin + 14});
}

}  // namespace parlor::tui
