#include "tui/board/reading/squares_page.hpp"

#include <string>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/street.hpp"
#include "tui/board/reading/drawn_page.hpp"
#include "tui/board/reading/pictures.hpp"

namespace parlor::tui {
namespace {

// One or two pictures of a square, and what they show.
class Squares {
public:
    explicit Squares(const Example& example) : example_{example} {}

    void add(const ShownBoard& board, const std::string& words) {
        write(page_, {row_, insert(board, 0)}, words);
        row_ += rows;
    }
    void add(const ShownBoard& board, const ShownBoard& other, const std::string& words) {
        write(page_, {row_, insert(other, insert(board, 0))}, words);
        row_ += rows;
    }
    [[nodiscard]] Canvas page() const { return page_; }

private:
    static constexpr int rows = 3;

    // Returns the column after it.
    int insert(const ShownBoard& board, int col) {
        const Canvas picture = picture_of_square(board, example_.street);
        page_.insert({row_, col}, picture);
        return col + picture.size().cols + 1;
    }

    const Example& example_;
    Canvas page_ = blank_page();
    int row_ = 0;
};

}  // namespace

Canvas squares_page(const Example& example, bool has_marker) {
    const Seat owner = example.player;
    const std::string name = shortened(upper(example.board.seat(owner).name), 8);
    Squares squares{example};
    squares.add(example.board,
                "A STREET. ITS BAND HAS THE COLOUR AND THE LETTER OF ITS GROUP. CHECKED GREY: "
                "NOBODY'S.");
    squares.add(with_deed(example, {.owner = owner}),
                "OUTSIDE IS THE OWNER'S SIGN: " + name +
                    "'S. VISITORS PAY RENT. CHECKED: PART OF THE GROUP.");
    squares.add(
        with_deed(example, {.owner = owner, .whole_group = true}),
        "SOLID: " + name + " HAS THE WHOLE GROUP. RENT IS DOUBLE, AND " + name + " MAY BUILD.");
    squares.add(with_deed(example, {.owner = owner, .houses = 3, .whole_group = true}),
                with_deed(example, {.owner = owner, .houses = board::hotel, .whole_group = true}),
                "GREEN 3: THREE HOUSES. PINK H: A HOTEL. RENTS: INFO IN MANAGE.");
    if (has_marker)
        squares.add(with_marker(example),
                    utf8(glyph::marker) +
                        " IS THE TURN MARKER. IT MOVES A SQUARE EACH ROUND. DEALS COME DUE WHERE "
                        "IT IS.");
    else
        squares.add(with_deed(example, {.owner = owner, .mortgaged = true}),
                    "DARK, WITH AN M: MORTGAGED. NO RENT UNTIL IT IS REPAID.");
    squares.add(with_tokens(example),
                with_crowd(example),
                "TOKENS. THE WHITE ONE MOVES NOW. TOO MANY: +, AND HOW MANY MORE.");
    return squares.page();
}

}  // namespace parlor::tui
