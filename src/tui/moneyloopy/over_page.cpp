// The page of the end: the places, with money, properties and what they count together.
//
// Source:  L-1.3, L-1.4, U-9.5.
// Choices: who is out comes last; equal wealth is an equal place.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/moneyloopy/common_keys.hpp"
#include "tui/moneyloopy/pages.hpp"
#include "tui/moneyloopy/story.hpp"

namespace parlor::tui::loopy {
namespace {

namespace ml = rules::moneyloopy;
using ml::SeatView;

Reply leave_table(const View&) { return LeaveTable{}; }

constexpr Entry<NoState> entries[]{
    {{'s', 1, 18, "STATISTICS", "about a player"}, Common::see_statistics},
    Common::pictures(1, 19),
    Common::take_back(1, 20),
    {{'a', 1, 21, "AGAIN", "another game"}, Common::play_again},
    {{'c', 1, 22, "CONTINUE", "to the launcher"}, leave_table},
};

bool is_before(const View& view, const SeatView& a, const SeatView& b) {
    const auto rank = [&](const SeatView& seat) {
        return std::tuple{
            not view.winners.contains(seat.seat), seat.out, 0_cash - seat.wealth.value_or(0_cash)};
    };
    return rank(a) < rank(b);
}

std::vector<SeatView> standings(const View& view) {
    std::vector<SeatView> seats = view.seats;
    std::ranges::stable_sort(seats,
                             [&](const auto& a, const auto& b) { return is_before(view, a, b); });
    return seats;
}

Menu window(const Seen& seen, const NoState&) {
    const View& view = seen.view;
    Menu menu{.header = "GAME OVER", .has_quadrants = false};
    if (view.winners.has_one())
        menu.sub = cut(name_of(view, view.winners.first()), 11) + " WINS!";
    else if (not view.winners.empty())
        menu.sub = "A SHARED WIN";
    const std::vector<SeatView> seats = standings(view);
    int place = 0;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (i == 0 or is_before(view, seats[i - 1], seats[i])) place = static_cast<int>(i) + 1;
        const std::string name = cut(upper(seats[i].name), 8);
        const std::string sum =
            seats[i].out ? "OUT" : std::to_string(seats[i].wealth.value_or(0_cash).amount);
        std::string line = std::to_string(place);
        line.append(" ").append(name).append(
            std::string(static_cast<std::size_t>(14 - width(name)) - sum.size(), ' '));
        menu.words.push_back({9 + static_cast<int>(i), line + sum});
    }
    return menu;
}

// What the winner has, in the middle of the board.
std::vector<CardLine> card(const Seen& seen, const NoState&) {
    std::vector<CardLine> lines;
    lines.push_back({"MONEY + DEEDS", on_white});
    lines.push_back({"AT $400 EACH", on_white});
    for (const SeatView& seat : standings(seen.view)) {
        if (seat.out) continue;
        const std::string deeds = std::to_string(seat.properties);
        const std::string money = std::to_string(seat.money.value_or(0_cash).amount);
        std::string name = cut(upper(seat.name), 5);
        name.resize(5, ' ');
        lines.push_back({name + right(seat.money.value_or(0_cash).amount, 6) + "+" +
                         right(seat.properties, 2)});
    }
    return lines;
}

constexpr PageKind<NoState> over{.window = window, .entries = entries, .card = card};

}  // namespace

PagePtr over_page() { return page_of(over); }

}  // namespace parlor::tui::loopy
