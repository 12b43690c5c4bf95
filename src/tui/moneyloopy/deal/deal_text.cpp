#include "tui/moneyloopy/deal/deal_text.hpp"

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "tui/moneyloopy/names.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

std::string cards(int count) {
    return count == 1 ? "A SAFE CARD" : std::to_string(count) + " SAFE CARDS";
}

std::string things(const board::Board& board, Money money, board::Squares properties, int count) {
    std::vector<std::string> all;
    if (money > 0_cash) all.push_back(dollars(money));
    for (const Square property : properties) all.push_back(board.name_of(property));
    if (count > 0) all.push_back(cards(count));
    return listed(all);
}

std::string place_of(const board::Board& board, const moneyloopy::RentAt& rent) {
    switch (rent.scope) {
        case moneyloopy::Scope::All: return rent.percent == 0 ? "ANYWHERE" : "EVERYWHERE";
        case moneyloopy::Scope::Hotels: return "ON HOTELS";
        case moneyloopy::Scope::One: return "ON " + board.name_of(rent.square);
    }
    return "";
}

// Who pays whom, because a low rent is a gift of whoever gets it, and a high rent of whoever pays it.
std::string line_of(const moneyloopy::View& view,
                    const moneyloopy::Term& term,
                    const moneyloopy::RentAt& it) {
    const Seat me = view.decision.seat;
    const std::string pays =
        term.from == me ? "I PAY " + name_of(view, term.to) : name_of(view, term.from) + " PAYS ME";
    const std::string share = it.percent == 0 ? " NO" : " " + std::to_string(it.percent) + "%";
    return pays + share + " RENT " + place_of(view.board(), it);
}

std::string line_of(const moneyloopy::Promise& it) {
    return "\"" + std::string{it.words.begin(), it.words.end()} + "\"";
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

std::string line_of(const moneyloopy::View& view, const moneyloopy::Term& term) {
    using Line = std::string;
    const board::Board& board = view.board();
    // clang-format off
    return match(
        term.what,
        [&](const moneyloopy::Give& it) -> Line { return things(board, it.money, it.properties, it.cards); },
        [&](const moneyloopy::PayAt& it) -> Line { return dollars(it.sum); },
        [&](const moneyloopy::GiveAt& it) -> Line { return things(board, 0_cash, it.properties, it.cards); },
        [&](const moneyloopy::RentAt& it) -> Line { return line_of(view, term, it); },
        [&](moneyloopy::Forgive) -> Line { return line_of_debt(view, "FORGIVE "); },
        [&](const moneyloopy::PutOff& it) -> Line { return line_of(view, it); },
        [&](moneyloopy::BuyCards) -> Line { return "BUY SAFE CARDS"; },
        [&](moneyloopy::NeverToll it) -> Line { return "NO PASSING " + dollars(toll_of(it.booth)); },
        [&](moneyloopy::EndDeal it) -> Line { return "END DEAL " + std::to_string(it.deal); },
        [&](const moneyloopy::Promise& it) -> Line { return line_of(it); });
    // clang-format on
}

// The square of the turn marker at which it is due or ends.
std::string marker_words(const board::Board& board, const moneyloopy::What& what) {
    if (const auto at = due_at(what)) return " AT " + moneyloopy::name_for_marker(board, *at);
    if (const auto until = ends_at(what))
        return " UNTIL " + moneyloopy::name_for_marker(board, *until);
    return "";
}

}  // namespace

std::string words_in_column(const moneyloopy::View& view, const moneyloopy::Term& term) {
    return upper(line_of(view, term) + marker_words(view.board(), term.what));
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
