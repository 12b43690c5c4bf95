// The pages of debts, of phantom houses, of the vote to end the game, and of its end.
#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/heads.hpp"
#include "tui/ending/winners.hpp"
#include "tui/property/bill.hpp"
#include "tui/property/leaderboard.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"

namespace parlor::tui {
namespace {

using property::View;

constexpr Entry<NoState> debt_entries[]{
    Common::autopay(1, 10),
    Common::manage(1, 12, "sell, mortgage"),
    Common::trade(1, 14),
    Common::roll(1, 16),
    Common::overview(1, 18),
    Common::deeds(1, 19),
    Common::statistics(2, 10),
    Common::take_back(2, 12),
    Common::quit(2, 14),
    Common::why(2, 16),
    Common::options(2, 18),
};

Menu debt_window(const Seen& seen, const NoState&) {
    const std::string& debtor = seen.view.seat(seen.view.decision.seat).name;
    const std::string creditor = shortened(tui::creditor(seen.view), 8);
    return {.header = desk::named_header(debtor, " IN DEBT"),
            .sub = "OWES " + creditor,
            .has_quadrants = seen.page == 1};
}

std::optional<Square> square_owed_on(const View& view, const NoState&) {
    return square_of_debt(view);
}

std::vector<CardLine> debt_card(const Seen& seen, const NoState&) { return bill(seen.view); }

constexpr PageKind<NoState> debt{
    .window = debt_window, .entries = debt_entries, .selected = square_owed_on, .card = debt_card};

constexpr Entry<NoState> houses_entries[]{
    Common::manage(1, 14, "sell houses"),
    Common::overview(1, 18),
    Common::deeds(1, 19),
    Common::statistics(2, 10),
    Common::take_back(2, 12),
    Common::quit(2, 14),
};

Menu houses_window(const Seen& seen, const NoState&) {
    Menu menu{.header = "MUST SELL IMPRV", .sub = desk::who_decides(seen.view)};
    const int owed = seen.view.seat(seen.view.decision.seat).phantom;
    menu.words = {{9, std::to_string(owed) + (owed == 1 ? " HOUSE TO SELL" : " HOUSES TO SELL")}};
    return menu;
}

constexpr PageKind<NoState> houses{houses_window, houses_entries};

constexpr Entry<NoState> vote_entries[]{
    {{'n', 1, 13, "NO", "play on"}, plays<property::Refuse>},
    {{'y', 1, 15, "YES", "end the game"}, plays<property::Agree>},
    Common::statistics(1, 18),
    Common::take_back(2, 10),
    Common::quit(2, 12),
    Common::overview(2, 14),
    Common::deeds(2, 15),
};

Menu vote_window(const Seen& seen, const NoState&) {
    Menu menu{
        .header = "QUIT REQUESTED", .sub = desk::who_decides(seen.view), .has_quadrants = false};
    menu.words = {{10, "DO YOU AGREE TO"}, {11, "END THE GAME?"}};
    return menu;
}

constexpr PageKind<NoState> vote{vote_window, vote_entries};

constexpr Entry<NoState> over_entries[]{
    Common::leaderboard(17),
    Common::pictures(1, 18),
    Common::take_back(1, 19),
    Common::review(20),
    Common::again,
    Common::leave,
};

// How the player left, after the player's final wealth on the leaderboard (U-7.6).
std::string word_for(const property::SeatView& seat) {
    switch (seat.left) {
        case property::Departure::None: return "";
        case property::Departure::Bankrupt: return "B";
        case property::Departure::Flagged: return "T";
    }
    return "";
}

Menu over_window(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    Menu menu{.header = "GAME OVER", .has_quadrants = false};
    if (not view.winners.empty()) menu.sub = winner_words(view, view.winners, 11) + "!";
    const bool is_by_wealth = is_won_by_wealth(view);
    for (int row = 10; const property::SeatView& seat : placed(view)) {
        const std::string figure = std::to_string(is_by_wealth ? seat.wealth.amount : seat.score);
        const std::string name = shortened(upper(seat.name), std::min(8, 12 - width(figure)));
        std::string line = std::to_string(*seat.place);
        line.append(" ").append(name).append(right(figure, 13 - width(name)));
        if (is_by_wealth) line += word_for(seat);
        menu.words.push_back({row++, line});
    }
    return menu;
}

// Below the standings of seven and eight players (U-7.2).
void arrange_over(Menu& menu, std::size_t players) {
    constexpr std::size_t most_spread = 6;
    if (players <= most_spread) return;
    for (int row = 18; Item & item : menu.items) item.row = row++;
}

constexpr PageKind<NoState> over{over_window, over_entries, nullptr, nullptr, arrange_over};

constexpr Entry<Leaderboard> last_entries[]{
    EndKeys::again,
    EndKeys::review(20),
    EndKeys::new_setup,
    EndKeys::pictures,
    EndKeys::story,
    {{'s', 1, 21, "STATISTICS", "a player's stats", 24}, Common::see_statistics},
    EndKeys::take_back,
    EndKeys::table,
    EndKeys::launcher,
};
constexpr auto last_page = LastPage<View>::with(last_entries);

}  // namespace

PagePtr debt_page() { return page_of(debt); }
PagePtr houses_page() { return page_of(houses); }
PagePtr vote_page() { return page_of(vote); }
PagePtr over_page() { return page_of(over); }
PagePtr leaderboard_page(Leaderboard board) { return page_of(last_page, std::move(board)); }

}  // namespace parlor::tui
