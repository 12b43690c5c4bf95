// The view: Moneyloopy as one viewer may see it, for the screens. It holds everything but the money
// that the viewer may not see, and of the legal moves only the viewer's.
//
// Source:  L-1.5, L-8.6.
// Choices: a viewer is a seat, or the bank for a watcher.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/sentence.hpp"
#include "rules/board/view.hpp"
#include "rules/moneyloopy/event.hpp"
#include "rules/moneyloopy/legal.hpp"
#include "rules/moneyloopy/setup.hpp"

namespace parlor::moneyloopy {

using board::SquareView;

struct SeatView : board::SeatView {
    Transit transit = Transit::No;
    int safe_cards = 0;
    std::optional<int> place;            // at the end
    std::optional<Money> money, wealth;  // nothing: the viewer may not see it
    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct View : board::View {
    Seat viewer = bank;
    const Edition* edition = nullptr;
    Ruleset rules;
    Square marker = board::go;
    Phase phase;
    Decision decision;
    Choices choices;               // of the viewer, when they have to decide
    std::vector<SeatView> seats;   // seat 1 first
    std::optional<Debt> demanded;  // the payment to decide on now, at a square or by a due term
    Lots lots;
    std::optional<Proposal> proposal;  // waiting for its answer
    std::vector<DealMade> deals;       // in force
    std::vector<TermInForce> terms;    // by deal, then in written order
    OverHow over = OverHow::NotOver;
    Seats winners;

    friend bool operator==(const View&, const View&) = default;
    [[nodiscard]] const board::Board& board() const override { return edition->board; }
    [[nodiscard]] std::size_t seat_count() const override { return seats.size(); }
    [[nodiscard]] Seat decider() const override { return decision.seat; }
    [[nodiscard]] std::optional<Square> decided_on() const override;
    [[nodiscard]] std::optional<int> last_round() const override { return board_size; }
    [[nodiscard]] bool is_over() const override { return decision.kind == DecisionKind::None; }
    [[nodiscard]] ViewPtr with_token(Seat seat, Square at) const override;
    [[nodiscard]] const SeatView& seat(Seat seat) const override {
        return seats[static_cast<std::size_t>(number(seat)) - 1];
    }
};

[[nodiscard]] View view_for(const Setup& setup, const Game& game, Seat viewer);

// The event as text, with the names in the view: the same as Moneyloopy::sentence.
[[nodiscard]] Sentence sentence_for(const View& view, const Event& event);

// What a player would do by this term, or has agreed to do in this deal; deal 0 is a proposal.
[[nodiscard]] Sentence in_words(const View& view, const Term& term, int deal);

// What a player has agreed to do by a term, when the deal is made.
[[nodiscard]] Sentence in_words(const View& view, const told::TermNamed& agreed);

// The proposal as it is told when it is made; and what would be done by it: `Ann would give Bob $50;
// Bob would give Ann Strand`.
[[nodiscard]] Sentence in_words(const View& view, const Proposal& proposal);
[[nodiscard]] std::string terms_in_words(const View& view, const Proposal& proposal);

// The debt that is being decided: `Bob $50, the rent of Boardwalk, put off by deal 2`. Requires one.
[[nodiscard]] std::string what_is_owed(const View& view);

// What a player may need money for in the decision that a deal interrupts: `Ann owes Bob $50, the
// rent of Baltic Avenue.`, `Ann has reached Free Parking, where the toll is $200.` Otherwise empty.
[[nodiscard]] std::string what_is_interrupted(const View& view);

// What a player has to do now that this has come due: `Ann is to pay Bob $150 by deal 3`.
[[nodiscard]] Sentence in_words(const View& view, const told::TermDue& due);

// The name of a square of the turn marker, with the round where several squares have the name.
[[nodiscard]] std::string name_for_marker(const board::Board& board, Square square);

// The move as a line of the table language, without its seat.
[[nodiscard]] std::string line_for(const View& view, const Action& action);

// The money of `seat`, when `viewer` may see it: their own while they decide, and everybody's after
// the end of the game or where money is open.
[[nodiscard]] std::optional<Money> money_seen(const Game& game, Seat viewer, Seat seat);

}  // namespace parlor::moneyloopy
