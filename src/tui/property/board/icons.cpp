#include "tui/property/board/icons.hpp"

#include <array>

namespace parlor::tui {
namespace {

using rules::Kind;
using Art = std::vector<std::u32string_view>;

struct Icon {
    At at;  // from the place's inside
    Art art;
};

Icon stacked(Quadrant quadrant, int col, const Art& art) {
    return {{quadrant.at_bottom() ? 1 : 0, col}, art};
}

bool is_electric(const rules::Board& board, Square square) {
    return board.groups[rules::Group::Utilities].first() == square;
}

Icon upright_icon(const rules::View& view, Square square, Quadrant quadrant) {
    const rules::Board& board = view.board();
    switch (board.at(square).kind) {
        case Kind::Station: return {{1, 0}, {U"▄█", U"oo"}};
        case Kind::Chance: return stacked(quadrant, 0, {U"?", U"?", U"?"});
        case Kind::Chest:
            if (has_reverse_squares(view)) return stacked(quadrant, 1, {U"R", U"E", U"V"});
            return stacked(quadrant, 0, {U"▄▄", U"$$", U"▀▀"});
        case Kind::Tax: return stacked(quadrant, 1, {U"T", U"A", U"X"});
        case Kind::Utility:
            if (is_electric(board, square)) return stacked(quadrant, 0, {U"╱╲", U"╲╱"});
            return stacked(quadrant, 0, {U" ┬", U"┌┼", U" │"});
        case Kind::Go:
        case Kind::Street:
        case Kind::Gaol:
        case Kind::FreeParking:
        case Kind::GoToGaol: return {};
    }
    return {};
}

Icon lying_icon(const rules::View& view, Square square, Quadrant quadrant) {
    const rules::Board& board = view.board();
    switch (board.at(square).kind) {
        case Kind::Station: return {{0, 1}, {U"▄█", U"oo"}};
        case Kind::Chance: return {{1, 1}, {U"???"}};
        case Kind::Chest:
            if (has_reverse_squares(view)) return {{1, 1}, {U"REV"}};
            return {{0, quadrant.at_right() ? 1 : 0}, {U"▄▄▄", U"█$█"}};
        case Kind::Tax: return {{1, 1}, {U"TAX"}};
        case Kind::Utility:
            if (is_electric(board, square)) return {{1, 0}, {U"╱╲╱"}};
            return {{0, 1}, {U"┌┼─", U" │"}};
        case Kind::Go:
        case Kind::Street:
        case Kind::Gaol:
        case Kind::FreeParking:
        case Kind::GoToGaol: return {};
    }
    return {};
}

// Where tokens can turn, the arrow stands in the column that no token covers (M-4.3).
Icon go_icon(const rules::View& view) {
    if (not has_reverse_squares(view)) return {{2, 1}, {U" GO", U"←──"}};
    if (view.direction == rules::Direction::Back) return {{2, 0}, {U"↑ GO", U"│"}};
    return {{2, 0}, {U"  GO", U"←───"}};
}

Icon corner_icon(const rules::View& view, Kind kind) {
    switch (kind) {
        case Kind::Go: return go_icon(view);
        case Kind::Gaol: return {{0, 1}, {U"│││", U"│││", U"└┴┴"}};
        case Kind::FreeParking: return {{0, 0}, {U"┌─┐", U"o▒o", U"▀ ▀"}};
        case Kind::GoToGaol: return {{0, 0}, {U"GO", U"TO", U"││││", U"└┴┴┘"}};
        case Kind::Street:
        case Kind::Station:
        case Kind::Utility:
        case Kind::Chest:
        case Kind::Chance:
        case Kind::Tax: return {};
    }
    return {};
}

Icon icon_of(const rules::View& view, const SquarePlace& place, Quadrant quadrant) {
    switch (place.stance) {
        case Stance::Corner: return corner_icon(view, view.board().at(place.square).kind);
        case Stance::Upright: return upright_icon(view, place.square, quadrant);
        case Stance::Lying: return lying_icon(view, place.square, quadrant);
    }
    return {};
}

}  // namespace

Ink ink_of(rules::Colour colour) {
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

Ink ink_of(rules::Group group) {
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

bool has_reverse_squares(const rules::View& view) {
    return view.rules.chest_squares == rules::ChestSquares::Reverse;
}

char32_t arrow_of(rules::Direction direction) {
    return direction == rules::Direction::Clockwise ? U'←' : U'↑';
}

char32_t letter_of(rules::Group group) { return U"BLPORYGDSU"[static_cast<std::size_t>(group)]; }

void draw_icon(Canvas& canvas,
               const rules::View& view,
               const SquarePlace& place,
               Quadrant quadrant,
               Ink paper) {
    const Icon icon = icon_of(view, place, quadrant);
    At at{place.inside.top + icon.at.row, place.inside.left + icon.at.col};
    for (const std::u32string_view line : icon.art) {
        canvas.write(at, line, {Ink::Black, paper});
        ++at.row;
    }
}

}  // namespace parlor::tui
