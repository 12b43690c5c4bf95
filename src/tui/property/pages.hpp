// All pages of the playing screen; related pages share a source file.
//
// Source: docs/layout.md, 6.
#pragma once

#include "canvas/key.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

// The pages of decisions (turn_pages, auction_page, trade_pages, trouble_pages, ...).
extern const PageKind turn_page, gaoled_page, gaol_page, deed_page, auction_page, approval_page,
    debt_page, houses_page, claim_page, vote_page, over_page;

// The page for all decisions of computers, and the page shown while they pause.
extern const PageKind computer_page, pause_page;

// Pages that open over the page of a decision.
extern const PageKind manage_page, statistics_page, trade_page, partner_page, goods_page,
    offer_page, estate_page, overview_page, wait_page, jump_page, ask_page, first_roll_page,
    charts_page;

[[nodiscard]] const PageKind& page_for(const rules::View& view);
[[nodiscard]] const PageKind& page_of_decision(const rules::View& view);  // for any player

// What a key does while computers decide: it pauses them, and may then do what it does on the pause
// page.
enum class Pausing : std::uint8_t { No, Pause, PauseAndDo };
[[nodiscard]] Pausing pausing(const rules::View& view, const Ui& ui, Key key);

// Shows the next first roll. Requires one that has not been shown.
void see_first_roll(const rules::View& view, Ui& ui);

[[nodiscard]] Notice statistics_of(const rules::View& view, Seat of);
[[nodiscard]] Notice info_card(const rules::View& view, Square square);

// The next square of `among`, forward or backward round the board.
[[nodiscard]] Square next_of(const rules::View& view,
                             rules::Squares among,
                             Square from,
                             bool forward);

}  // namespace parlor::tui
