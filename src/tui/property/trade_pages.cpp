// The trade: with whom, what for what, and the other one's answer.
#include <algorithm>

#include "tui/letters.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/story.hpp"

namespace parlor::tui {
namespace {

using rules::Goods;
using rules::View;

constexpr std::array start_keys{
    Binding{'p', 1, 10, "PLAYER", "with whom"},
    Binding{'w', 1, 12, "WANTED", "what you want"},
    Binding{'o', 1, 14, "OFFERING", "what you give"},
    Binding{'c', 1, 16, "CONFIRM", "propose it"},
    Binding{'x', 1, 18, "CANCEL", "back to your turn"},
    Binding{'m', 2, 10, "MANAGE", "build, sell, mortgage"},
    Binding{'s', 2, 12, "STATISTICS", "about a player"},
};

constexpr std::array answer_keys{
    Binding{'p', 1, 10, "INITIATOR", "who proposes it"},
    Binding{'w', 1, 12, "WANTED", "what you would give"},
    Binding{'o', 1, 14, "OFFERING", "what you would get"},
    Binding{'c', 1, 16, "CONFIRM", "accept the trade"},
    Binding{'x', 1, 18, "DECLINE", "decline the trade"},
    Binding{'r', 2, 10, "REPAY MARKS", "which deeds you repay"},
    Binding{'m', 2, 12, "MANAGE", "sell, mortgage"},
    Binding{'s', 2, 14, "STATISTICS", "about a player"},
    Binding{'z', 2, 16, "TAKE BACK", "undo the last move"},
    Binding{'q', 2, 18, "QUIT", "to the launcher"},
};

constexpr std::array repay_keys{
    Binding{'f', 1, 10, "MOVE FWRD", "the next deed"},
    Binding{'b', 1, 12, "MOVE BACK", "the deed before"},
    Binding{'r', 1, 14, "REPAY", "repay it at once"},
    Binding{'d', 1, 18, "DONE", "back"},
};

std::string sum_of(const Goods& goods) {
    std::string words = "$" + std::to_string(goods.money.amount);
    if (not goods.deeds.empty()) words += " D" + std::to_string(goods.deeds.count());
    if (goods.free_cards > 0) words += " C" + std::to_string(goods.free_cards);
    return words;
}

bool is_made(const Deal& deal) { return not(deal.give.nothing() and deal.want.nothing()); }

Menu start_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "TRADE INITIATION"};
    menu.items = items_of(start_keys, [&](char key) { return key != 'c' or is_made(ui.deal); });
    if (ui.above.empty() or ui.above.back().place.page == 1)
        menu.words = {{9, "WITH " + upper(view.seat(ui.deal.with).name)},
                      {13, "GET  " + sum_of(ui.deal.want)},
                      {15, "GIVE " + sum_of(ui.deal.give)}};
    return menu;
}

Wish open_goods(const View& view, Ui& ui, Side side) {
    const Seat owner = side == Side::Want ? ui.deal.with : view.decision.seat;
    ui.side = side;
    ui.cursor = view.seat(owner).at;
    rules::Squares owned;
    for (const Square deed : view.board().deeds)
        if (view.squares[deed].owner == owner) owned.insert(deed);
    if (not owned.contains(ui.cursor)) ui.cursor = next_of(view, owned, ui.cursor, true);
    ui.open(goods_page);
    return Stay{};
}

Wish propose(const View& view, Ui& ui) {
    if (not is_made(ui.deal)) return Say{"Nothing is given and nothing wanted yet (C-8.1)"};
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
    Menu menu{.header = "TRADE INITIATION", .sub = "SELECT PLAYER"};
    menu.has_quadrants = false;
    for (const rules::SeatView& seat : view.seats) {
        const int n = number(seat.seat);
        menu.items.push_back({static_cast<char>('0' + n),
                              1,
                              8 + 2 * n,
                              0,
                              upper(seat.name),
                              "trade with " + seat.name,
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

rules::Squares mortgaged_of(const View& view, rules::Squares deeds) {
    rules::Squares result;
    for (const Square deed : deeds)
        if (view.squares[deed].mortgaged) result.insert(deed);
    return result;
}

Menu answer_menu(const View& view, const Ui&) {
    Menu menu{.header = "TRADE APPROVAL"};
    menu.items = items_of(answer_keys, [&](char key) {
        if (key == 'c') return view.choices.accept;
        return key != 'r' or not mortgaged_of(view, view.offer->give.deeds).empty();
    });
    if (view.offer) menu.words = {{9, "BY " + upper(view.seat(view.offer->from).name)}};
    return menu;
}

Notice goods_notice(const View& view,
                    std::string title,
                    const Goods& goods,
                    rules::Squares repaid) {
    Notice notice{.title = std::move(title), .sub = "TRADE", .lines = {}, .tall = true};
    for (const std::string& line : things(view.board(), goods)) notice.lines.push_back(line);
    for (const Square deed : mortgaged_of(view, goods.deeds))
        notice.lines.push_back((repaid.contains(deed) ? "REPD. " : "MORT. ") +
                               upper(view.board().name_of(deed)));
    if (notice.lines.size() > 14) notice.lines.resize(14);
    return notice;
}

Wish accept(const View& view, Ui& ui) {
    if (not view.choices.accept) return Move{rules::Accept{ui.repay}};  // to hear why not
    ui.ask({"CONFIRM TRADE",
            "",
            "ACCEPT IT FROM",
            upper(view.seat(view.offer->from).name) + "?",
            Move{rules::Accept{ui.repay}}});
    return Stay{};
}

Wish answer_chosen(const View& view, Ui& ui, char key) {
    const rules::Offer& offer = *view.offer;
    switch (key) {
        case 'p': ui.notices.push_back(statistics_of(view, offer.from)); break;
        case 'w':
            ui.notices.push_back(goods_notice(view, "YOU GIVE", offer.want, offer.repay));
            break;
        case 'o': ui.notices.push_back(goods_notice(view, "YOU GET", offer.give, ui.repay)); break;
        case 'c': return accept(view, ui);
        case 'x': return Move{rules::Decline{}};
        case 'r': {
            const rules::Squares marked = mortgaged_of(view, offer.give.deeds);
            if (marked.empty()) return Say{"Nothing you would get is mortgaged (C-8.3)"};
            ui.cursor = marked.first();
            ui.open(repay_page);
            break;
        }
        default: return open_common(view, ui, key);
    }
    return Stay{};
}

Menu repay_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "TRADE APPROVAL", .sub = "REPAY MARKS"};
    menu.has_squares = true;
    menu.items = items_of(repay_keys, [](char) { return true; });
    menu.words = {{9, upper(view.board().name_of(ui.cursor))},
                  {15, ui.repay.contains(ui.cursor) ? "♦ REPAID AT ONCE" : "STAYS MORTGAGED"}};
    return menu;
}

Wish repay_chosen(const View& view, Ui& ui, char key) {
    if (key == 'd' or not view.offer) {
        ui.close();
        return Stay{};
    }
    const rules::Squares deeds = mortgaged_of(view, view.offer->give.deeds);
    if (key != 'r')
        ui.cursor = next_of(view, deeds, ui.cursor, key == 'f');
    else if (ui.repay.contains(ui.cursor))
        ui.repay.erase(ui.cursor);
    else
        ui.repay.insert(ui.cursor);
    return Stay{};
}

}  // namespace

const PageKind trade_page{start_menu, start_chosen};
const PageKind partner_page{partner_menu, pick_partner};
const PageKind approval_page{answer_menu, answer_chosen};
const PageKind repay_page{repay_menu, repay_chosen};

}  // namespace parlor::tui
