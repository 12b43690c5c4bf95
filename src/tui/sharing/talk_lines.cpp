#include "tui/sharing/talk_lines.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include "canvas/letters.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int width_of_bar = 21, width_of_line = 20;
constexpr std::size_t most_rows = 3;

constexpr At beside_menu{21, 19};                                          // the last row
constexpr std::array corners{At{16, 0}, At{16, 19}, At{4, 0}, At{4, 19}};  // of the domino table
constexpr At backs{0, 15};

// A line that is too long ends with a full stop in the last row.
std::vector<std::string> rows_of(const std::string& line, std::size_t room) {
    std::vector<std::string> rows = wrapped(upper(line), width_of_line);
    if (rows.size() <= room) return rows;
    const std::string last = rows[room - 1] + " " + rows[room];
    rows.resize(room);
    rows.back() = cut(last, width_of_line - 1) + ".";
    return rows;
}

std::vector<std::string> last_rows(const std::vector<std::string>& lines, std::size_t room) {
    std::vector<std::string> last;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        std::vector<std::string> rows = rows_of(*line, room);
        if (last.size() + rows.size() > room) break;
        rows.insert(rows.end(), last.begin(), last.end());
        last = std::move(rows);
    }
    return last;
}

// Whether nothing is where the last rows would be.
bool is_free(const Canvas& canvas, At last) {
    for (int row = last.row - static_cast<int>(most_rows) + 1; row <= last.row; ++row)
        for (int col = last.col; col < last.col + width_of_bar; ++col)
            if (canvas.cell({row, col}).glyph != U' ') return false;
    return true;
}

void draw_rows(Canvas& canvas, At last, const std::vector<std::string>& rows) {
    int row = last.row - static_cast<int>(rows.size());
    for (const std::string& each : rows)
        bar(canvas, {++row, last.col}, width_of_bar, " " + each, on_white);
}

}  // namespace

void draw_talk(Canvas& canvas, const std::vector<std::string>& lines, TalkAt where) {
    if (where == TalkAt::Board) return draw_rows(canvas, beside_menu, last_rows(lines, most_rows));
    const auto corner =
        std::ranges::find_if(corners, [&](At last) { return is_free(canvas, last); });
    if (corner != corners.end())
        draw_rows(canvas, *corner, last_rows(lines, most_rows));
    else
        draw_rows(canvas, backs, last_rows(lines, 1));
}

}  // namespace parlor::tui
