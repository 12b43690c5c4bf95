#include "tui/property/table_screen.hpp"

#include <utility>

#include "tui/board/deed_card.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/prompts.hpp"
#include "tui/property/shown_board.hpp"
#include "tui/property/trade/exchange_card.hpp"

namespace parlor::tui {
namespace {

using property::View;

// The deed of the decision, while the board is visible and the player looks at nothing else.
std::optional<Square> decided_deed(const View& view, const Ui& ui) {
    if (ui.shown<Managing>() or ui.top().is_panel()) return std::nullopt;
    return ui.selected(view);
}

// The trade that the player is building or has to answer, while the board is visible.
std::optional<Exchange> decided_exchange(const View& view, const Ui& ui) {
    if (ui.shown<Managing>() or ui.top().is_panel()) return std::nullopt;
    for (const PagePtr& page : ui.above)
        if (const Deal* const trade = page->state_as<Deal>()) return exchange_of(view, *trade);
    const Approval* const answer = ui.below->state_as<Approval>();
    return answer == nullptr ? std::nullopt : std::optional{exchange_of(view, *answer)};
}

void draw_pages(Canvas& canvas, const View& view, const Ui& ui) {
    const bool is_hidden = ui.is_table_hidden(view);
    ui.draw_pages(canvas, view, is_hidden ? Menu{}.rows_above : rows_of_players(view.seats.size()));
}

// Only the pages, and why the last key did nothing.
Canvas draw_without_table(const View& view, const Ui& ui) {
    Canvas canvas;
    draw_pages(canvas, view, ui);
    if (not ui.prompts.refusal.empty()) draw_remark(canvas, ui.prompts.refusal);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

DeedPrices prices_of(const board::Spot& spot) { return {spot.price, spot.house_cost}; }

// A decision about phantom houses does not close the manage page.
bool goes_on_managing(const View& view, const Ui& ui) {
    constexpr auto houses = property::DecisionKind::Houses;
    const auto before = static_cast<property::DecisionKind>(ui.met.kind);
    return ui.shown<Managing>() and ui.met.seat == view.decision.seat and
           (before == houses or view.decision.kind == houses);
}

}  // namespace

Canvas draw(const View& view, const Ui& ui) {
    const bool is_covered = ui.shown<Reading>() or ui.shown<Leaderboard>();
    if (ui.is_table_hidden(view) or is_covered) return draw_without_table(view, ui);
    Canvas canvas;
    const ShownBoard board = shown_board(view);
    draw_players(canvas, view, ui.presence);
    draw_board(canvas, board, ui.quadrant(view), ui.selected(view));
    if (const auto exchange = decided_exchange(view, ui))
        draw_exchange_card(canvas, view, ui.quadrant(view), *exchange);
    else if (const auto card = ui.top().card(ui.seen(view)); not card.empty())
        draw_card(canvas, ui.quadrant(view), board.size(), card);
    else if (const auto deed = decided_deed(view, ui))
        draw_card(canvas,
                  ui.quadrant(view),
                  board.size(),
                  deed_card(board, *deed, prices_of(view.board().at(*deed))));
    draw_pages(canvas, view, ui);
    draw_prompts(canvas, board, beside_decision(view, ui.prompts));
    draw_mini_map(canvas, board);
    if (const auto* managing = ui.shown<Managing>(); managing and ui.prompts.says_nothing())
        draw_manage_prompts(canvas, view, board, managing->cursor);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

// An unfinished trade under the manage page stays with it.
void meet(const View& view, Ui& ui, bool is_elsewhere) {
    const auto pages = goes_on_managing(view, ui) ? Ui::Above::Stays : Ui::Above::Closes;
    const auto& [seat, kind] = view.decision;
    ui.meet({seat, static_cast<int>(kind), page_for(view, is_elsewhere)}, pages);
}

}  // namespace parlor::tui
