#include "tui/board/square_walk.hpp"

namespace parlor::tui {
namespace {

using board::Board;
using board::Group;
using board::Squares;

constexpr int groups = static_cast<int>(board::group_count);

// From a square without a deed, the first group is next. When no square has a group, the first
// square is next.
Square first_of_next_group(const Board& board, Squares squares, Square from) {
    const board::Spot& spot = board.at(from);
    const int before = board::is_deed(spot.kind) ? static_cast<int>(spot.group) : groups - 1;
    for (int step = 1; step <= groups; ++step) {
        const Squares next = squares & board.groups[Group((before + step) % groups)];
        if (not next.empty()) return next.first();
    }
    return squares.first();
}

Square last_of(Squares squares) {
    Square last{};
    for (const Square square : squares) last = square;
    return last;
}

}  // namespace

std::vector<Square> by_group(const Board& board, Squares deeds) {
    std::vector<Square> ordered;
    for (int group = 0; group < groups; ++group)
        for (const Square deed : deeds& board.groups[Group(group)]) ordered.push_back(deed);
    return ordered;
}

std::optional<Square> walked(const Board& board, Squares squares, Square from, Key key) {
    if (squares.empty()) return std::nullopt;
    if (key == Key::Tab) return first_of_next_group(board, squares, from);
    if (key == Key::Home) return squares.first();
    if (key == Key::End) return last_of(squares);
    return std::nullopt;
}

Square neighbour(const Board& board, Squares squares, Square from, int by) {
    Square at = from;
    do at = Square((number(at) + board.size + by) % board.size);
    while (not squares.contains(at));
    return at;
}

}  // namespace parlor::tui
