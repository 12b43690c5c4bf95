// The pages of debts, of phantom houses, of the vote to end the game, and of its end.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array debt_keys{
    Binding{'a', 1, 10, "AUTOPAY", "raise the money"},
    common::manage(1, 14, "sell, mortgage"),
    common::overview(1, 18),
    common::statistics(2, 10),
    common::take_back(2, 12),
    common::quit(2, 14),
};

constexpr std::array houses_keys{
    common::manage(1, 14, "sell houses"),
    common::overview(1, 18),
    common::statistics(2, 10),
    common::take_back(2, 12),
    common::quit(2, 14),
};

constexpr std::array vote_keys{
    Binding{'n', 1, 13, "NO", "play on"},
    Binding{'y', 1, 15, "YES", "end the game"},
    common::statistics(1, 18),
    common::take_back(2, 10),
    common::quit(2, 12),
};

constexpr std::array over_keys{
    common::pictures(1, 16),
    common::statistics(1, 18),
    common::take_back(1, 20),
    Binding{'c', 1, 22, "CONTINUE", "to the launcher"},
};

Menu debt_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "PLAYER MUST PAY", .sub = "IN DEBT"};
    menu.items = items_of(debt_keys, [&](char key) {
        return key == 'a' ? view.choices.recover : is_common_open(view, ui, key);
    });
    add_why(menu, ui, 2, 16);
    const rules::SeatView& debtor = view.seat(view.decision.seat);
    menu.words = {{9, cut(upper(debtor.name), 8) + " $" + std::to_string(debtor.debt.amount)}};
    return menu;
}

Menu houses_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "MUST SELL IMPRV"};
    menu.items = items_of(houses_keys, [&](char key) { return is_common_open(view, ui, key); });
    const int owed = view.seat(view.decision.seat).phantom;
    menu.words = {{9, std::to_string(owed) + (owed == 1 ? " HOUSE TO SELL" : " HOUSES TO SELL")}};
    return menu;
}

Menu vote_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "QUIT REQUESTED", .has_quadrants = false};
    menu.items = items_of(vote_keys, [&](char key) { return is_common_open(view, ui, key); });
    menu.words = {{9, upper(view.seat(view.decision.seat).name) + ":"},
                  {10, "DO YOU AGREE TO"},
                  {11, "END THE GAME?"}};
    return menu;
}

std::vector<rules::SeatView> standings(const View& view) {
    std::vector<rules::SeatView> seats = view.seats;
    std::stable_sort(seats.begin(), seats.end(), [&](const auto& a, const auto& b) {
        if ((a.seat == view.winner) != (b.seat == view.winner)) return a.seat == view.winner;
        return a.score > b.score;
    });
    return seats;
}

Menu over_menu(const View& view, const Ui& ui) {
    Menu menu{.header = "GAME OVER"};
    menu.has_quadrants = false;
    if (view.winner != bank) menu.sub = cut(upper(view.seat(view.winner).name), 11) + " WINS!";
    menu.items = items_of(over_keys, [&](char key) { return is_common_open(view, ui, key); });
    int rank = 0;
    for (const rules::SeatView& seat : standings(view)) {
        const std::string name = cut(upper(seat.name), 8);
        const std::string score = right(seat.score, 13 - width(name));
        std::string line = std::to_string(rank + 1);
        line.append(" ").append(name).append(score);
        menu.words.push_back({10 + rank, line});
        ++rank;
    }
    return menu;
}

Wish debt_chosen(const View& view, Ui& ui, char key) {
    if (key == 'a') return Move{rules::Recover{}};
    return open_common(view, ui, key);
}

Wish vote_chosen(const View& view, Ui& ui, char key) {
    if (key == 'y') return Move{rules::Agree{}};
    if (key == 'n') return Move{rules::Refuse{}};
    return open_common(view, ui, key);
}

Wish over_chosen(const View& view, Ui& ui, char key) {
    if (key == 'c') return LeaveTable{};
    if (key == 'p') return LookBack{};
    return open_common(view, ui, key);
}

}  // namespace

const PageKind debt_page{debt_menu, debt_chosen};
const PageKind houses_page{houses_menu, open_common};
const PageKind vote_page{vote_menu, vote_chosen};
const PageKind over_page{over_menu, over_chosen};

}  // namespace parlor::tui
