// All pages of the playing screen; related pages share a source file.
//
// Source: docs/layout.md, 6.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/story.hpp"
#include "canvas/key.hpp"
#include "tui/book.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/ui.hpp"

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

[[nodiscard]] PagePtr computer_page();  // for all decisions of computers

[[nodiscard]] MakePage page_for(const rules::View& view);
[[nodiscard]] MakePage page_of_decision(const rules::View& view);  // for any player

// Pages that open over the page of a decision.
[[nodiscard]] PagePtr statistics_page();
[[nodiscard]] PagePtr trade_page(Seat with);  // bank: the player is still to be chosen
[[nodiscard]] PagePtr trade_page(const rules::Offer& offer);  // to be changed, and proposed again

// Pages of which the screen itself knows the state: it marks the square to be managed, any key
// closes the overview, first rolls are seen one by one, a replay waits for the charts and the
// history, and no clock runs while the player chooses preferences or answers whether to leave.
struct Managing {
    Square cursor{};
};
[[nodiscard]] PagePtr manage_page(Square cursor);

struct Overview {};
[[nodiscard]] PagePtr overview_page();

// The list of each player's deeds. Where a page below has a cursor, the list begins at it, and a
// deed that is allowed moves it; otherwise a deed of the player who decides is managed.
struct DeedTarget {
    Square* cursor = nullptr;
    rules::Squares allowed;
};
[[nodiscard]] PagePtr deeds_page(const rules::View& view, Seat of, DeedTarget target = {});

struct FirstRolls {
    std::vector<Dice> rolls;  // in the order of entering
    std::size_t shown = 0;    // so many of them
};
[[nodiscard]] PagePtr first_roll_page();

struct Charts {
    rules::Chronicle chronicle;  // at the time when the page was opened
    Chart chart = Chart::Wealth;
};
[[nodiscard]] PagePtr charts_page(rules::Chronicle chronicle);

// The leaderboard. Requires places.
struct Leaderboard {
    rules::Departures departures;
};
[[nodiscard]] PagePtr leaderboard_page(const rules::Departures& departures);

struct History {
    std::vector<std::vector<std::string>> pages = {};  // lines of text, the oldest page first
    std::size_t shown = 0, first_new = 0;
    std::string about_news = {};
};
// `about_news` says what the new pages are about. At first the oldest new page is shown.
[[nodiscard]] PagePtr history_page(const Story& story, std::string_view about_news);

struct Preferences {};
[[nodiscard]] PagePtr wait_page();

// The pause menu. Computers and clocks stand still as long as it is open, under other pages too.
struct Paused {};
[[nodiscard]] PagePtr pause_page();

// How to play, over the whole screen.
struct Reading {
    BookUi book;
};
[[nodiscard]] PagePtr rulebook_page();

// A question with No and Yes.
enum class Asks : std::uint8_t { Once, Twice };  // twice: are you sure?
struct Asked {
    std::string header, sub, first_line, second_line;
    Command yes;
    Asks asks = Asks::Once;
    std::vector<std::string> below = {};  // what one needs to know, under the answers
};
[[nodiscard]] Open ask(Asked asked);

// The question whether to leave the table; it says whether the game can be continued.
enum class Kept : std::uint8_t { No, Yes };
[[nodiscard]] PagePtr leave_page(Kept kept);

// The menu window while computers play: what happens, in sentences, and the keys.
[[nodiscard]] Menu watch_menu(std::string header, std::string sub, const Seen& seen);

// Whether a person plays, and how many people are still in the game.
[[nodiscard]] bool has_people(const rules::View& view);
[[nodiscard]] std::ptrdiff_t people_left(const rules::View& view);

// Whether the key leads to the next decision of a person.
[[nodiscard]] bool skips(Key key);

// What a key does while computers decide: it pauses them, and may then do what it does on the pause
// page.
enum class Pausing : std::uint8_t { No, Pause, PauseAndDo };
[[nodiscard]] Pausing pausing(const rules::View& view, const Ui& ui, Key key);

// Shows the next first roll. Requires that the page of first rolls is open, and that it has one
// that has not been shown.
void see_first_roll(const rules::View& view, Ui& ui);

[[nodiscard]] Notice statistics_of(const rules::View& view, Seat of);
[[nodiscard]] Notice info_card(const rules::View& view, Square square);

}  // namespace parlor::tui
