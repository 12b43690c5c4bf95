// The pages of the end: the leaderboard, and below it the places at the table, with money,
// properties and their total value.
//
// Source: L-1.3, L-1.4, U-9.5.
#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/desk/told_window.hpp"
#include "tui/ending/winners.hpp"
#include "tui/moneyloopy/leaderboard.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using desk::first_told_row;
using moneyloopy::SeatView;

constexpr Entry<NoState> entries[]{
    Common::leaderboard(18),
    Common::pictures(1, 19),
    Common::take_back(1, 20),
    Common::again,
    Common::leave,
};

// `1 ANN     5400`
std::string line_of(const SeatView& seat) {
    constexpr int width_of_line = 16;
    const std::string sum = seat.out ? "OUT" : std::to_string(seat.wealth.value_or(0_cash).amount);
    const int room = std::min(8, width_of_line - 3 - width(sum));
    const std::string begin = std::to_string(*seat.place) + " " + shortened(upper(seat.name), room);
    return begin + right(sum, width_of_line - width(begin));
}

Menu window(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    Menu menu{.header = "GAME OVER", .has_quadrants = false};
    if (not view.winners.empty()) menu.sub = winner_words(view, view.winners, 11) + "!";
    for (int row = first_told_row(view.seats.size()); const SeatView& seat : placed(view))
        menu.words.push_back({row++, line_of(seat)});
    return menu;
}

// The parts of the wealth: `ANN    3400+ 5`.
std::vector<CardLine> card(const Seen& seen, const NoState&) {
    std::vector<CardLine> lines{{"MONEY + DEEDS", on_white}, {"AT $400 EACH", on_white}};
    for (const SeatView& seat : placed(seen.view)) {
        if (seat.out) continue;
        const std::string figures =
            std::to_string(seat.money.value_or(0_cash).amount) + "+" + right(seat.deeds, 2);
        const std::string name = shortened(upper(seat.name), width_of_card - 1 - width(figures));
        lines.push_back({name + right(figures, width_of_card - width(name))});
    }
    return lines;
}

constexpr PageKind<NoState> over{.window = window, .entries = entries, .card = card};

constexpr auto last_page = BoardLastPage<View, Common>::kind;

}  // namespace

PagePtr leaderboard_page(Leaderboard board) { return page_of(last_page, std::move(board)); }
PagePtr over_page() { return page_of(over); }

}  // namespace parlor::tui::moneyloopy_table
