// The proposer's pages of a trade: the other player, and the goods of both sides.
#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/selector.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array start_keys{
    Binding{'p', 1, 10, "PLAYER", "with whom"},
    Binding{'w', 1, 12, "WANTED", "what you want"},
    Binding{'o', 1, 14, "OFFERING", "what you give"},
    Binding{'c', 1, 16, "CONFIRM", "propose it"},
    Binding{'x', 1, 18, "CANCEL", "back to your turn"},
    common::manage(2, 10),
    common::overview(2, 12),
    common::statistics(2, 14),
};

bool is_made(const Deal& deal) { return not(deal.give.nothing() and deal.want.nothing()); }

Menu start_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "TRADE INITIATION", .has_quadrants = false};
    const bool known = ui.deal.with != bank;
    menu.items = items_of(start_keys, [&](char key) {
        if (key == 'w') return known;
        return key != 'c' or (known and is_made(ui.deal));
    });
    if (known) menu.words = {{9, "WITH " + upper(view.seat(ui.deal.with).name)}};
    return menu;
}

// The cursor starts at the owner's first deed from their token on.
Wish open_goods(const View& view, Ui& ui, Side side) {
    const Seat owner = side == Side::Want ? ui.deal.with : view.decision.seat;
    if (owner == bank) return Say{"First choose the player"};
    ui.side = side;
    ui.card = 0;
    ui.cursor = view.seat(owner).at;
    rules::Squares owned;
    for (const Square deed : view.board().deeds)
        if (view.squares[deed].owner == owner) owned.insert(deed);
    if (not owned.contains(ui.cursor)) ui.cursor = next_of(view, owned, ui.cursor, true);
    ui.open(goods_page);
    return Stay{};
}

// The notice about a player's invalid remainder of money or wealth, if any.
std::optional<Notice> objection(const View& view, const Deal& deal) {
    const Remainder mine = left_after(view, view.decision.seat, deal.give, deal.want, deal.repay);
    const Remainder theirs = left_after(view, deal.with, deal.want, deal.give, {});
    if (mine.valid() and theirs.valid()) return std::nullopt;
    const Remainder& wrong = mine.valid() ? theirs : mine;
    return Notice{.title = "INVALID TRADE!",
                  .sub = "CANNOT INITIATE",
                  .lines = {std::string{mine.valid() ? "THEIR" : "YOUR"} + " REMAINING " +
                                (wrong.money < 0_cash ? "MONEY" : "WEALTH"),
                            "IS INVALID."}};
}

Wish propose(const View& view, Ui& ui) {
    if (ui.deal.with == bank) return Say{"First choose the player"};
    if (not is_made(ui.deal)) return Say{"Nothing is given and nothing wanted yet (C-8.1)"};
    if (auto invalid = objection(view, ui.deal)) {
        ui.notices.push_back(std::move(*invalid));
        return Stay{};
    }
    ui.ask({"CONFIRM TRADE",
            "",
            "PROPOSE IT TO",
            upper(view.seat(ui.deal.with).name) + "?",
            Move{rules::Propose{ui.deal.with, ui.deal.give, ui.deal.want, ui.deal.repay}}});
    return Stay{};
}

Wish start_chosen(const View& view, Ui& ui, char key) {
    switch (key) {
        case 'p': ui.open(partner_page); break;
        case 'w': return open_goods(view, ui, Side::Want);
        case 'o': return open_goods(view, ui, Side::Give);
        case 'c': return propose(view, ui);
        case 'x': ui.close(); break;
        default: return open_common(view, ui, key);
    }
    return Stay{};
}

Menu partner_menu(const View& view, const Ui&) {
    Menu menu{.header = "SELECT PLAYER", .has_quadrants = false};
    for (const rules::SeatView& seat : view.seats) {
        if (seat.seat == view.decision.seat or seat.out) continue;
        const int n = number(seat.seat);
        menu.items.push_back({static_cast<char>('0' + n),
                              1,
                              8 + 2 * n,
                              0,
                              upper(seat.name),
                              "trade with them",
                              view.choices.propose.contains(seat.seat)});
    }
    menu.items.push_back({'x', 1, 22, 0, "BACK", "the page before", true});
    return menu;
}

Wish pick_partner(const View& view, Ui& ui, char key) {
    if (key == 'x') {
        ui.close();
        return Stay{};
    }
    const Seat seat = Seat(key - '0');
    if (not view.choices.propose.contains(seat)) return Say{"No trade with this one is possible"};
    if (seat != ui.deal.with) ui.deal = {.with = seat, .give = ui.deal.give};
    ui.close();
    return Stay{};
}

}  // namespace

const PageKind trade_page{start_menu, start_chosen};
const PageKind partner_page{partner_menu, pick_partner};

}  // namespace parlor::tui
