#include "tui/property/deeds_panel.hpp"

#include "base/dollars.hpp"
#include "canvas/letters.hpp"
#include "rules/board/mortgage.hpp"
#include "tui/board/deeds_list.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using board::Kind;
using property::View;

std::string words_about(const property::SeatView& seat) {
    if (seat.out) return "ELIMINATED";
    const int cards = (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
    const std::string words = "MONEY " + dollars(seat.money) + "  WEALTH " + dollars(seat.wealth);
    return cards > 0 ? words + "  CARDS " + std::to_string(cards) : words;
}

std::string rent_of(const View& view, Square deed) {
    const Money rent = view.squares[deed].rent;
    if (rent == 0_cash) return "    -";
    if (view.board().at(deed).kind == Kind::Utility) return right(rent.amount, 4) + "X";
    return "$" + right(rent.amount, 4);
}

// The next thing that the player can do about the deed with money.
std::string fact_about(const View& view, Square deed) {
    const board::Spot& spot = view.board().at(deed);
    if (view.squares[deed].mortgaged) return "REPAY " + dollars(repay_cost(spot));
    if (spot.kind == Kind::Utility) return "RENT BY THE DICE";
    return "MORTGAGE " + dollars(spot.mortgage);
}

}  // namespace

std::vector<Square> listed(const View& view, const Deeds& page) {
    return by_group(view.board(), deeds_of(view, page.of));
}

std::optional<Square> selected(const View& view, const Deeds& page) {
    const std::vector<Square> deeds = listed(view, page);
    const auto row = static_cast<std::size_t>(page.row);
    if (row >= deeds.size()) return std::nullopt;
    return deeds[row];
}

void draw_deeds(Canvas& canvas, const View& view, const Deeds& page, const Menu& menu) {
    DeedsList list{.of = page.of, .about = words_about(view.seat(page.of)), .row = page.row};
    for (const Square deed : listed(view, page)) {
        const board::SquareView& state = view.squares[deed];
        list.deeds.push_back(
            {deed, state.mortgaged ? "MORT" : houses_in_words(state.houses), rent_of(view, deed)});
    }
    if (const auto deed = selected(view, page)) list.fact = fact_about(view, *deed);
    draw_deeds_list(canvas, shown_board(view), list, menu);
}

}  // namespace parlor::tui
