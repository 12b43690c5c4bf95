// An elimination, for its victor: which of the loser's mortgaged deeds to take, and which of them
// to repay at once; the rest is auctioned.
//
// Source: C-10.2; docs/layout.md, 6, PLAYER ELIMINATED.
#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/selector.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array claim_keys{
    Binding{'p', 1, 10, "PLAYER", "who is out"},
    Binding{'o', 1, 14, "OFFERING", "deeds to take"},
    Binding{'c', 1, 16, "CONFIRM", "so be it"},
    common::manage(2, 10, "sell, mortgage"),
    common::overview(2, 12),
    common::statistics(2, 14),
    common::take_back(2, 16),
    common::quit(2, 18),
};

Menu claim_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "PLAYER ELIMINATED", .has_quadrants = false};
    menu.items = items_of(claim_keys, [&](char key) { return is_common_open(view, ui, key); });
    return menu;
}

rules::Squares taken(const View& view, const Ui& ui) { return ui.taken & view.claims->unsettled; }

Remainder left_to_victor(const View& view, const Ui& ui) {
    return left_after(view, view.claims->victor, {}, {.deeds = taken(view, ui)}, ui.repay);
}

// Claims the deeds one by one, then leaves the rest to auction.
Sequence settle(const View& view, const Ui& ui) {
    Sequence moves;
    const rules::Squares all = taken(view, ui);
    for (const Square deed : all)
        moves.actions.emplace_back(rules::Claim{deed, ui.repay.contains(deed)});
    if (not(view.claims->unsettled - all).empty()) moves.actions.emplace_back(rules::LeaveAll{});
    return moves;
}

Wish confirm(const View& view, Ui& ui) {
    if (not left_to_victor(view, ui).valid()) {
        ui.notices.push_back(
            {.title = "ERROR!",
             .sub = "CANNOT CONFIRM",
             .lines = {"YOUR REMAINING MONEY", "IS INVALID. REVIEW", "ELIMINATION OFFER."}});
        return Stay{};
    }
    if (not taken(view, ui).empty()) return settle(view, ui);
    ui.ask({"PLAYER ELIMINATED", "", "AUCTION ALL OF", "THE DEEDS?", settle(view, ui)});
    return Stay{};
}

Wish claim_chosen(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'p': ui.notices.push_back(statistics_of(view, view.claims->loser)); break;
        case 'o':
            ui.card = 0;
            ui.cursor = view.claims->unsettled.first();
            ui.open(estate_page);
            break;
        case 'c': return confirm(view, ui);
        default: return open_common(view, ui, key);
    }
    return Stay{};
}

bool is_offered(const View& view, const Ui& ui) {
    return ui.card == 0 and view.claims->unsettled.contains(ui.cursor);
}

Menu estate_menu(const View& view, const Ui& ui) {
    Menu menu = selector_menu("ELIMINATION", "uiojkl");
    for (Item& item : menu.items)
        if (item.key == 's' or item.key == 'r') item.open = is_offered(view, ui);
    return menu;
}

void draw_estate(Canvas& canvas, const View& view, const Ui& ui) {
    draw_selector(canvas,
                  view,
                  ui,
                  estate_menu(view, ui),
                  {.board = {.owners = {view.claims->victor, view.claims->loser},
                             .chosen = taken(view, ui),
                             .repaid = ui.repay},
                   .cards_of = view.claims->loser,
                   .cards = 0,
                   .money = std::nullopt,
                   .left = left_to_victor(view, ui)});
}

Wish take(Ui& ui) {
    const Sound sound = toggle_chosen(ui.taken, ui.cursor);
    if (not ui.taken.contains(ui.cursor)) ui.repay.erase(ui.cursor);
    return sound;
}

// A deed to be repaid is also taken.
Wish repay(Ui& ui) {
    ui.taken.insert(ui.cursor);
    return toggle_repaid(ui.repay, ui.cursor);
}

Wish estate_chosen(const View& view, Ui& ui, char key) {
    if ((key == 's' or key == 'r') and not is_offered(view, ui))
        return Say{"This deed is not on offer"};
    switch (key) {
        case 's': return take(ui);
        case 'r': return repay(ui);
        case 'd':
            ui.taken = ui.repay = {};
            ui.close();
            break;
        case 'a': ui.close(); break;
        default: move_selector(view, ui, key == 'f'); break;
    }
    return Stay{};
}

}  // namespace

const PageKind claim_page{claim_menu, claim_chosen};
const PageKind estate_page{estate_menu, estate_chosen, draw_estate};

}  // namespace parlor::tui
