#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/amount_keys.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array keys{
    Binding{'b', 1, 14, "BID", "bid this amount"},
    Binding{'p', 1, 16, "PASS", "not now"},
    Binding{'f', 1, 18, "FORFEIT", "bid no more"},
    common::manage(2, 10, "sell, mortgage"),
    common::trade(2, 12),
    common::overview(2, 14),
    common::statistics(2, 16),
    common::take_back(2, 17),
    common::quit(2, 18),
};

std::string standing_bid(const View& view) {
    if (view.auction->bidder == bank) return "NO BID YET";
    return "$" + std::to_string(view.auction->bid.amount) + " " +
           cut(upper(view.seat(view.auction->bidder).name), 8);
}

Menu menu_of(const View& view, const Ui& ui) {
    Menu menu{.header = "DEED AUCTION"};
    menu.has_quadrants = ui.below.place.page == 2;
    const auto open = [&](char key) {
        if (key == 'b') return view.choices.highest_bid >= view.choices.lowest_bid;
        return is_common_open(view, ui, key);
    };
    menu.items = items_of(keys, open);
    add_why(menu, ui, 2, 19);
    if (not view.auction) return menu;
    menu.words.push_back({9, whole_words(upper(view.board().name_of(view.auction->square)), 16)});
    if (ui.below.place.page == 1) {
        add_amount(menu, ui.amount);
        menu.words.push_back({13, standing_bid(view)});
    }
    return menu;
}

Wish change_amount(const View& view, Ui& ui, Money wanted) {
    const Money lowest = view.choices.lowest_bid;
    const Money highest = std::max(lowest, view.choices.highest_bid);
    ui.amount = std::clamp(wanted, lowest, highest);
    if (wanted < lowest) return Say{"A bid is at least $" + std::to_string(lowest.amount)};
    if (wanted > highest) return Say{"More than you are worth (C-4.3)"};
    return Stay{};
}

Wish chosen(const View& view, Ui& ui, char key) {
    if (const auto amount = amount_after(key, ui.amount)) return change_amount(view, ui, *amount);
    switch (key) {
        case 'b': return Move{rules::Bid{ui.amount}};
        case 'p': return Move{rules::Pass{}};
        case 'f': return Move{rules::Forfeit{}};
        default: return open_common(view, ui, key);
    }
}

}  // namespace

const PageKind auction_page{menu_of, chosen};

}  // namespace parlor::tui
