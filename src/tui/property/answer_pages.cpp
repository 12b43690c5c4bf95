// The other player's answer to a trade, and the panels with its two sides.
//
// Source:  docs/layout.md, 6; README.md, "Keys" (Y).
// Choices: Y asks why a computer made the offer, because W is WANTED here; the C64 has no letter
//          for it, as its computers did not explain themselves.
#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/selector.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array answer_keys{
    Binding{'p', 1, 10, "PLAYER", "who proposes it"},
    Binding{'w', 1, 12, "WANTED", "what you'd give"},
    Binding{'o', 1, 14, "OFFERING", "what you'd get"},
    Binding{'c', 1, 16, "CONFIRM", "accept the trade"},
    Binding{'x', 1, 18, "DECLINE", "decline the trade"},
    common::manage(2, 10, "sell, mortgage"),
    common::overview(2, 12),
    common::statistics(2, 14),
    common::take_back(2, 16),
    common::quit(2, 18),
};

Remainder left_to_me(const View& view, const Ui& ui) {
    const rules::Offer& offer = *view.offer;
    return left_after(view, offer.to, offer.want, offer.give, ui.repay);
}

Menu answer_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "TRADE APPROVAL", .has_quadrants = false};
    menu.items = items_of(answer_keys, [&](char key) {
        return key == 'c' ? view.choices.accept : is_common_open(view, ui, key);
    });
    add_why_offer(menu, view, ui, 1, 19);
    return menu;
}

Notice invalid(std::string_view what) {
    return {.title = "INVALID TRADE!",
            .sub = "CANNOT APPROVE",
            .lines = {"YOUR REMAINING " + std::string{what}, "IS INVALID."}};
}

Wish accept(const View& view, Ui& ui) {
    const Remainder left = left_to_me(view, ui);
    if (left.valid()) {
        ui.ask({"CONFIRM TRADE",
                "",
                "ACCEPT IT FROM",
                upper(view.seat(view.offer->from).name) + "?",
                Move{rules::Accept{ui.repay}}});
    } else {
        ui.notices.push_back(invalid(left.money < 0_cash ? "MONEY" : "WEALTH"));
    }
    return Stay{};
}

Wish look_at(const View& view, Ui& ui, Side side) {
    const rules::Goods& goods = side == Side::Want ? view.offer->want : view.offer->give;
    ui.side = side;
    ui.card = 0;
    ui.cursor = goods.deeds.empty() ? view.seat(view.offer->to).at : goods.deeds.first();
    ui.open(offer_page);
    return Stay{};
}

Wish answer_chosen(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'p':
            ui.notices.push_back(
                {.title = "TRADE PLAYER",
                 .sub = "",
                 .lines = {"TRADE INITIATED BY:", upper(view.seat(view.offer->from).name)}});
            break;
        case 'w': return look_at(view, ui, Side::Want);
        case 'o': return look_at(view, ui, Side::Give);
        case 'c': return accept(view, ui);
        case 'x': return Move{rules::Decline{}};
        case 'y': return Why{};
        default: return open_common(view, ui, key);
    }
    return Stay{};
}

bool can_repay(const View& view, const Ui& ui) {
    return ui.card == 0 and mortgaged_of(view, view.offer->give.deeds).contains(ui.cursor);
}

Menu offer_menu(const View& view, const Ui& ui) {
    const bool wanted = ui.side == Side::Want;
    Menu menu = selector_menu(wanted ? "WANTED" : "OFFERING", wanted ? "uiojklsr" : "uiojkls");
    for (Item& item : menu.items)
        if (item.key == 'r') item.open = can_repay(view, ui);
    return menu;
}

void draw_offer(Canvas& canvas, const View& view, const Ui& ui) {
    const rules::Offer& offer = *view.offer;
    const bool wanted = ui.side == Side::Want;
    const rules::Goods& goods = wanted ? offer.want : offer.give;
    draw_selector(canvas,
                  view,
                  ui,
                  offer_menu(view, ui),
                  {.board = {.owners = {offer.from, offer.to},
                             .chosen = goods.deeds,
                             .repaid = wanted ? offer.repay : ui.repay},
                   .cards_of = wanted ? offer.to : offer.from,
                   .cards = goods.free_cards,
                   .money = goods.money,
                   .left = left_to_me(view, ui)});
}

Wish offer_chosen(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'r':
            if (not can_repay(view, ui)) return Say{"There is nothing to repay (C-8.3)"};
            return toggle_repaid(ui.repay, ui.cursor);
        case 'd':
            if (ui.side == Side::Give) ui.repay = {};
            ui.close();
            break;
        case 'a': ui.close(); break;
        default: move_selector(view, ui, key == 'f'); break;
    }
    return Stay{};
}

}  // namespace

const PageKind approval_page{answer_menu, answer_chosen};
const PageKind offer_page{offer_menu, offer_chosen, draw_offer};

}  // namespace parlor::tui
