#include "tui/property/ring.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "canvas/letters.hpp"
#include "tui/board/deed_card.hpp"
#include "tui/board/ring/ring.hpp"
#include "tui/desk/heads.hpp"
#include "tui/desk/presence_words.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using property::View;

// The clocks in full minutes, rounded up: the players' rows show the seconds (U-7.3).
std::string minutes_of(const View& view) {
    constexpr int minute = 60'000;
    std::string words = "MINUTES";
    for (const property::SeatView& seat : view.seats)
        if (not seat.out)
            words += std::string{" "} + seat.token + ":" +
                     std::to_string((seat.clock.count + minute - 1) / minute);
    return words;
}

std::string round_and_pot(const View& view) {
    std::string words = desk::round_words(view);
    if (view.rules.free_parking != property::FreeParking::Nothing)
        words += "   POT $" + std::to_string(view.pot.amount);
    return words;
}

std::string bank_buildings(const View& view) {
    if (view.rules.buildings == property::Buildings::Unlimited) return "BUILDINGS WITHOUT LIMIT";
    const auto count = [](int number, const char* what) {
        return std::to_string(number) + " " + what + (number == 1 ? "" : "S");
    };
    return "BANK " + count(view.bank_houses, "HOUSE") + " " + count(view.bank_hotels, "HOTEL");
}

// C-9.8.
std::string sum_that_wins(const View& view) {
    const Money sum = view.rules.wealth_wins;
    return sum == 0_cash ? "" : "$" + std::to_string(sum.amount) + " OF WEALTH WIN";
}

std::vector<std::string> facts_of(const View& view, const Presence& presence) {
    std::vector<std::string> facts{round_and_pot(view), bank_buildings(view)};
    if (auto words = sum_that_wins(view); not words.empty()) facts.push_back(std::move(words));
    if (view.rules.clocks == property::Clocks::Each) facts.push_back(minutes_of(view));
    if (has_reverse_squares(view)) {
        const bool is_ahead = view.direction == board::Direction::Clockwise;
        facts.emplace_back(is_ahead ? "ALL MOVE FORWARDS" : "ALL MOVE BACKWARDS");
    }
    std::ranges::move(desk::words_for(view, presence), std::back_inserter(facts));
    return facts;
}

std::vector<RingPlayer> players_of(const View& view) {
    std::vector<RingPlayer> players;
    for (const property::SeatView& seat : view.seats)
        if (not seat.out)
            players.push_back({seat.seat, "$" + right((seat.money - seat.debt).amount, 6)});
    return players;
}

std::vector<CardLine> card_of(const View& view, const ShownBoard& board, Square square) {
    const board::Spot& spot = view.board().at(square);
    if (not board::is_deed(spot.kind)) return {};
    return deed_card(board, square, {spot.price, spot.house_cost});
}

}  // namespace

Canvas draw_ring(const View& view,
                 std::optional<Square> here,
                 const Recent& recent,
                 Size size,
                 const Presence& presence) {
    const ShownBoard board = shown_board(view);
    RingMiddle middle{recent, facts_of(view, presence), players_of(view)};
    if (here) middle.card = card_of(view, board, *here);
    return draw_ring(board, here, middle, size);
}

}  // namespace parlor::tui
