#include "tui/dominoes/review/hand_end_rows.hpp"

#include "canvas/letters.hpp"

namespace parlor::tui::domino_table {
namespace {

constexpr Style bright{Ink::White, Ink::Black}, quiet{Ink::LightGrey, Ink::Black};
constexpr int left = 1, line_width = Canvas::cols - left;

}  // namespace

// The prompt comes first, or is in the frame when the tiles need its row.
void draw_hand_end(Canvas& canvas, const Notice& end) {
    std::vector<std::string> lines;
    for (const std::string& words : end.lines)
        for (std::string& line : wrapped(words, line_width)) lines.push_back(std::move(line));
    constexpr int rows = below_table.bottom - below_table.top + 1;
    const bool has_room = static_cast<int>(lines.size()) < rows;
    int row = below_table.top + (has_room ? 1 : 0);
    canvas.write({has_room ? below_table.top : below_table.bottom + 1, left},
                 end.title + ". PRESS ANY KEY",
                 quiet);
    for (const std::string& line : lines) canvas.write({row++, left}, line, bright);
}

}  // namespace parlor::tui::domino_table
