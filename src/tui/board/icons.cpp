#include "tui/board/icons.hpp"

#include <array>
#include <string>
#include <utility>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "tui/board/art/corner_art.hpp"
#include "tui/board/art/square_art.hpp"

namespace parlor::tui {
namespace {

// A barrier. The toll is in the row that no token covers.
void draw_tollbooth(Canvas& canvas, At at, Money toll, Quadrant quadrant, Ink paper) {
    std::array<std::u32string, 4> rows{U"TOLL", U"█▒▒▒", U"█", letters(dollars(toll))};
    if (quadrant.at_bottom()) std::swap(rows.front(), rows.back());
    for (const std::u32string& row : rows) {
        canvas.write(at, row, {Ink::Black, paper});
        ++at.row;
    }
}

// In the rows that tokens have; a station is always in the middle.
At place_of_upright(const SquarePlace& place, Icon icon, Quadrant quadrant) {
    const bool is_lower = quadrant.at_bottom() or icon == Icon::Station;
    return {place.inside.top + (is_lower ? 1 : 0), place.inside.left};
}

}  // namespace

Ink ink_of(board::Colour colour) {
    constexpr std::array inks{Ink::Red,
                              Ink::Purple,
                              Ink::Green,
                              Ink::Blue,
                              Ink::Yellow,
                              Ink::Orange,
                              Ink::Brown,
                              Ink::Pink,
                              Ink::LightGreen,
                              Ink::LightBlue};
    return inks[static_cast<std::size_t>(colour)];
}

Ink ink_of(board::Group group) {
    constexpr std::array inks{Ink::Brown,
                              Ink::LightBlue,
                              Ink::Purple,
                              Ink::Orange,
                              Ink::Red,
                              Ink::Yellow,
                              Ink::Green,
                              Ink::Blue,
                              Ink::White,
                              Ink::White};
    return inks[static_cast<std::size_t>(group)];
}

char32_t arrow_of(board::Direction direction) {
    return direction == board::Direction::Clockwise ? U'←' : U'↑';
}

char32_t letter_of(board::Group group) { return U"BLPORYGDSU"[static_cast<std::size_t>(group)]; }

void draw_icon(Canvas& canvas,
               const ShownBoard& board,
               const SquarePlace& place,
               Quadrant quadrant,
               Ink paper) {
    const ShownSquare& square = board.squares[place.square];
    const At corner{place.inside.top, place.inside.left};
    switch (place.stance) {
        case Stance::Corner:
            if (square.icon == Icon::Tollbooth)
                draw_tollbooth(canvas, corner, square.toll, quadrant, paper);
            return draw_art(canvas, corner, corner_art(square.icon, board.direction), paper);
        case Stance::Upright:
            return draw_art(canvas,
                            place_of_upright(place, square.icon, quadrant),
                            upright_art(square.icon),
                            paper);
        case Stance::Lying: return draw_art(canvas, corner, lying_art(square.icon), paper);
    }
}

}  // namespace parlor::tui
