// The view: the property game as the screens see it. The classic game is open, so a view holds
// everything but the decks, and is the same for every seat.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/sentence.hpp"
#include "rules/board/view.hpp"
#include "rules/property/game.hpp"
#include "rules/property/legal.hpp"
#include "rules/property/setup.hpp"

namespace parlor::property {

using board::SquareView;

struct SeatView : board::SeatView {    // C-12.4
    int gaol_turn = 0;                 // 0: free; 1 to 3: the number of the turn in Gaol
    Departure left = Departure::None;  // how the seat left the game
    std::optional<int> place;          // at the end
    bool chest_card = false, chance_card = false;  // Get Out Of Gaol Free
    Money money, wealth, debt;
    Money improvements;  // of the equity: what the bank would pay for the houses and hotels
    int phantom = 0;
    int stations = 0, utilities = 0, score = 0;

    [[nodiscard]] bool in_gaol() const { return gaol_turn > 0; }
};

// Building on a group in one go (C-7.3).
struct GroupBuilding {
    board::Squares streets;  // that get the step
    Money cost;              // of all these steps
};

struct View : board::View {
    // While they are shown one by one, the first rolls so far, in the order of entering.
    std::optional<std::vector<Dice>> first_rolls;
    const Edition* edition = nullptr;
    Ruleset rules;
    board::Direction direction = board::Direction::Clockwise;  // in which tokens move
    int doubles = 0;
    Dice dice;
    Decision decision;
    Choices choices;
    std::vector<SeatView> seats;  // seat 1 first
    Per<board::Group, GroupBuilding, board::group_count>
        group_building;              // where it is possible now
    std::optional<Square> for_sale;  // the deed to be bought or passed
    std::vector<Debt> debts;         // in the order in which they are paid
    std::optional<Offer> offer;
    std::optional<Claims> claims;
    std::optional<Vote> vote;
    int bank_houses = 0, bank_hotels = 0;
    Money pot;
    OverHow over = OverHow::NotOver;
    Seats winners;

    [[nodiscard]] const board::Board& board() const override { return edition->board; }
    [[nodiscard]] std::size_t seat_count() const override { return seats.size(); }
    [[nodiscard]] Seat decider() const override { return decision.seat; }
    [[nodiscard]] std::optional<Square> decided_on() const override;
    [[nodiscard]] bool is_over() const override { return decision.kind == DecisionKind::None; }
    [[nodiscard]] std::optional<int> last_round() const override;
    [[nodiscard]] bool has_clocks() const override { return rules.clocks == Clocks::Each; }
    [[nodiscard]] ViewPtr with_token(Seat seat, Square at) const override;
    [[nodiscard]] const SeatView& seat(Seat seat) const override {
        return seats[static_cast<std::size_t>(number(seat)) - 1];
    }
};

// The choices of the decision are in the view of a game that waits for one; a picture has none, and
// can be taken of a game in the middle of a move.
[[nodiscard]] View view_for(const Setup& setup, const OpenGame& game);
[[nodiscard]] View picture_of(const Setup& setup, const OpenGame& game);

// The event as text, with the names in the view: the same as Property::sentence.
[[nodiscard]] Sentence sentence_for(const View& view, const Event& event);

// The move as a line of the table language, without its seat.
[[nodiscard]] std::string line_for(const View& view, const Action& action);

}  // namespace parlor::property
