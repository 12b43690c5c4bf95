// All pages of Moneyloopy's table; related pages share a source file.
//
// Source: U-9; docs/layout.md, 6, for pages that the property game also has.
#pragma once

#include "rules/moneyloopy/action.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/pages/history_page.hpp"
#include "tui/desk/pages/question_page.hpp"
#include "tui/ending/leaderboard.hpp"
#include "tui/moneyloopy/pages/page.hpp"

namespace parlor::tui::moneyloopy_table {

// The pages of decisions (turn_pages, toll_page, square_pages, bid_page, debt_page, answer_page).
[[nodiscard]] PagePtr roll_page();
[[nodiscard]] PagePtr jump_page();
[[nodiscard]] PagePtr toll_page();
[[nodiscard]] PagePtr demand_page();
[[nodiscard]] PagePtr buy_page();
[[nodiscard]] PagePtr chest_page();
[[nodiscard]] PagePtr stake_page();
[[nodiscard]] PagePtr station_page();
[[nodiscard]] PagePtr sale_page();
[[nodiscard]] PagePtr taking_page();
[[nodiscard]] PagePtr bid_page();
[[nodiscard]] PagePtr debt_page();
[[nodiscard]] PagePtr end_page();
[[nodiscard]] PagePtr answer_page();  // to a proposed deal
[[nodiscard]] PagePtr over_page();
[[nodiscard]] PagePtr leaderboard_page(Leaderboard board);

[[nodiscard]] PagePtr computer_page();  // for all decisions of computers, and of people elsewhere

[[nodiscard]] MakePage page_for(const View& view, bool is_elsewhere);
[[nodiscard]] MakePage page_of_decision(const View& view);  // for any player

// Pages that open over the page of a decision.

// A new deal. Requires a player to whom a deal can be proposed.
[[nodiscard]] PagePtr deal_page(Seat with);
// A new deal in answer to a proposal; it begins with the same terms.
[[nodiscard]] PagePtr counter_page(const moneyloopy::Proposal& proposal);
[[nodiscard]] PagePtr partner_page();  // chooses the partner, when there are several

[[nodiscard]] PagePtr deals_page();  // all deals in force
[[nodiscard]] PagePtr properties_page(const View& view, Seat of);
[[nodiscard]] PagePtr statistics_page();
[[nodiscard]] PagePtr overview_page();
[[nodiscard]] PagePtr pause_page();
[[nodiscard]] PagePtr reading_page(const desk::View& view);  // how to read the board

[[nodiscard]] PagePtr manage_page(Square cursor);

using desk::ask;
using desk::Asked;

[[nodiscard]] Notice info_card(const View& view, Square square);
[[nodiscard]] Notice statistics_of(const View& view, Seat of);

}  // namespace parlor::tui::moneyloopy_table
