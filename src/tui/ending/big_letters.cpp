#include "tui/ending/big_letters.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr int points_high = 5;

// Each row is a digit to the base 32, whose bits are the points of the row.
struct BigLetter {
    char32_t letter;
    std::string_view rows;
    int width = 3;
};
constexpr std::array big_letters{
    BigLetter{U'A', "25755"},    BigLetter{U'B', "65656"},    BigLetter{U'C', "34443"},
    BigLetter{U'D', "65556"},    BigLetter{U'E', "74647"},    BigLetter{U'F', "74644"},
    BigLetter{U'G', "34553"},    BigLetter{U'H', "55755"},    BigLetter{U'I', "72227"},
    BigLetter{U'J', "11152"},    BigLetter{U'K', "55655"},    BigLetter{U'L', "44447"},
    BigLetter{U'M', "HRLHH", 5}, BigLetter{U'N', "9DB99", 4}, BigLetter{U'O', "25552"},
    BigLetter{U'P', "65644"},    BigLetter{U'Q', "25573"},    BigLetter{U'R', "65655"},
    BigLetter{U'S', "34216"},    BigLetter{U'T', "72222"},    BigLetter{U'U', "55557"},
    BigLetter{U'V', "55552"},    BigLetter{U'W', "HHLRH", 5}, BigLetter{U'X', "55255"},
    BigLetter{U'Y', "55222"},    BigLetter{U'Z', "71247"},    BigLetter{U'0', "75557"},
    BigLetter{U'1', "26227"},    BigLetter{U'2', "61247"},    BigLetter{U'3', "61216"},
    BigLetter{U'4', "55711"},    BigLetter{U'5', "74616"},    BigLetter{U'6', "34652"},
    BigLetter{U'7', "71122"},    BigLetter{U'8', "25252"},    BigLetter{U'9', "25316"},
    BigLetter{U' ', "00000", 2}, BigLetter{U'!', "11101", 1}, BigLetter{U'.', "00001", 1},
    BigLetter{U'-', "00700"},    BigLetter{U'_', "00007"},    BigLetter{U'\'', "11000", 1}};

constexpr bool has_point(const BigLetter& letter, int row, int col) {
    const char digit = letter.rows[static_cast<std::size_t>(row)];
    const int points = digit > '9' ? digit - 'A' + 10 : digit - '0';
    return (points >> (letter.width - 1 - col) & 1) != 0;
}

// The points of the words, row by row, with a blank column between letters; without any, if a letter
// of theirs is not big.
struct Points {
    std::array<std::string, points_high> rows;

    explicit Points(const std::string& words) {
        for (const char32_t letter : letters(words)) {
            const auto* const big = std::ranges::find(big_letters, letter, &BigLetter::letter);
            if (big == big_letters.end()) {
                rows = {};
                return;
            }
            for (int row = 0; row < points_high; ++row) {
                std::string& points = rows[static_cast<std::size_t>(row)];
                if (not points.empty()) points += ' ';
                for (int col = 0; col < big->width; ++col)
                    points += has_point(*big, row, col) ? '#' : ' ';
            }
        }
    }
    [[nodiscard]] int width() const { return static_cast<int>(rows[0].size()); }
    [[nodiscard]] bool at(int row, int col) const {
        return row < points_high and
               rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(col)] == '#';
    }
};

void draw_cells(Canvas& canvas, int top, const Points& points, Ink ink) {
    const int left = (Canvas::cols - 2 * points.width()) / 2;
    for (int row = 0; row < points_high; ++row)
        for (int col = 0; col < 2 * points.width(); ++col)
            if (points.at(row, col / 2))
                canvas.put({top + row, left + col}, U'█', {ink, Ink::Black});
}

void draw_halves(Canvas& canvas, int top, const Points& points, Ink ink) {
    const int left = (Canvas::cols - points.width()) / 2;
    for (int row = 0; row < points_high; row += 2)
        for (int col = 0; col < points.width(); ++col) {
            const bool upper = points.at(row, col), lower = points.at(row + 1, col);
            if (upper or lower)
                canvas.put({top + row / 2, left + col},
                           upper and lower ? U'█'
                           : upper         ? U'▀'
                                           : U'▄',
                           {ink, Ink::Black});
        }
}

}  // namespace

void draw_big(Canvas& canvas, int row, const std::string& words, Ink ink) {
    const Points points{words};
    if (points.width() == 0 or points.width() > Canvas::cols)
        canvas.write({row + 2, (Canvas::cols - width(words)) / 2}, words, {ink, Ink::Black});
    else if (2 * points.width() > Canvas::cols)
        draw_halves(canvas, row + 1, points, ink);
    else
        draw_cells(canvas, row, points, ink);
}

void draw_half_big(Canvas& canvas, int row, const std::string& words, Ink ink) {
    draw_halves(canvas, row, Points{words}, ink);
}

}  // namespace parlor::tui
