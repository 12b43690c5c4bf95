// The chart of landings: each square's number on a shade, with its group's letter inside the board.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "canvas/letters.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/charts/chart_parts.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/square_name.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

using property::Tally;
using property::View;

constexpr int square_width = 3, top_row = 4, legend_row = 17;
constexpr Style quiet{Ink::MidGrey, Ink::Black};

// From no landings to the most landings.
struct Shade {
    Ink ink, paper;
    char32_t sign;  // shows the shade without colours, next to the number
    Ink quiet;
};
constexpr std::array shades{Shade{Ink::MidGrey, Ink::Black, U' ', Ink::Black},
                            Shade{Ink::White, Ink::Blue, U' ', Ink::Blue},
                            Shade{Ink::White, Ink::Purple, U'░', Ink::Black},
                            Shade{Ink::White, Ink::Red, U'▒', Ink::Black},
                            Shade{Ink::Black, Ink::Yellow, U'▓', Ink::MidGrey},
                            Shade{Ink::Black, Ink::White, U'█', Ink::LightGrey}};

const Shade& shade_of(int landings, int most) {
    constexpr int warm = static_cast<int>(shades.size()) - 1;
    const int level = landings == 0 ? 0 : 1 + (landings * warm - 1) / most;
    return shades[static_cast<std::size_t>(std::min(level, warm))];
}

std::string in_three(int landings) {
    return landings < 1'000 ? right(landings, 3) : right(std::to_string(landings / 1'000) + "K", 3);
}

// The squares around the middle of the board: three cells wide, one high.
struct Ring {
    int side, left;

    explicit Ring(int size)
        : side{size / 4}, left{(Canvas::cols - square_width * (size / 4 + 1)) / 2} {}

    [[nodiscard]] Box box() const {
        return {top_row, left, top_row + side, left + square_width * (side + 1) - 1};
    }
    [[nodiscard]] At place(Square square) const {
        const int along = number(square) % side;
        const int right = left + square_width * side, bottom = top_row + side;
        switch (number(square) / side) {
            case 0: return {bottom, right - square_width * along};
            case 1: return {bottom - along, left};
            case 2: return {top_row, left + square_width * along};
            default: return {top_row + along, right};
        }
    }
    // The cell on the inner side of the square. Requires a square that is not a corner.
    [[nodiscard]] At inside(Square square) const {
        const auto [row, col] = place(square);
        switch (number(square) / side) {
            case 0: return {row - 1, col + 1};
            case 1: return {row, col + square_width};
            case 2: return {row + 1, col + 1};
            default: return {row, col - 1};
        }
    }
};

void draw_number(Canvas& canvas, At at, int landings, int most) {
    const Shade& shade = shade_of(landings, most);
    const std::string number = in_three(landings);
    canvas.write(at, number, {shade.ink, shade.paper});
    if (number.front() == ' ') canvas.put(at, shade.sign, {shade.quiet, shade.paper});
}

void draw_group(Canvas& canvas, const board::Board& board, const Ring& ring, Square square) {
    const board::Spot& spot = board.at(square);
    if (not board::is_deed(spot.kind)) return;
    canvas.put(ring.inside(square), letter_of(spot.group), {ink_of(spot.group), Ink::Black});
}

std::vector<Square> most_often_first(const board::Board& board, const Tally& tally) {
    std::vector<Square> squares;
    squares.reserve(static_cast<std::size_t>(board.size));
    for (int n = 0; n < board.size; ++n) squares.push_back(Square(static_cast<std::uint8_t>(n)));
    std::ranges::stable_sort(
        squares, std::ranges::greater{}, [&](Square square) { return tally.landings(square); });
    return squares;
}

// Drawn in the middle of the board.
void draw_most_often(Canvas& canvas,
                     const board::Board& board,
                     const Tally& tally,
                     const Ring& ring,
                     std::span<const Square> squares) {
    const Box& box = ring.box();
    const int left = box.left + square_width + 2, width = box.right - square_width - 2 - left + 1;
    int row = box.top + 2;
    canvas.write({row++, left}, "MOST OFTEN", quiet);
    for (const Square square : squares) {
        if (row > box.bottom - 2 or tally.landings(square) == 0) return;
        canvas.write({row, left}, right(tally.landings(square), 4), {Ink::White, Ink::Black});
        canvas.write({row++, left + 5}, square_name(board, square, width - 5), on_black);
    }
}

void draw_legend(Canvas& canvas, const board::Board& board, const Tally& tally) {
    int col = chart_inside.left + 1;
    canvas.write({legend_row, col}, "NEVER", quiet);
    col += 6;
    for (const Shade& shade : shades) {
        canvas.fill({legend_row, col, legend_row, col + 1}, shade.sign, {shade.quiet, shade.paper});
        col += 2;
    }
    canvas.write({legend_row, col + 1}, "OFTEN", quiet);
    canvas.write(
        {legend_row, 28}, board::spelled("GAOLED", board) + right(tally.gaoled(), 4), quiet);
}

}  // namespace

void draw_landings(Canvas& canvas, const View& view, const Tally& tally) {
    const board::Board& board = view.board();
    const Ring ring{board.size};
    const auto squares = most_often_first(board, tally);
    const int most = tally.landings(squares.front());
    int all = 0;
    for (const Square square : squares) all += tally.landings(square);
    draw_chart_title(canvas, " LANDINGS", " IN ALL: " + std::to_string(all));
    for (const Square square : squares) {
        draw_number(canvas, ring.place(square), tally.landings(square), most);
        draw_group(canvas, board, ring, square);
    }
    draw_most_often(canvas, board, tally, ring, squares);
    draw_legend(canvas, board, tally);
}

}  // namespace parlor::tui
