// One side of a trade in the making: its deeds, money and cards, and what the trade leaves to the
// proposer.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/selector.hpp"
#include "tui/property/trade.hpp"

namespace parlor::tui {
namespace {

using rules::Goods;
using rules::View;

struct OneSide {
    Deal& deal;
    Side side;
    Selector selector;

    [[nodiscard]] bool is_wanted() const { return side == Side::Want; }
    [[nodiscard]] Goods& goods() const { return is_wanted() ? deal.want : deal.give; }
    [[nodiscard]] Square square() const { return selector.square; }
};

Seat owner_of(const View& view, const OneSide& page) {
    return page.is_wanted() ? page.deal.with : view.decision.seat;
}

bool has_improvements(const View& view, rules::Group group) {
    for (const Square street : view.board().groups[group])
        if (view.squares[street].houses > 0) return true;
    return false;
}

// Why the deed or card under the cursor cannot be on this side; nothing if it can.
std::optional<std::string> objection(const View& view, const OneSide& page) {
    const rules::SeatView& owner = view.seat(owner_of(view, page));
    if (page.selector.card > 0) {
        if (page.selector.card == 1 ? owner.chest_card : owner.chance_card) return std::nullopt;
        return owner.name + " has no such card";
    }
    const rules::Spot& spot = view.board().at(page.square());
    if (not rules::is_deed(spot.kind)) return "This is no deed";
    if (view.squares[page.square()].owner != owner.seat) return "Not a deed of " + owner.name;
    if (spot.kind == rules::Kind::Street and has_improvements(view, spot.group))
        return "Its group has houses";
    return std::nullopt;
}

ItemIs if_selectable(const Seen& seen, const OneSide& page) {
    return open_if(not objection(seen.view, page));
}

Reply select_it(const View& view, OneSide& page) {
    if (const auto why_not = objection(view, page)) return Say{*why_not};
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

Reply change_money(const View& view, OneSide& page, int by) {
    const rules::SeatView& owner = view.seat(owner_of(view, page));
    const Money wanted = page.goods().money + Money{by};
    page.goods().money = std::clamp(wanted, 0_cash, std::max(owner.money, 0_cash));
    if (wanted < 0_cash) return Say{"There is no less than $0"};
    if (wanted > owner.money)
        return Say{owner.name + " has only $" + std::to_string(owner.money.amount)};
    return Stay{};
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
    {select::forward, move_selector<OneSide>, always, 1},
    {select::back, move_selector<OneSide>, always, -1},
    {select::select, select_it, if_selectable},
    {select::repay, mark_repaid, if_repayable},
    {select::accept, close},
    {select::dismiss, dismiss},
};

Menu window(const Seen&, const OneSide& page) {
    return {.header = page.is_wanted() ? "WANTED" : "OFFERING",
            .has_squares = true,
            .has_quadrants = false};
}

void draw_goods(
    Canvas& canvas, const Seen& seen, const OneSide& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    const Deal& deal = page.deal;
    const Goods& goods = page.goods();
    const Seat me = view.decision.seat;
    draw_selector(canvas,
                  view,
                  {.at = page.selector,
                   .board = {.owners = {me, deal.with},
                             .chosen = goods.deeds,
                             .repaid = page.is_wanted() ? deal.repay : rules::Squares{}},
                   .cards_of = owner_of(view, page),
                   .cards = goods.free_cards,
                   .money = goods.money,
                   .left = left_after(view, me, deal.give, deal.want, deal.repay)},
                  menu,
                  place);
}

constexpr PageKind<OneSide> one_side{window, entries, draw_goods};

}  // namespace

PagePtr goods_page(Deal& deal, Side side, Square cursor) {
    return page_of(one_side, OneSide{deal, side, {cursor}});
}

}  // namespace parlor::tui
