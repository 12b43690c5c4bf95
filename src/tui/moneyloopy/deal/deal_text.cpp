#include "tui/moneyloopy/deal/deal_text.hpp"

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"
#include "tui/moneyloopy/names.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

std::string cards(int count) {
    return count == 1 ? "A SAFE CARD" : std::to_string(count) + " SAFE CARDS";
}

std::string all_things(const board::Board& board,
                       Money money,
                       board::Squares properties,
                       int count) {
    std::vector<std::string> all;
    if (money > 0_cash) all.push_back(dollars(money));
    for (const Square property : properties) all.push_back(upper(board.name_of(property)));
    if (count > 0) all.push_back(cards(count));
    return upper(listed(all));
}

// All of these things; where there is no room for them, the first, and the number of the others.
std::string things(
    const board::Board& board, Money money, board::Squares properties, int count, int room) {
    if (auto all = all_things(board, money, properties, count); width(all) <= room) return all;
    const int many = (money > 0_cash ? 1 : 0) + properties.count() + (count > 0 ? 1 : 0);
    const std::string more = many > 1 ? " +" + std::to_string(many - 1) : "";
    if (money > 0_cash) return dollars(money) + more;
    return square_name(board, properties.first(), room - width(more)) + more;
}

std::string place_of(const board::Board& board, const moneyloopy::RentAt& rent, int room) {
    switch (rent.scope) {
        case moneyloopy::Scope::All: return "ALL";
        case moneyloopy::Scope::Hotels: return "HOTELS";
        case moneyloopy::Scope::One: return square_name(board, rent.square, room);
    }
    return "";
}

std::string line_of(const board::Board& board, const moneyloopy::PayAt& it, int room) {
    const std::string words = dollars(it.sum) + " AT ";
    return words + square_name(board, it.at, room - width(words));
}

std::string line_of(const board::Board& board, const moneyloopy::GiveAt& it, int room) {
    const std::string words = "LATER ";
    return words + things(board, 0_cash, it.properties, it.cards, room - width(words));
}

std::string line_of(const board::Board& board, const moneyloopy::RentAt& it, int room) {
    const std::string words = "RENT " + std::to_string(it.percent) + "% ";
    return words + place_of(board, it, room - width(words));
}

std::string line_of(const moneyloopy::Promise& it, int room) {
    const std::string words{it.words.begin(), it.words.end()};
    return "\"" + shortened(upper(words), room - 2) + "\"";
}

// With the amount, while the debt is being decided.
std::string line_of_debt(const moneyloopy::View& view, const std::string& does) {
    return does + (view.demanded ? dollars(view.demanded->sum) : "THE DEBT");
}

// `$500 LATER $1,000`: the debt of $500 is put off as another sum.
std::string line_of(const moneyloopy::View& view, const moneyloopy::PutOff& it) {
    const bool is_as_owed = not it.sum or (view.demanded and *it.sum == view.demanded->sum);
    if (is_as_owed) return line_of_debt(view, "PUT OFF ");
    return (view.demanded ? dollars(view.demanded->sum) : "DEBT") + " LATER " + dollars(*it.sum);
}

std::string line_of(const moneyloopy::View& view, const moneyloopy::What& what, int room) {
    using Line = std::string;
    const board::Board& board = view.board();
    // clang-format off
    return match(
        what,
        [&](const moneyloopy::Give& it) -> Line { return things(board, it.money, it.properties, it.cards, room); },
        [&](const moneyloopy::PayAt& it) -> Line { return line_of(board, it, room); },
        [&](const moneyloopy::GiveAt& it) -> Line { return line_of(board, it, room); },
        [&](const moneyloopy::RentAt& it) -> Line { return line_of(board, it, room); },
        [&](moneyloopy::Forgive) -> Line { return line_of_debt(view, "FORGIVE "); },
        [&](const moneyloopy::PutOff& it) -> Line { return line_of(view, it); },
        [&](moneyloopy::BuyCards) -> Line { return "BUY SAFE CARDS"; },
        [&](moneyloopy::NeverToll it) -> Line { return "NO PASSING $" + std::to_string(toll_of(it.booth).amount); },
        [&](moneyloopy::EndDeal it) -> Line { return "END DEAL " + std::to_string(it.deal); },
        [&](const moneyloopy::Promise& it) -> Line { return line_of(it, room); });
    // clang-format on
}

std::string reason_for(const moneyloopy::View& view, const moneyloopy::Debt& debt) {
    switch (debt.why) {
        case moneyloopy::Why::Rent:
            return "THE RENT OF " + upper(view.board().name_of(view.seat(debt.from).at));
        case moneyloopy::Why::Tax: return "THE INCOME TAX";
        case moneyloopy::Why::Deal: return "DUE BY A DEAL";
        case moneyloopy::Why::Toll: return "A TOLL";
        case moneyloopy::Why::Bid: return "A BID";
        case moneyloopy::Why::Card: return "A CARD";
    }
    return "";
}

}  // namespace

std::string debt_in_words(const moneyloopy::View& view) {
    if (not view.demanded) return "";
    const moneyloopy::Debt& debt = *view.demanded;
    return name_of(view, debt.from) + " OWES " + name_of(view, debt.to) + " " + dollars(debt.sum) +
           ", " + reason_for(view, debt) + ".";
}

std::string short_line(const moneyloopy::View& view, const moneyloopy::What& what) {
    return line_of(view, what, width_of_term);
}

std::vector<std::string> whole_lines(const moneyloopy::View& view, const moneyloopy::What& what) {
    constexpr int any_room = 1000;
    return wrapped(line_of(view, what, any_room), width_of_term);
}

std::vector<std::vector<std::string>> sentences_of(const moneyloopy::View& view,
                                                   std::span<const moneyloopy::Term> terms,
                                                   int deal,
                                                   int width) {
    std::vector<std::vector<std::string>> sentences;
    for (const moneyloopy::Term& term : terms)
        sentences.push_back(wrapped(words_of_term(view, term, deal), width));
    return sentences;
}

}  // namespace parlor::tui::moneyloopy_table
