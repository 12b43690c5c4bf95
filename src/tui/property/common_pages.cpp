#include "canvas/letters.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array ask_keys{
    Binding{'n', 1, 13, "NO", "no, back"},
    Binding{'y', 1, 15, "YES", "yes"},
};

Menu ask_menu(const View&, const Ui& ui) {
    Menu menu{.header = ui.asked.header, .sub = ui.asked.sub, .has_quadrants = false};
    menu.items = items_of(ask_keys, [](char) { return true; });
    menu.words = {{10, ui.asked.first_line}, {11, ui.asked.second_line}};
    return menu;
}

Wish answer(const View&, Ui& ui, char key) {
    Asked asked = ui.asked;
    ui.close();
    if (key != 'y') return Stay{};
    if (not asked.twice) return asked.yes;
    asked.header = "CONFIRM REQUEST";
    asked.first_line = "ARE YOU SURE?";
    asked.second_line.clear();
    asked.twice = false;
    ui.ask(asked);
    return Stay{};
}

Menu statistics_menu(const View& view, const Ui&) {
    Menu menu{.header = "SELECT PLAYER", .has_quadrants = false};
    for (const rules::SeatView& seat : view.seats) {
        const int n = number(seat.seat);
        menu.items.push_back(
            {static_cast<char>('0' + n), 1, 8 + 2 * n, 0, upper(seat.name), "about them", true});
    }
    menu.items.push_back({'p', 1, 21, 0, "PICTURES", "of the whole game", true});
    menu.items.push_back({'d', 1, 22, 0, "DONE", "back", true});
    return menu;
}

Wish show_statistics(const View& view, Ui& ui, char key) {
    if (key == 'p') return LookBack{};
    if (key == 'd')
        ui.close();
    else
        ui.notices.push_back(statistics_of(view, Seat(key - '0')));
    return Stay{};
}

}  // namespace

const PageKind ask_page{ask_menu, answer};
const PageKind statistics_page{statistics_menu, show_statistics};

void Ui::ask(Asked question) {
    asked = std::move(question);
    open(ask_page);
}

const PageKind& page_for(const View& view) {
    const Seat seat = view.decision.seat;
    return seat != bank and view.seat(seat).computer ? computer_page : page_of_decision(view);
}

// In a player's own turn, a debt only disables items of the turn's menu.
const PageKind& page_of_decision(const View& view) {
    using rules::DecisionKind;
    const Seat seat = view.decision.seat;
    switch (view.decision.kind) {
        case DecisionKind::End:
            return view.seat(seat).in_gaol and view.doubles > 0 ? gaoled_page : turn_page;
        case DecisionKind::Roll:
        case DecisionKind::Chance: return turn_page;
        case DecisionKind::Gaol: return gaol_page;
        case DecisionKind::Deed: return deed_page;
        case DecisionKind::Bid: return auction_page;
        case DecisionKind::Debt: return seat == view.turn ? turn_page : debt_page;
        case DecisionKind::Houses: return houses_page;
        case DecisionKind::Trade: return approval_page;
        case DecisionKind::Claim: return claim_page;
        case DecisionKind::Vote: return vote_page;
        case DecisionKind::None: return over_page;
    }
    return over_page;
}

Square next_of(const View& view, rules::Squares among, Square from, bool forward) {
    const int size = view.board().size;
    for (int step = 1; step <= size; ++step) {
        const Square square{
            static_cast<std::uint8_t>((number(from) + (forward ? step : size - step)) % size)};
        if (among.contains(square)) return square;
    }
    return from;
}

}  // namespace parlor::tui
