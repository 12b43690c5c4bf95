#include "rules/moneyloopy/deal/promises.hpp"

#include <cctype>
#include <string>
#include <string_view>

namespace parlor::moneyloopy {
namespace {

// ` no rent on baltic avenue `: capitals do not matter, nor do the signs between words.
std::string plain_words(const auto& text) {
    std::string words = " ";
    for (const char letter : text) {
        const auto code = static_cast<unsigned char>(letter);
        if (code >= 0x80 or std::isalnum(code) != 0)
            words += static_cast<char>(std::tolower(code));
        else if (words.back() != ' ')
            words += ' ';
    }
    return words.back() == ' ' ? words : words + ' ';
}

bool has(const std::string& words, std::string_view name) {
    const std::string sought = plain_words(name);
    return sought.size() > 1 and words.find(sought) != std::string::npos;
}

bool begins_another(const board::Board& board, Square square, std::string_view beginning) {
    for (int i = 0; i < board.size; ++i)
        if (Square(i) != square and plain_words(board.name_of(Square(i))).starts_with(beginning))
            return true;
    return false;
}

// ` st charles ` of St. Charles Place: as many words as tell it from all other squares, and not too few
// letters to be said by chance.
std::string short_name(const board::Board& board, Square square) {
    constexpr std::size_t fewest_letters = 5;
    const std::string name = plain_words(board.name_of(square));
    std::size_t end = name.find(' ', 1);
    while (end + 1 < name.size() and
           (end <= fewest_letters or begins_another(board, square, name.substr(0, end + 1))))
        end = name.find(' ', end + 1);
    return name.substr(0, end + 1);
}

bool names(const Promise& promise, Square square, const board::Board& board) {
    if (square == board::go) return false;
    const std::string words = plain_words(promise.words);
    return has(words, short_name(board, square)) or has(words, board.id_of(square));
}

bool names(const Promise& promise, int round) {
    return has(plain_words(promise.words), "round " + std::to_string(round));
}

void recall(const Draft& draft, auto&& has_come) {
    for (const auto& [deal, term] : draft.game.terms) {
        const auto* const promise = std::get_if<Promise>(&term.what);
        if (promise != nullptr and has_come(term, *promise))
            draft.tell(told::Recalled{deal, term.from, term.to, *promise});
    }
}

}  // namespace

void recall_promises_at(const Draft& draft, Square here) {
    const Seat seat = draft.game.turn;
    recall(draft, [&](const Term& term, const Promise& promise) {
        return (term.from == seat or term.to == seat) and names(promise, here, draft.board());
    });
}

void recall_promises_at_marker(const Draft& draft) {
    const Square marker = marker_of(draft.game);
    recall(draft, [&](const Term&, const Promise& promise) {
        return promise.until == marker or names(promise, marker, draft.board()) or
               names(promise, round_of(draft.game));
    });
}

}  // namespace parlor::moneyloopy
