// The pages that any page may open: the overview, the statistics; and the page for each decision.
#include "canvas/letters.hpp"
#include "tui/desk/pages/board_pages.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {

using property::View;

namespace {

using BoardOverview = desk::OverviewOf<View, shown_with_holders>;

// U-10.4: with the sum that wins.
void draw_overview(Canvas& canvas,
                   const desk::Seen<View>& seen,
                   const desk::Overview& page,
                   const Menu& menu,
                   MenuCursor place) {
    constexpr int row = 4, left = 11, inside = 17;
    BoardOverview::draw(canvas, seen, page, menu, place);
    const Money sum = seen.view.rules.wealth_wins;
    if (sum == 0_cash) return;
    const std::string words = "$" + std::to_string(sum.amount) + " WINS";
    canvas.write({row, left + (inside - width(words)) / 2}, words, on_black);
}

constexpr desk::PageKind<View, desk::Overview> overview{
    .window = BoardOverview::window, .entries = {}, .draw_panel = draw_overview};

}  // namespace

PagePtr overview_page() { return page_of(overview); }
PagePtr statistics_page() { return page_of(desk::Statistics<View, statistics_of>::kind); }

MakePage page_for(const View& view, bool is_elsewhere) {
    if (view.first_rolls) return first_roll_page;
    const bool is_awaited = is_elsewhere or desk::computer_decides(view);
    return is_awaited ? computer_page : page_of_decision(view);
}

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
        case DecisionKind::Debt: return debt_page;
        case DecisionKind::Houses: return houses_page;
        case DecisionKind::Trade: return approval_page;
        case DecisionKind::Claim: return claim_page;
        case DecisionKind::Vote: return vote_page;
        case DecisionKind::None: return over_page;
    }
    return over_page;
}

}  // namespace parlor::tui
