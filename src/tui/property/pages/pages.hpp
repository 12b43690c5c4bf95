// All pages of the playing screen; related pages share a source file.
//
// Source: docs/layout.md, 6.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "canvas/key.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/history_page.hpp"
#include "tui/desk/pages/question_page.hpp"
#include "tui/ending/leaderboard.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/pages/page.hpp"

namespace parlor::tui {

// The pages of decisions (turn_pages, auction_page, trade_pages, trouble_pages, ...).
[[nodiscard]] PagePtr turn_page();
[[nodiscard]] PagePtr gaoled_page();
[[nodiscard]] PagePtr gaol_page();
[[nodiscard]] PagePtr deed_page();
[[nodiscard]] PagePtr auction_page();
[[nodiscard]] PagePtr approval_page();
[[nodiscard]] PagePtr debt_page();
[[nodiscard]] PagePtr houses_page();
[[nodiscard]] PagePtr claim_page();
[[nodiscard]] PagePtr vote_page();
[[nodiscard]] PagePtr over_page();
[[nodiscard]] PagePtr first_roll_page();  // before the game, while first rolls are shown

[[nodiscard]] PagePtr computer_page();  // for all decisions of computers, and of people elsewhere

[[nodiscard]] MakePage page_for(const property::View& view, bool is_elsewhere);
[[nodiscard]] MakePage page_of_decision(const property::View& view);  // for any player

// Pages that open over the page of a decision.
[[nodiscard]] PagePtr statistics_page();
[[nodiscard]] PagePtr trade_page(Seat with);  // bank: no partner is chosen yet
[[nodiscard]] PagePtr trade_page(
    const property::Offer& offer);  // to be changed, and proposed again

// The screen itself knows the state of these pages: it marks the square under the cursor of the
// manage page, any key closes the overview, a replay waits for the charts and the history, and no
// clock runs while the player chooses preferences or answers whether to leave.
struct Managing {
    Square cursor{};
};
[[nodiscard]] PagePtr manage_page(Square cursor);

[[nodiscard]] PagePtr overview_page();

// The list of each player's deeds. If the page below has a cursor, the list begins at it, and
// choosing an allowed deed moves it; otherwise a player manages the chosen deed of their own.
struct DeedTarget {
    Square* cursor = nullptr;
    board::Squares allowed;
};
[[nodiscard]] PagePtr deeds_page(const property::View& view, Seat of, DeedTarget target = {});

struct Charts {
    property::Chronicle chronicle;  // at the time when the page was opened
    Chart chart = Chart::Wealth;
};
[[nodiscard]] PagePtr charts_page(property::Chronicle chronicle);

[[nodiscard]] PagePtr leaderboard_page(Leaderboard board);

using desk::History;

using desk::Paused;
[[nodiscard]] PagePtr pause_page();
[[nodiscard]] PagePtr reading_page(const desk::View& view);  // how to read the board

using desk::Reading;

using desk::ask;
using desk::Asked;
using desk::Asks;
using desk::Kept;

[[nodiscard]] Notice statistics_of(const property::View& view, Seat of);
[[nodiscard]] Notice info_card(const property::View& view, Square square);

}  // namespace parlor::tui
