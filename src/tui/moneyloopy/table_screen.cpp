#include "tui/moneyloopy/table_screen.hpp"

#include <algorithm>
#include <iterator>

#include "canvas/letters.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/player_row.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/board/ring/ring.hpp"
#include "tui/desk/keys.hpp"
#include "tui/desk/pages/book_page.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/desk/presence_words.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/pages/pages.hpp"
#include "tui/moneyloopy/shown_board.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

// The prompts that a person reads during a decision. While a computer decides, people watch the
// events instead.
Prompts prompts_beside(const View& view, const Prompts& prompts) {
    if (view.decision.seat == bank or desk::computer_decides(view)) return prompts;
    return beside_decision_of(view.decision.seat, prompts);
}

int count_due(const View& view, Square marker) {
    int due = 0;
    for (const auto& each : view.terms) due += due_at(each.term.what) == marker ? 1 : 0;
    return due;
}

std::vector<std::string> facts_of(const View& view, const Presence& presence) {
    std::vector<std::string> facts{"ROUND " + std::to_string(view.round) + " OF 40",
                                   "MARKER AT " + upper(view.board().name_of(view.marker))};
    std::ranges::move(desk::words_for(view, presence), std::back_inserter(facts));
    if (view.deals.empty()) return facts;
    facts.push_back("DEALS IN FORCE: " + std::to_string(view.deals.size()));
    const Square next = Square((number(view.marker) + 1) % view.board().size);
    if (const int due = count_due(view, next); due > 0)
        facts.push_back("DUE NEXT ROUND: " + std::to_string(due));
    return facts;
}

std::vector<RingPlayer> players_of(const View& view) {
    std::vector<RingPlayer> players;
    for (const moneyloopy::SeatView& seat : view.seats)
        if (not seat.out)
            players.push_back(
                {seat.seat, "$" + (seat.money ? right(seat.money->amount, 6) : right("????", 6))});
    return players;
}

}  // namespace

Canvas draw(const View& view, const Ui& ui) {
    Canvas canvas;
    const int rows = rows_of_players(view.seats.size());
    if (ui.shown<desk::Reading>() or ui.shown<Leaderboard>()) {
        ui.draw_pages(canvas, view, rows);
    } else {
        const ShownBoard board = shown_board(view);
        const Quadrant quadrant = ui.quadrant(view);
        draw_players(canvas, view, ui.presence);
        draw_board(canvas, board, quadrant, ui.selected(view));
        if (const auto card = ui.top().card(ui.seen(view)); not card.empty())
            draw_card(canvas, quadrant, board.size(), card);
        ui.draw_pages(canvas, view, rows);
        draw_prompts(canvas, board, prompts_beside(view, ui.prompts));
        draw_mini_map(canvas, board);
    }
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
    return canvas;
}

Canvas draw_ring(const View& view,
                 std::optional<Square> here,
                 const Recent& recent,
                 Size size,
                 const Presence& presence) {
    RingMiddle middle{recent, facts_of(view, presence), players_of(view)};
    if (here and view.edition->places[*here] == moneyloopy::Place::Property)
        middle.card = card_of_property(view, *here);
    return tui::draw_ring(shown_board(view), here, middle, size);
}

void meet(const View& view, Ui& ui, bool is_elsewhere) {
    const auto& [seat, kind] = view.decision;
    ui.meet({seat, static_cast<int>(kind), page_for(view, is_elsewhere)});
}

}  // namespace parlor::tui::moneyloopy_table
