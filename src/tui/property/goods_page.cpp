// One side of a trade in the making: its deeds, money and cards, and what that leaves.
#include <algorithm>

#include "tui/letters.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::Goods;
using rules::Squares;
using rules::View;

constexpr std::array keys{
    Binding{'f', 1, 13, "MOVE FWRD", "the next square"},
    Binding{'b', 1, 14, "MOVE BACK", "the square before"},
    Binding{'s', 1, 15, "SELECT", "put it in or out"},
    Binding{'r', 1, 16, "REPAY", "repay it at once"},
    Binding{'g', 1, 17, "FREE CARD", "out of gaol cards"},
    Binding{'a', 1, 18, "ACCEPT", "keep this side"},
    Binding{'d', 1, 19, "DISMISS", "empty this side"},
};

Goods& goods_of(Ui& ui) { return ui.side == Side::Want ? ui.deal.want : ui.deal.give; }
const Goods& goods_of(const Ui& ui) { return ui.side == Side::Want ? ui.deal.want : ui.deal.give; }

Seat owner_of(const View& view, const Ui& ui) {
    return ui.side == Side::Want ? ui.deal.with : view.decision.seat;
}

int cards_held(const rules::SeatView& seat) {
    return (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
}

bool has_improvements(const View& view, rules::Group group) {
    for (const Square street : view.board().groups[group])
        if (view.squares[street].houses > 0) return true;
    return false;
}

// Why a deed cannot be put on this side; nothing if it can.
std::optional<std::string> objection(const View& view, const Ui& ui) {
    const rules::Spot& spot = view.board().at(ui.cursor);
    if (not rules::is_deed(spot.kind)) return "This is no deed";
    const Seat owner = owner_of(view, ui);
    if (view.squares[ui.cursor].owner != owner) return "Not a deed of " + view.seat(owner).name;
    if (spot.kind == rules::Kind::Street and has_improvements(view, spot.group))
        return "Its group has improvements (C-8.2)";
    return std::nullopt;
}

Money tenth(Money mortgage) { return {(mortgage.amount + 9) / 10}; }

// What taking a mortgaged deed costs (C-8.3).
Money costs(const View& view, Squares deeds, Squares repaid) {
    Money sum;
    for (const Square deed : deeds) {
        const Money mortgage = view.board().at(deed).mortgage;
        if (not view.squares[deed].mortgaged) continue;
        sum += tenth(mortgage) + (repaid.contains(deed) ? mortgage : 0_cash);
    }
    return sum;
}

Money equity(const View& view, Squares deeds, Squares repaid) {
    Money sum;
    for (const Square deed : deeds)
        if (not view.squares[deed].mortgaged or repaid.contains(deed))
            sum += view.board().at(deed).mortgage;
    return sum;
}

std::string left_words(std::string_view words, Money left) {
    if (left < 0_cash) return std::string{words} + "  INVLD!";
    if (left > rules::most_money) return std::string{words} + "  OVRFLW";
    return std::string{words} + " $" + right(left.amount, 6);
}

void add_what_is_left(Menu& menu, const View& view, const Ui& ui) {
    const rules::SeatView& me = view.seat(view.decision.seat);
    const Deal& deal = ui.deal;
    const Money change =
        deal.want.money - deal.give.money - costs(view, deal.want.deeds, deal.repay);
    const Money deeds =
        equity(view, deal.want.deeds, deal.repay) - equity(view, deal.give.deeds, {});
    menu.words.push_back({21, left_words("R.MNY  ", me.money + change)});
    menu.words.push_back({22, left_words("R.WLTH ", me.wealth + change + deeds)});
}

bool is_open(const View& view, const Ui& ui, char key) {
    switch (key) {
        case 's': return not objection(view, ui);
        case 'r':
            return goods_of(ui).deeds.contains(ui.cursor) and ui.side == Side::Want and
                   view.squares[ui.cursor].mortgaged;
        case 'g': return cards_held(view.seat(owner_of(view, ui))) > 0;
        default: return true;
    }
}

Menu menu_of(const View& view, const Ui& ui) {
    const Goods& goods = goods_of(ui);
    Menu menu{.header = ui.side == Side::Want ? "WANTED" : "OFFERING",
              .sub = upper(view.seat(owner_of(view, ui)).name)};
    menu.has_squares = true;
    menu.has_quadrants = false;
    add_amount(menu, goods.money);
    for (Item& item : items_of(keys, [&](char key) { return is_open(view, ui, key); }))
        menu.items.push_back(item);
    const bool chosen = goods.deeds.contains(ui.cursor), repaid = ui.deal.repay.contains(ui.cursor);
    menu.words.push_back({9,
                          (chosen ? "*" : " ") + cut(upper(view.board().name_of(ui.cursor)), 14) +
                              (chosen and repaid ? "♦" : ""),
                          on_body,
                          1});
    menu.words.push_back({20,
                          "DEEDS " + std::to_string(goods.deeds.count()) + "  CARDS " +
                              std::to_string(goods.free_cards)});
    add_what_is_left(menu, view, ui);
    return menu;
}

template <class Set>
void toggle(Set& set, Square square) {
    if (set.contains(square))
        set.erase(square);
    else
        set.insert(square);
}

Wish move_cursor(const View& view, Ui& ui, bool forward) {
    Squares all;
    for (int n = 0; n < view.board().size; ++n) all.insert(Square(n));
    ui.cursor = next_of(view, all, ui.cursor, forward);
    ui.looked_at.reset();
    return Stay{};
}

Wish select(const View& view, Ui& ui) {
    if (const auto why_not = objection(view, ui)) return Say{*why_not};
    toggle(goods_of(ui).deeds, ui.cursor);
    if (ui.side == Side::Want) ui.deal.repay.erase(ui.cursor);
    return Stay{};
}

Wish mark_repaid(const View& view, Ui& ui) {
    if (ui.side == Side::Give) return Say{"The other player marks what they repay (C-8.3)"};
    if (not is_open(view, ui, 'r'))
        return Say{"Only a mortgaged deed you get can be repaid (C-8.3)"};
    toggle(ui.deal.repay, ui.cursor);
    return Stay{};
}

Wish change_money(const View& view, Ui& ui, Money wanted) {
    const Money most = view.seat(owner_of(view, ui)).money;
    goods_of(ui).money = std::clamp(wanted, 0_cash, std::max(most, 0_cash));
    if (wanted > most) return Say{"They have no more than $" + std::to_string(most.amount)};
    return Stay{};
}

Wish chosen(const View& view, Ui& ui, char key) {
    Goods& goods = goods_of(ui);
    if (const auto money = amount_after(key, goods.money)) return change_money(view, ui, *money);
    switch (key) {
        case 'f': return move_cursor(view, ui, true);
        case 'b': return move_cursor(view, ui, false);
        case 's': return select(view, ui);
        case 'r': return mark_repaid(view, ui);
        case 'g': {
            const int held = cards_held(view.seat(owner_of(view, ui)));
            if (held == 0) return Say{"They hold no such card"};
            goods.free_cards = (goods.free_cards + 1) % (held + 1);
            return Stay{};
        }
        case 'd':
            goods = {};
            if (ui.side == Side::Want) ui.deal.repay = {};
            break;
        default: break;
    }
    ui.close();
    return Stay{};
}

}  // namespace

const PageKind goods_page{menu_of, chosen};

}  // namespace parlor::tui
