// One side of a trade in the making: its deeds, money and cards, and what the trade leaves to the
// proposer.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/selector.hpp"

namespace parlor::tui {
namespace {

using rules::Goods;
using rules::View;

Goods& goods_of(Ui& ui) { return ui.side == Side::Want ? ui.deal.want : ui.deal.give; }
const Goods& goods_of(const Ui& ui) { return ui.side == Side::Want ? ui.deal.want : ui.deal.give; }

Seat owner_of(const View& view, const Ui& ui) {
    return ui.side == Side::Want ? ui.deal.with : view.decision.seat;
}

bool has_improvements(const View& view, rules::Group group) {
    for (const Square street : view.board().groups[group])
        if (view.squares[street].houses > 0) return true;
    return false;
}

// Why the deed or card under the cursor cannot be on this side; nothing if it can.
std::optional<std::string> objection(const View& view, const Ui& ui) {
    const rules::SeatView& owner = view.seat(owner_of(view, ui));
    if (ui.card > 0) {
        if (ui.card == 1 ? owner.chest_card : owner.chance_card) return std::nullopt;
        return owner.name + " has no such card";
    }
    const rules::Spot& spot = view.board().at(ui.cursor);
    if (not rules::is_deed(spot.kind)) return "This is no deed";
    if (view.squares[ui.cursor].owner != owner.seat) return "Not a deed of " + owner.name;
    if (spot.kind == rules::Kind::Street and has_improvements(view, spot.group))
        return "Its group has houses (C-8.2)";
    return std::nullopt;
}

bool can_repay(const View& view, const Ui& ui) {
    return ui.card == 0 and goods_of(ui).deeds.contains(ui.cursor) and
           view.squares[ui.cursor].mortgaged;
}

// The proposer cannot decide what the other player repays (C-8.3).
Menu menu_of(const View& view, const Ui& ui) {
    const bool wanted = ui.side == Side::Want;
    Menu menu = selector_menu(wanted ? "WANTED" : "OFFERING", wanted ? "" : "r");
    for (Item& item : menu.items) {
        if (item.key == 's') item.open = not objection(view, ui);
        if (item.key == 'r') item.open = can_repay(view, ui);
    }
    return menu;
}

void draw_goods(Canvas& canvas, const View& view, const Ui& ui) {
    const Deal& deal = ui.deal;
    const Goods& goods = goods_of(ui);
    const Seat me = view.decision.seat;
    const bool wanted = ui.side == Side::Want;
    draw_selector(canvas,
                  view,
                  ui,
                  menu_of(view, ui),
                  {.board = {.owners = {me, deal.with},
                             .chosen = goods.deeds,
                             .repaid = wanted ? deal.repay : rules::Squares{}},
                   .cards_of = owner_of(view, ui),
                   .cards = goods.free_cards,
                   .money = goods.money,
                   .left = left_after(view, me, deal.give, deal.want, deal.repay)});
}

Wish select(const View& view, Ui& ui) {
    if (const auto why_not = objection(view, ui)) return Say{*why_not};
    Goods& goods = goods_of(ui);
    if (ui.card > 0) {  // of two cards the Community Chest card goes first (C-8.1)
        goods.free_cards = (goods.free_cards + 1) % (cards_held(view.seat(owner_of(view, ui))) + 1);
        return Sound{goods.free_cards > 0 ? Heard::Cash : Heard::Rent0};
    }
    if (ui.side == Side::Want) ui.deal.repay.erase(ui.cursor);
    return toggle_chosen(goods.deeds, ui.cursor);
}

Wish mark_repaid(const View& view, Ui& ui) {
    if (not can_repay(view, ui)) return Say{"There is nothing to repay (C-8.3)"};
    return toggle_repaid(ui.deal.repay, ui.cursor);
}

Wish change_money(const View& view, Ui& ui, Money wanted) {
    const rules::SeatView& owner = view.seat(owner_of(view, ui));
    goods_of(ui).money = std::clamp(wanted, 0_cash, std::max(owner.money, 0_cash));
    if (wanted < 0_cash) return Say{"There is no less than $0"};
    if (wanted > owner.money)
        return Say{owner.name + " has only $" + std::to_string(owner.money.amount)};
    return Stay{};
}

Wish chosen(const View& view, Ui& ui, char key) {
    Goods& goods = goods_of(ui);
    if (const auto money = amount_after(key, goods.money)) return change_money(view, ui, *money);
    switch (key) {
        case 's': return select(view, ui);
        case 'r': return mark_repaid(view, ui);
        case 'd':
            goods = {};
            if (ui.side == Side::Want) ui.deal.repay = {};
            ui.close();
            break;
        case 'a': ui.close(); break;
        default: move_selector(view, ui, key == 'f'); break;
    }
    return Stay{};
}

}  // namespace

const PageKind goods_page{menu_of, chosen, draw_goods};

}  // namespace parlor::tui
