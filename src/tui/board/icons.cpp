#include "tui/board/icons.hpp"

#include <array>
#include <string>
#include <utility>

#include "base/dollars.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

using Art = std::vector<std::u32string>;

struct Picture {
    At at;  // relative to the place's inside
    Art art;
};

Picture stacked(Quadrant quadrant, int col, const Art& art) {
    return {{quadrant.at_bottom() ? 1 : 0, col}, art};
}

Picture upright_picture(Icon icon, Quadrant quadrant) {
    switch (icon) {
        case Icon::Station: return {{1, 0}, {U"▄█", U"oo"}};
        case Icon::Electricity: return stacked(quadrant, 0, {U"╱╲", U"╲╱"});
        case Icon::Water: return stacked(quadrant, 0, {U" ┬", U"┌┼", U" │"});
        case Icon::Chest: return stacked(quadrant, 0, {U"▄▄", U"$$", U"▀▀"});
        case Icon::Reverse: return stacked(quadrant, 1, {U"R", U"E", U"V"});
        case Icon::Chance: return stacked(quadrant, 0, {U"?", U"?", U"?"});
        case Icon::Tax: return stacked(quadrant, 1, {U"T", U"A", U"X"});
        case Icon::None:
        case Icon::Go:
        case Icon::Gaol:
        case Icon::FreeParking:
        case Icon::GoToGaol:
        case Icon::Tollbooth: return {};
    }
    return {};
}

Picture lying_picture(Icon icon, Quadrant quadrant) {
    switch (icon) {
        case Icon::Station: return {{0, 1}, {U"▄█", U"oo"}};
        case Icon::Electricity: return {{1, 0}, {U"╱╲╱"}};
        case Icon::Water: return {{0, 1}, {U"┌┼─", U" │"}};
        case Icon::Chest: return {{0, quadrant.at_right() ? 1 : 0}, {U"▄▄▄", U"█$█"}};
        case Icon::Reverse: return {{1, 1}, {U"REV"}};
        case Icon::Chance: return {{1, 1}, {U"???"}};
        case Icon::Tax: return {{1, 1}, {U"TAX"}};
        case Icon::None:
        case Icon::Go:
        case Icon::Gaol:
        case Icon::FreeParking:
        case Icon::GoToGaol:
        case Icon::Tollbooth: return {};
    }
    return {};
}

// Where tokens can turn, the arrow is in the column that no token covers (M-4.3).
Picture picture_of_go(std::optional<board::Direction> direction) {
    if (not direction) return {{2, 1}, {U" GO", U"←──"}};
    if (direction == board::Direction::Back) return {{2, 0}, {U"↑ GO", U"│"}};
    return {{2, 0}, {U"  GO", U"←───"}};
}

// A barrier. The toll is in the row that no token covers.
Picture picture_of_tollbooth(Money toll, Quadrant quadrant) {
    Art art{U"TOLL", U"█▒▒▒", U"█", letters(dollars(toll))};
    if (quadrant.at_bottom()) std::swap(art.front(), art.back());
    return {{0, 0}, std::move(art)};
}

Picture corner_picture(const ShownBoard& board, const ShownSquare& square, Quadrant quadrant) {
    switch (square.icon) {
        case Icon::Go: return picture_of_go(board.direction);
        case Icon::Gaol: return {{0, 1}, {U"│││", U"│││", U"└┴┴"}};
        case Icon::FreeParking: return {{0, 0}, {U"┌─┐", U"o▒o", U"▀ ▀"}};
        case Icon::Tollbooth: return picture_of_tollbooth(square.toll, quadrant);
        case Icon::GoToGaol: return {{0, 0}, {U"GO", U"TO", U"││││", U"└┴┴┘"}};
        case Icon::None:
        case Icon::Station:
        case Icon::Electricity:
        case Icon::Water:
        case Icon::Chest:
        case Icon::Reverse:
        case Icon::Chance:
        case Icon::Tax: return {};
    }
    return {};
}

Picture picture_on(const ShownBoard& board, const SquarePlace& place, Quadrant quadrant) {
    const ShownSquare& square = board.squares[place.square];
    switch (place.stance) {
        case Stance::Corner: return corner_picture(board, square, quadrant);
        case Stance::Upright: return upright_picture(square.icon, quadrant);
        case Stance::Lying: return lying_picture(square.icon, quadrant);
    }
    return {};
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
    const Picture picture = picture_on(board, place, quadrant);
    At at{place.inside.top + picture.at.row, place.inside.left + picture.at.col};
    for (const std::u32string& line : picture.art) {
        canvas.write(at, line, {Ink::Black, paper});
        ++at.row;
    }
}

}  // namespace parlor::tui
