// What the shared parts of a table must know about Moneyloopy.
#include <algorithm>

#include "canvas/letters.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/player_row.hpp"
#include "tui/desk/watching.hpp"
#include "tui/moneyloopy/pages.hpp"
#include "tui/moneyloopy/rulebook.hpp"

namespace parlor::tui::loopy {
namespace {

using rules::moneyloopy::booth_at;
using rules::moneyloopy::DecisionKind;
using rules::moneyloopy::Place;
using rules::moneyloopy::SeatView;
using rules::moneyloopy::toll_of;
using rules::moneyloopy::Transit;

Icon icon_of(Place place) {
    switch (place) {
        case Place::Go: return Icon::Go;
        case Place::Property: return Icon::None;
        case Place::Tollbooth: return Icon::Tollbooth;
        case Place::Chest: return Icon::Chest;
        case Place::Chance: return Icon::Chance;
        case Place::IncomeTax:
        case Place::LuxuryTax: return Icon::Tax;
        case Place::ElectricCompany: return Icon::Electricity;
        case Place::WaterWorks: return Icon::Water;
        case Place::Station:
        case Place::ShortLine: return Icon::Station;
    }
    return Icon::None;
}

// `#` in transit, `+` with a safe card, `=` both.
char32_t mark_of(const SeatView& seat) {
    if (seat.transit != Transit::No) return seat.safe_cards > 0 ? U'=' : U'#';
    return seat.safe_cards > 0 ? U'+' : U' ';
}

}  // namespace

bool LoopyDesk::is_over(const View& view) { return view.decision.kind == DecisionKind::None; }

std::optional<Square> LoopyDesk::decided_on(const View& view) {
    if (view.auction) return view.auction->square;
    if (const auto* toll = std::get_if<rules::moneyloopy::AtToll>(&view.phase)) return toll->booth;
    const bool is_for_sale = std::holds_alternative<rules::moneyloopy::ToBuy>(view.phase);
    return is_for_sale ? std::optional{view.seat(view.turn).at} : std::nullopt;
}

Square LoopyDesk::focus(const View& view, const Ui& ui) {
    if (const auto cursor = ui.top().selected(view)) return *cursor;
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    return decided_on(view).value_or(view.seat(mover).at);
}

std::vector<std::string> LoopyDesk::told(const Seen& seen) {
    return seen.recent.lines(desk::told_width, desk::told_rows(seen.view.seats.size()));
}

const Rulebook& LoopyDesk::rulebook() { return loopy::rulebook; }

ShownBoard LoopyDesk::shown(const View& view) {
    ShownBoard board = board_in_play(view);
    board.marker = view.marker;
    for (int n = 0; n < board.size(); ++n) {
        ShownSquare& square = board.squares[Square(n)];
        square.icon = icon_of(view.edition->places[Square(n)]);
        if (square.icon == Icon::Tollbooth)
            square.toll = toll_of(booth_at(view.board(), Square(n)));
    }
    return board;
}

void LoopyDesk::draw_rows(Canvas& canvas, const View& view) {
    for (const SeatView& seat : view.seats)
        if (not seat.out)
            draw_player(canvas,
                        number(seat.seat) - 1,
                        {.name = seat.name,
                         .ink = ink_of(seat.colour),
                         .money = seat.money,
                         .mark = mark_of(seat),
                         .active = view.decision.seat == seat.seat});
}

void LoopyDesk::hide_from_onlookers(View& view) {
    const bool is_open = view.rules.purses == rules::moneyloopy::Purses::Open;
    if (is_open or view.over != rules::moneyloopy::OverHow::NotOver) return;
    for (SeatView& seat : view.seats) seat.money = seat.wealth = std::nullopt;
}

}  // namespace parlor::tui::loopy
