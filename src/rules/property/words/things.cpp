#include "rules/property/words/things.hpp"

namespace parlor::property {

Result<Goods> parse_goods(const board::Board& board, board::Words words) {
    Goods goods;
    if (words.size() == 1 and words[0] == "nothing") return goods;
    if (words.empty()) return Error{"a side of a trade is missing; an empty side is `nothing`"};
    for (const auto& word : words) {
        if (word == "free-card") {
            ++goods.free_cards;
        } else if (word.starts_with('$')) {
            const auto money = board::parse_money(word);
            if (not money) return money.error();
            if (goods.money > 0_cash) return Error{"money is named twice on one side"};
            goods.money = *money;
        } else {
            const auto square = board::parse_square(board, word);
            if (not square) return square.error();
            if (goods.deeds.contains(*square)) return Error{"\"" + word + "\" is named twice"};
            goods.deeds.insert(*square);
        }
    }
    return goods;
}

}  // namespace parlor::property
