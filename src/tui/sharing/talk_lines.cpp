#include "tui/sharing/talk_lines.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int last_row = 21, left = 19, width_of_bar = 21, width_of_line = 20;
constexpr std::size_t most_rows = 3;

// A line that is too long ends with a full stop in the last row.
std::vector<std::string> rows_of(const std::string& line) {
    std::vector<std::string> rows = wrapped(upper(line), width_of_line);
    if (rows.size() <= most_rows) return rows;
    const std::string last = rows[most_rows - 1] + " " + rows[most_rows];
    rows.resize(most_rows);
    rows.back() = cut(last, width_of_line - 1) + ".";
    return rows;
}

}  // namespace

void draw_talk(Canvas& canvas, const std::vector<std::string>& lines) {
    int row = last_row + 1;
    std::size_t room = most_rows;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const std::vector<std::string> rows = rows_of(*line);
        if (rows.size() > room) return;
        room -= rows.size();
        for (auto each = rows.rbegin(); each != rows.rend(); ++each)
            bar(canvas, {--row, left}, width_of_bar, " " + *each, on_white);
    }
}

}  // namespace parlor::tui
