#include "rules/board/words.hpp"

#include <charconv>

#include "rules/board/purse.hpp"

namespace parlor::board {

std::optional<int> parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} or end != text.data() + text.size()) return std::nullopt;
    return value;
}

Result<Money> parse_money(std::string_view word) {
    const auto amount = word.starts_with('$') ? parse_number(word.substr(1)) : std::nullopt;
    if (not amount or *amount < 0 or *amount > most_money.amount)
        return Error{"\"" + std::string{word} + "\" is not an amount of $0 to $32767"};
    return Money{*amount};
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

Result<Money> parse_bid(Words words) {
    const auto sum = words.size() == 2 ? parse_number(words[1]) : std::nullopt;
    if (not sum or *sum < 0) return should_be("bid N, a whole number of dollars");
    return Money{*sum};
}

std::optional<int> parse_face(std::string_view word) {
    const auto face = parse_number(word);
    return face and 1 <= *face and *face <= 6 ? face : std::nullopt;
}

Result<Dice> parse_dice(Words words) {
    const auto one = words.size() == 3 ? parse_face(words[1]) : std::nullopt;
    const auto other = one ? parse_face(words[2]) : std::nullopt;
    if (not other) return should_be("dice A B, with A and B of 1 to 6");
    return Dice{*one, *other};
}

std::string list_of(const Board& board, Squares squares) {
    std::string list;
    for (const Square square : squares) list += " " + board.id_of(square);
    return list;
}

std::string seats_listed(Seats seats) {
    std::string list;
    for (const Seat seat : seats)
        list.append(list.empty() ? "" : ",").append(std::to_string(number(seat)));
    return list;
}

}  // namespace parlor::board
