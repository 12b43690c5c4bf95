// The pages for payments that are demanded: rent and tax on the square, and payments due by a deal.
//
// Source:  L-2.6, L-4.2, L-7.2, L-7.4.
// Choices: going bankrupt needs two confirmations.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/heads.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::Choices;
using moneyloopy::Why;

Reply give_up(const View& view) {
    if (not view.choices.bankrupt)
        return play(view, moneyloopy::Bankrupt{});  // refused with the reason
    return ask({"BANKRUPTCY",
                "",
                "LEAVE THE GAME,",
                "BANKRUPT?",
                play(view, moneyloopy::Bankrupt{}),
                desk::Asks::Twice});
}

std::string label_of_sum(const desk::View& any, int /*number*/) {
    const View& view = desk::own<View>(any);
    if (not view.demanded) return "PAY";
    return "PAY $" + std::to_string(view.demanded->sum.amount);
}

ItemIs if_at_square(const Seen& seen) {
    const bool is_debt = seen.view.decision.kind == moneyloopy::DecisionKind::Debt;
    return is_debt ? ItemIs::Absent : open_if(seen.view.choices.safe);
}

constexpr auto entries = with_common<NoState>(
    17,
    {
        {{'p', 1, 10, "PAY", "the whole amount"},
         plays<moneyloopy::Pay>,
         may<&Choices::pay>,
         0,
         label_of_sum},
        {{'c', 1, 12, "SAFE CARD", "use one, pay none"},
         plays<moneyloopy::UseSafeCard>,
         if_at_square},
        Common::deal(1, 14),
        {{'b', 1, 16, "BANKRUPT", "leave the game"}, give_up, may<&Choices::bankrupt>},
    });

std::string word_for(const moneyloopy::Debt& debt) {
    switch (debt.why) {
        case Why::Rent: return "RENT";
        case Why::Tax: return "INCOME TAX";
        case Why::Deal: return "DUE BY DEAL " + std::to_string(debt.deal);
        case Why::Card:
        case Why::Bid:
        case Why::Toll: return "TO BE PAID";
    }
    return "";
}

Menu window(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    Menu menu{.header = desk::named_header(view.seat(view.decision.seat).name, " MUST PAY"),
              .has_quadrants = seen.page == 1};
    if (view.demanded) menu.sub = word_for(*view.demanded);
    return menu;
}

std::vector<CardLine> card(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    if (not view.demanded) return {};
    const moneyloopy::Debt& debt = *view.demanded;
    CardText text{word_for(debt)};
    const Square here = view.seat(debt.from).at;
    const bool is_rent = debt.why == Why::Rent;
    if (is_rent) text.square(view, here);
    if (debt.rent_of != board::go) text.line("THE RENT OF").square(view, debt.rent_of);
    text.line("TO " + shortened(name_of(view, debt.to), width_of_card - 3)).blank();
    if (is_rent and view.squares[here].rent != debt.sum)
        text.sum("WITHOUT DEAL", view.squares[here].rent);
    text.sum("AMOUNT", debt.sum).left_after(view, debt.sum);
    if (not view.choices.pay) text.line("A DEAL MAY RAISE IT");
    if (view.decision.kind != moneyloopy::DecisionKind::Debt) text.blank().safe_cards(view);
    return text.take();
}

constexpr PageKind<NoState> demand{.window = window, .entries = entries, .card = card};

}  // namespace

PagePtr demand_page() { return page_of(demand); }
PagePtr debt_page() { return page_of(demand); }

}  // namespace parlor::tui::moneyloopy_table
