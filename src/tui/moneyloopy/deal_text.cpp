#include "tui/moneyloopy/deal_text.hpp"

#include "base/match.hpp"
#include "canvas/letters.hpp"
#include "tui/moneyloopy/story.hpp"

namespace parlor::tui::loopy {
namespace {

namespace ml = rules::moneyloopy;

std::string dollars(Money sum) { return "$" + std::to_string(sum.amount); }

std::string cards(int count) {
    return count == 1 ? "A SAFE CARD" : std::to_string(count) + " SAFE CARDS";
}

// The first of these things, and how many more there are.
std::string things(const rules::Board& board, Money money, rules::Squares properties, int count) {
    std::vector<std::string> all;
    if (money > 0_cash) all.push_back(dollars(money));
    for (const Square property : properties) all.push_back(board.name_of(property));
    if (count > 0) all.push_back(cards(count));
    if (all.empty()) return "";
    if (all.size() == 1) return all.front();
    const std::string more = " +" + std::to_string(all.size() - 1);
    return cut(all.front(), width_of_term - width(more)) + more;
}

std::string place_of(const rules::Board& board, const ml::RentAt& rent) {
    switch (rent.scope) {
        case ml::Scope::All: return "EVERYWHERE";
        case ml::Scope::Hotels: return "OF HOTELS";
        case ml::Scope::One: return board.name_of(rent.square);
    }
    return "";
}

std::string line_of(const rules::Board& board, const ml::What& what) {
    using Line = std::string;
    // clang-format off
    return match(
        what,
        [&](const ml::Give& it) -> Line { return things(board, it.money, it.properties, it.cards); },
        [&](ml::PayAt it) -> Line { return dollars(it.sum) + " AT " + board.name_of(it.at); },
        [&](const ml::GiveAt& it) -> Line { return "LATER " + things(board, 0_cash, it.properties, it.cards); },
        [&](const ml::RentAt& it) -> Line { return "RENT " + std::to_string(it.percent) + "% " + place_of(board, it); },
        [&](ml::Forgive) -> Line { return "FORGIVE THE DEBT"; },
        [&](ml::PutOff) -> Line { return "PUT OFF THE DEBT"; },
        [&](ml::BuyCards) -> Line { return "BUY SAFE CARDS"; },
        [&](ml::NeverToll it) -> Line { return "NO PASSING $" + std::to_string(toll_of(it.booth).amount); },
        [&](ml::EndDeal it) -> Line { return "END DEAL " + std::to_string(it.deal); },
        [&](const ml::Promise& it) -> Line { return "\"" + Line{it.words.begin(), it.words.end()} + "\""; });
    // clang-format on
}

}  // namespace

std::string short_line(const rules::Board& board, const ml::What& what) {
    return cut(upper(line_of(board, what)), width_of_term);
}

std::vector<std::vector<std::string>> sentences_of(const ml::View& view,
                                                   std::span<const ml::Term> terms,
                                                   int deal,
                                                   int width) {
    std::vector<std::vector<std::string>> sentences;
    for (const ml::Term& term : terms)
        sentences.push_back(wrapped(words_of_term(view, term, deal), width));
    return sentences;
}

}  // namespace parlor::tui::loopy
