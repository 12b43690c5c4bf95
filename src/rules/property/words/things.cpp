#include "rules/property/words/things.hpp"

#include <charconv>

namespace parlor::rules {
namespace {

std::optional<Money> parse_money(std::string_view word) {
    word.remove_prefix(1);  // the dollar sign
    const auto amount = parse_number(word);
    if (not amount or *amount < 0 or *amount > most_money.amount) return std::nullopt;
    return Money{*amount};
}

}  // namespace

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} or end != text.data() + text.size()) return std::nullopt;
    return value;
}

Result<Seat> parse_seat(const std::string& word) {
    const auto seat = parse_number(word);
    if (not seat or *seat < 1 or *seat > static_cast<int>(max_seats)) return no_such("seat", word);
    return Seat(*seat);
}

Result<Square> parse_square(const Board& board, const std::string& word) {
    const auto square = board.find(word);
    if (not square) return no_such("square", word);
    return *square;
}

Result<Squares> parse_squares(const Board& board, Words words) {
    Squares squares;
    for (const auto& word : words) {
        const auto square = parse_square(board, word);
        if (not square) return square.error();
        if (squares.contains(*square)) return Error{"\"" + word + "\" is named twice"};
        squares.insert(*square);
    }
    return squares;
}

Result<Goods> parse_goods(const Board& board, Words words) {
    Goods goods;
    if (words.size() == 1 and words[0] == "nothing") return goods;
    if (words.empty()) return Error{"a side of a trade is missing; one side may be: nothing"};
    for (const auto& word : words) {
        if (word == "free-card") {
            ++goods.free_cards;
        } else if (word.starts_with('$')) {
            const auto money = parse_money(word);
            if (not money) return Error{"\"" + word + "\" is no sum of $0 to $32767"};
            if (goods.money > 0_cash) return Error{"money is named twice on one side"};
            goods.money = *money;
        } else {
            const auto square = parse_square(board, word);
            if (not square) return square.error();
            if (goods.deeds.contains(*square)) return Error{"\"" + word + "\" is named twice"};
            goods.deeds.insert(*square);
        }
    }
    return goods;
}

}  // namespace parlor::rules
