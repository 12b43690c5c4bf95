#include "rules/moneyloopy/words/term_words.hpp"

#include "base/match.hpp"
#include "base/quote.hpp"

namespace parlor::moneyloopy {
namespace {

std::string things(const board::Board& board, Money money, board::Squares properties, int cards) {
    std::string list;
    if (money > 0_cash) list += " $" + std::to_string(money.amount);
    list += list_of(board, properties);
    for (int i = 0; i < cards; ++i) list += " safe-card";
    return list;
}

std::string scope_of(const board::Board& board, const RentAt& rent) {
    switch (rent.scope) {
        case Scope::All: return "all";
        case Scope::Hotels: return "hotels";
        case Scope::One: return board.id_of(rent.square);
    }
    return "";
}

// Writes a term from the view of one side.
class Writer {
public:
    Writer(const board::Board& board, Side side) : board_{board}, is_mine_{side == Side::Mine} {}

    std::string operator()(const Give& it) const {
        return either("give", "get") + things(board_, it.money, it.properties, it.cards);
    }
    std::string operator()(const PayAt& it) const {
        return either("pay $", "paid $") + std::to_string(it.sum.amount) + at(it.at);
    }
    std::string operator()(const GiveAt& it) const {
        return either("give", "get") + things(board_, {}, it.properties, it.cards) + at(it.at);
    }
    std::string operator()(const RentAt& it) const {
        return either("my-rent ", "their-rent ") + std::to_string(it.percent) + " on " +
               scope_of(board_, it) + until(it.until);
    }
    std::string operator()(Forgive /*it*/) const { return either("forgive", "forgiven"); }
    std::string operator()(const PutOff& it) const {
        const std::string sum = it.sum ? " $" + std::to_string(it.sum->amount) : "";
        return either("defer ", "deferred ") + board_.id_of(it.at) + sum;
    }
    std::string operator()(BuyCards it) const {
        return either("safe-cards", "their-safe-cards") + until(it.until);
    }
    std::string operator()(NeverToll it) const {
        return either("never-toll ", "never-tolls ") + std::to_string(number(it.booth)) +
               until(it.until);
    }
    std::string operator()(EndDeal it) const { return "end-deal " + std::to_string(it.deal); }
    std::string operator()(const Promise& it) const {
        const std::string words{it.words.begin(), it.words.end()};
        return either("promise ", "promised ") + in_quotes(words) + until(it.until);
    }

private:
    [[nodiscard]] std::string either(const char* mine, const char* theirs) const {
        return is_mine_ ? mine : theirs;
    }
    [[nodiscard]] std::string at(Square square) const { return " at " + board_.id_of(square); }
    [[nodiscard]] std::string until(Square square) const {
        return square == open_ended ? "" : " until " + board_.id_of(square);
    }

    const board::Board& board_;
    bool is_mine_;
};

}  // namespace

std::string to_text(const board::Board& board, Side side, const What& what) {
    return std::visit(Writer{board, side}, what);
}

std::string to_line(const board::Board& board, const Propose& deal) {
    std::string line = "deal " + std::to_string(number(deal.to));
    std::string_view before = " ";
    for (const auto& [side, what] : deal.terms) {
        line.append(before).append(to_text(board, side, what));
        before = "; ";
    }
    return line;
}

}  // namespace parlor::moneyloopy
