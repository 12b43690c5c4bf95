#include "rules/property/reverse_squares.hpp"

namespace parlor::rules {

void name_reverse_squares(Board& board, const Ruleset& rules) {
    if (rules.chest_squares != ChestSquares::Reverse) return;
    for (int i = 0; i < board.size; ++i) {
        if (board.at(Square(i)).kind != Kind::Chest) continue;
        Title& title = board.titles[static_cast<std::size_t>(i)];
        title.name = "Reverse";
        title.short_name = {};
    }
}

}  // namespace parlor::rules
