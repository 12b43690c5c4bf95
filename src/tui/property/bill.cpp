#include "tui/property/bill.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/square_name.hpp"
#include "tui/property/story_notices.hpp"

namespace parlor::tui {
namespace {

using property::Debt;
using property::View;
using property::Why;

constexpr std::size_t most_debts_apart = 5;  // more leave no room for blank lines

CardLine line_of(const std::string& words) { return {words, on_cyan}; }

CardLine sum(const std::string& label, Money money, Style style = on_cyan) {
    constexpr int width_of_amount = 4;
    const std::string amount = "$" + right(money.amount, width_of_amount);
    return {label + right(amount, width_of_card - width(label)), style};
}

std::vector<Debt> debts_of(const View& view, Seat debtor) {
    std::vector<Debt> debts;
    std::ranges::copy_if(view.debts, std::back_inserter(debts), [debtor](const Debt& debt) {
        return debt.from == debtor;
    });
    return debts;
}

std::vector<std::string> cause_of(const View& view, const Debt& debt) {
    const auto name_of_square = [&] {
        return square_name(view.board(), *square_of_debt(view), width_of_card);
    };
    switch (debt.why) {
        case Why::Rent: return {"RENT OF", name_of_square()};
        case Why::Tax: return {name_of_square()};
        case Why::Card: return {"A CARD ON", name_of_square()};
        case Why::Bail: return {"BAIL"};
        case Why::Bid: return {"A WON AUCTION"};
        case Why::Trade: return {"A TRADE"};
    }
    return {};
}

std::vector<CardLine> creditors(const View& view, const std::vector<Debt>& debts) {
    constexpr int width_of_name = 8;
    if (debts.size() == 1) return {line_of("TO " + shortened(creditor(view), width_of_card - 3))};
    std::vector<CardLine> lines;
    lines.reserve(debts.size());
    for (const Debt& debt : debts)
        lines.push_back(sum(shortened(name_of(view, debt.to), width_of_name), debt.sum));
    return lines;
}

}  // namespace

// Cards are drawn by the player whose turn it is. A bid or a trade arises at no square.
std::optional<Square> square_of_debt(const View& view) {
    const Seat debtor = view.decision.seat;
    const std::vector<Debt> debts = debts_of(view, debtor);
    if (debts.empty()) return std::nullopt;
    switch (debts.front().why) {
        case Why::Rent:
        case Why::Tax:
        case Why::Bail: return view.seat(debtor).at;
        case Why::Card: return view.seat(view.turn).at;
        case Why::Bid:
        case Why::Trade: break;
    }
    return std::nullopt;
}

std::string creditor(const View& view) {
    const std::vector<Debt> debts = debts_of(view, view.decision.seat);
    if (debts.size() > 1) return "SEVERAL";
    return debts.empty() ? "" : name_of(view, debts.front().to);
}

std::vector<CardLine> bill(const View& view) {
    const std::vector<Debt> debts = debts_of(view, view.decision.seat);
    if (debts.empty()) return {};
    const property::SeatView& debtor = view.seat(view.decision.seat);
    std::vector<CardLine> lines;
    const auto add = [&](CardLine line) { lines.push_back(std::move(line)); };
    const auto blank = [&] {
        if (debts.size() <= most_debts_apart) add(line_of(""));
    };
    for (const std::string& words : cause_of(view, debts.front())) add(line_of(words));
    for (CardLine& line : creditors(view, debts)) add(std::move(line));
    add(sum("OWED", debtor.debt, on_white));
    blank();
    add(sum("HOUSES", debtor.improvements));
    add(sum("MORTGAGE", debtor.equity - debtor.improvements));
    add(sum("IN ALL", debtor.equity));
    blank();
    add(sum("LEFT", debtor.money + debtor.equity - debtor.debt));
    return lines;
}

}  // namespace parlor::tui
