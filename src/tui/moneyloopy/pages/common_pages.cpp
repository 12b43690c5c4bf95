// The pages that any page may open, and the page for each decision.
#include "tui/desk/pages/board_pages.hpp"
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"
#include "tui/moneyloopy/rulebook.hpp"
#include "tui/moneyloopy/shown_board.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using moneyloopy::Place;
using Keys = desk::PauseKeys;

Reply read_rules(const View& view) {
    return Open{desk::book_page(book_of(rulebook, reading_pages(shown_board(view))))};
}

constexpr Entry<desk::Paused> pause_entries[]{
    Keys::play_on,
    Keys::hand_over,
    Keys::to_my_turn,
    Keys::finish,
    Common::overview(1, 12),
    Common::properties(1, 13),
    Common::deals(1, 14),
    Keys::save_a_copy,
    Common::options(1, 16),
    {Keys::guide, read_rules},
    Common::take_back(1, 18),
    Common::why(1, 19),
    Common::quit(1, 20),
    Keys::credits,
};

Menu pause_window(const Seen& seen, const desk::Paused&) { return desk::pause_window(seen); }
constexpr PageKind<desk::Paused> paused{.window = pause_window, .entries = pause_entries};

MakePage page_of_square(const View& view) {
    if (std::holds_alternative<moneyloopy::ToPay>(view.phase)) return demand_page;
    if (std::holds_alternative<moneyloopy::ToBuy>(view.phase)) return buy_page;
    switch (view.edition->places[view.seat(view.turn).at]) {
        case Place::Chance: return stake_page;
        case Place::Station:
        case Place::ShortLine: return station_page;
        case Place::WaterWorks: return sale_page;
        case Place::ElectricCompany: return taking_page;
        case Place::Go:
        case Place::Property:
        case Place::Tollbooth:
        case Place::Chest:
        case Place::IncomeTax:
        case Place::LuxuryTax: break;
    }
    return chest_page;
}

MakePage page_in_transit(const View& view) {
    const bool is_in_centre = view.seat(view.turn).transit == moneyloopy::Transit::Centre;
    return is_in_centre ? jump_page : roll_page;
}

}  // namespace

Reply Common::build(const View& view) {
    const Seat seat = view.decision.seat;
    if (seat == bank) return Say{"Chance decides first"};
    return Open{manage_page(view.seat(seat).at)};
}

Reply Common::start_deal(const View& view) {
    const Seats partners = view.choices.deal;
    if (partners.empty()) return Say{"No deal can be proposed now"};
    return Open{partners.has_one() ? deal_page(partners.first()) : partner_page()};
}

Reply Common::list_deals(const View&) { return Open{deals_page()}; }

Reply Common::list_properties(const View& view) {
    return Open{properties_page(view, owner_to_see(view))};
}

PagePtr overview_page() { return page_of(desk::OverviewOf<View, shown_board>::kind); }
PagePtr statistics_page() { return page_of(desk::Statistics<View, statistics_of>::kind); }
PagePtr pause_page() { return page_of(paused); }
PagePtr reading_page(const desk::View& view) {
    return desk::book_page({"MONEYLOOPY", reading_pages(shown_board(desk::own<View>(view)))});
}
PagePtr computer_page() {
    return desk::watch_page(
        [](const desk::View& view) { return page_of_decision(desk::own<View>(view)); });
}

MakePage page_for(const View& view, bool is_elsewhere) {
    const bool is_awaited = is_elsewhere or desk::computer_decides(view);
    return is_awaited ? computer_page : page_of_decision(view);
}

MakePage page_of_decision(const View& view) {
    using moneyloopy::DecisionKind;
    switch (view.decision.kind) {
        case DecisionKind::Chance:
        case DecisionKind::Roll: return roll_page;
        case DecisionKind::Jump: return page_in_transit(view);
        case DecisionKind::Toll: return toll_page;
        case DecisionKind::Square: return page_of_square(view);
        case DecisionKind::Bid: return bid_page;
        case DecisionKind::Debt: return debt_page;
        case DecisionKind::End: return end_page;
        case DecisionKind::Deal: return answer_page;
        case DecisionKind::None: return over_page;
    }
    return over_page;
}

}  // namespace parlor::tui::moneyloopy_table
