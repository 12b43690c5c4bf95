#include "tui/property/common_keys.hpp"

#include <algorithm>
#include <utility>

#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

Wish start_trade(const View& view, Ui& ui) {
    if (view.choices.propose.empty()) return Say{"No trade can be proposed now (C-8.1, C-8.6)"};
    const rules::Seats partners = view.choices.propose;
    ui.deal = {.with = partners.count() == 1 ? partners.first() : bank};
    ui.open(trade_page);
    return Stay{};
}

void insert(Menu& menu, Item item) {
    const auto below = std::ranges::find_if(menu.items, [&](const Item& each) {
        return each.page > item.page or (each.page == item.page and each.row > item.row);
    });
    menu.items.insert(below, std::move(item));
}

}  // namespace

void add_why(Menu& menu, const Ui& ui, int page, int row) {
    if (ui.can_explain) insert(menu, {'w', page, row, 0, "WHY", "why it did that"});
}

void add_why_offer(Menu& menu, const View& view, const Ui& ui, int page, int row) {
    if (ui.can_explain and view.seat(view.offer->from).computer)
        insert(menu, {'y', page, row, 0, "WHY", "why this offer"});
}

Wish open_common(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'm':
            ui.cursor = view.for_sale.value_or(view.seat(view.decision.seat).at);
            ui.open(manage_page);
            break;
        case 't': return start_trade(view, ui);
        case 'v': ui.open(overview_page); break;
        case 's': ui.open(statistics_page); break;
        case 'o': ui.open(wait_page); break;
        case 'z': return TakeBack{};
        case 'w': return Why{};
        case 'q': ui.ask({"LEAVE THE TABLE", "", "BACK TO THE", "LAUNCHER?", LeaveTable{}}); break;
        case 'e':
            if (not view.choices.end_game) return Move{rules::EndGame{}};  // refused, with a reason
            ui.ask({"QUIT INITIATION",
                    "",
                    "DO YOU WISH TO",
                    "END THE GAME?",
                    Move{rules::EndGame{}},
                    true});
            break;
        default: break;
    }
    return Stay{};
}

bool is_common_open(const View& view, const Ui& ui, char key) {
    if (key == 't') return not view.choices.propose.empty();
    if (key == 'e') return view.choices.end_game;
    if (key == 'z') return ui.can_take_back;
    return true;
}

}  // namespace parlor::tui
