// The pages that any page may open: the statistics; and the page for each decision.
#include "canvas/letters.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/desk/player_keys.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {
namespace {

using property::View;

ItemIs if_seated(const Seen& seen, const NoState&, int seat) {
    return static_cast<std::size_t>(seat) <= seen.view.seats.size() ? ItemIs::Open : ItemIs::Absent;
}

Reply tell_about(const View& view, NoState&, int seat) {
    return Tell{statistics_of(view, Seat(seat))};
}

constexpr Entry<NoState> player(int seat) {
    return {player_key(seat, "see their stats"), tell_about, if_seated, seat, name_of_seat};
}

constexpr auto statistics_entries =
    with_players<Entry<NoState>>(player,
                                 {
                                     Common::pictures(1, 21),
                                     {{'d', 1, 22, "DONE", "back"}, close},
                                 });

Menu statistics_window(const Seen&, const NoState&) {
    return {.header = "SELECT PLAYER", .has_quadrants = false};
}

constexpr PageKind<NoState> statistics{
    statistics_window, statistics_entries, nullptr, nullptr, arrange_players};

}  // namespace

PagePtr statistics_page() { return page_of(statistics); }

MakePage page_for(const View& view, bool is_elsewhere) {
    if (view.first_rolls) return first_roll_page;
    const bool is_awaited = is_elsewhere or desk::computer_decides(view);
    return is_awaited ? computer_page : page_of_decision(view);
}

// In a player's own turn, a debt only disables items of the turn's menu.
MakePage page_of_decision(const View& view) {
    using property::DecisionKind;
    const Seat seat = view.decision.seat;
    switch (view.decision.kind) {
        case DecisionKind::End:
            return view.seat(seat).in_gaol() and view.doubles > 0 ? gaoled_page : turn_page;
        case DecisionKind::Roll:
        case DecisionKind::Chance: return turn_page;
        case DecisionKind::Gaol: return gaol_page;
        case DecisionKind::Deed: return deed_page;
        case DecisionKind::Bid: return auction_page;
        case DecisionKind::Debt: return seat == view.turn ? turn_page : debt_page;
        case DecisionKind::Houses: return houses_page;
        case DecisionKind::Trade: return approval_page;
        case DecisionKind::Claim: return claim_page;
        case DecisionKind::Vote: return vote_page;
        case DecisionKind::None: return over_page;
    }
    return over_page;
}

}  // namespace parlor::tui
