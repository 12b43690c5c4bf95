// One side of a trade before it is proposed: its deeds, money and cards, and what the trade leaves
// to the proposer.
#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/amount_keys.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/trade/selector.hpp"
#include "tui/property/trade/trade.hpp"

namespace parlor::tui {
namespace {

using property::Goods;
using property::View;

struct OneSide {
    Deal& deal;
    Side side;
    Selector selector;
    Typing typing = Typing::Begins;  // of the sum of money

    [[nodiscard]] bool is_wanted() const { return side == Side::Want; }
    [[nodiscard]] Goods& goods() const { return is_wanted() ? deal.want : deal.give; }
    [[nodiscard]] Square square() const { return selector.square; }
};

Seat owner_of(const View& view, const OneSide& page) {
    return page.is_wanted() ? page.deal.with : view.decision.seat;
}

Stops stops_of(const View& view, const OneSide& page) {
    const property::SeatView& owner = view.seat(owner_of(view, page));
    return {tradable_deeds(view, owner.seat), owner.chest_card, owner.chance_card};
}

ItemIs if_selectable(const Seen& seen, const OneSide& page) {
    return open_if(stops_of(seen.view, page).contain(page.selector));
}

Reply select_it(const View& view, OneSide& page) {
    if (not stops_of(view, page).contain(page.selector)) return Say{"Nothing here can be traded"};
    Goods& goods = page.goods();
    if (page.selector.card > 0) {  // of two cards the Community Chest card goes first (C-8.1)
        goods.free_cards =
            (goods.free_cards + 1) % (cards_held(view.seat(owner_of(view, page))) + 1);
        return Sound{goods.free_cards > 0 ? SoundEffect::Cash : SoundEffect::Rent0};
    }
    if (page.is_wanted()) page.deal.repay.erase(page.square());
    return toggle_chosen(goods.deeds, page.square());
}

bool can_repay(const View& view, const OneSide& page) {
    return page.selector.card == 0 and page.goods().deeds.contains(page.square()) and
           view.squares[page.square()].mortgaged;
}

// The proposer cannot decide what the other player repays (C-8.3).
ItemIs if_repayable(const Seen& seen, const OneSide& page) {
    return page.is_wanted() ? open_if(can_repay(seen.view, page)) : ItemIs::Absent;
}

Reply mark_repaid(const View& view, OneSide& page) {
    if (not can_repay(view, page)) return Say{"There is nothing to repay"};
    return toggle_repaid(page.deal.repay, page.square());
}

Reply set_money(const View& view, OneSide& page, Money wanted) {
    const property::SeatView& owner = view.seat(owner_of(view, page));
    page.goods().money = std::clamp(wanted, 0_cash, std::max(owner.money, 0_cash));
    if (wanted < 0_cash) return Say{"The lowest is $0"};
    if (wanted > owner.money)
        return Say{owner.name + " has only $" + std::to_string(owner.money.amount)};
    return Stay{};
}

Reply change_money(const View& view, OneSide& page, int by) {
    return set_money(view, page, page.goods().money + Money{by});
}

Reply list_deeds(const View& view, OneSide& page) {
    page.selector.card = 0;
    const Seat owner = owner_of(view, page);
    return Open{deeds_page(view, owner, {&page.selector.square, tradable_deeds(view, owner)})};
}

// Digits type the amount, until any other key is pressed; Tab, Home and End move the cursor.
std::optional<Reply> press(const View& view, OneSide& page, Key key) {
    const auto sum = typed(page.goods().money, page.typing, key);
    page.typing = sum ? Typing::GoesOn : Typing::Begins;
    if (sum) return set_money(view, page, *sum);
    return walk_selector(view, page, key);
}

Reply dismiss(const View&, OneSide& page) {
    page.goods() = {};
    if (page.is_wanted()) page.deal.repay = {};
    return Close{};
}

constexpr Entry<OneSide> changes(int by) {
    return {amount_key(by, select::first_amount), change_money, always, by};
}

constexpr Entry<OneSide> entries[]{
    changes(100),
    changes(10),
    changes(1),
    changes(-100),
    changes(-10),
    changes(-1),
    {select::deeds, list_deeds},
    {select::forward, move_selector<OneSide, next_stop>},
    {select::back, move_selector<OneSide, stop_before>},
    {select::select, select_it, if_selectable},
    {select::repay, mark_repaid, if_repayable},
    {select::accept, close},
    {select::dismiss, dismiss},
};

Menu window(const Seen&, const OneSide& page) {
    return {.header = page.is_wanted() ? "WANTED" : "OFFERING",
            .other_keys = {digits_help, next_group_help, first_deed_help, last_deed_help},
            .has_squares = true,
            .has_quadrants = false};
}

void draw_goods(
    Canvas& canvas, const Seen& seen, const OneSide& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    const Deal& deal = page.deal;
    const Goods& goods = page.goods();
    const Seat me = view.decision.seat;
    draw_selector(
        canvas,
        view,
        {.at = page.selector,
         .title = page.is_wanted() ? "WANTED: " + shortened(upper(view.seat(deal.with).name), 11)
                                   : "OFFERED BY YOU",
         .me = me,
         .other = deal.with,
         .board = {.owners = {me, deal.with},
                   .chosen = goods.deeds,
                   .repaid = page.is_wanted() ? deal.repay : board::Squares{}},
         .cards_of = owner_of(view, page),
         .cards = goods.free_cards,
         .money = goods.money,
         .left = left_after(view, me, deal.give, deal.want, deal.repay)},
        menu,
        place);
}

constexpr PageKind<OneSide> one_side{window, entries, draw_goods, press};

}  // namespace

PagePtr goods_page(const View& view, Deal& deal, Side side) {
    OneSide page{deal, side, {}};
    page.selector = first_stop(stops_of(view, page), view.seat(owner_of(view, page)).at);
    return page_of(one_side, page);
}

}  // namespace parlor::tui
