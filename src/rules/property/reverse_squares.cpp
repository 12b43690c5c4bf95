#include "rules/property/reverse_squares.hpp"

namespace parlor::property {
namespace {

bool is_reverse(const board::Board& board, const Ruleset& rules, Square square) {
    return rules.chest_squares == ChestSquares::Reverse and
           board.at(square).kind == board::Kind::Chest;
}

}  // namespace

const std::string& name_of(const board::Board& board, const Ruleset& rules, Square square) {
    static const std::string reverse = "Reverse";
    return is_reverse(board, rules, square) ? reverse : board.name_of(square);
}

void name_squares(board::Board& board, const Ruleset& rules) {
    for (int i = 0; i < board.size; ++i) {
        if (not is_reverse(board, rules, Square(i))) continue;
        board::Title& title = board.titles[static_cast<std::size_t>(i)];
        title.name = name_of(board, rules, Square(i));
        title.short_name = {};
    }
}

}  // namespace parlor::property
