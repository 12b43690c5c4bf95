// The picture of a domino game: what one player may see of it, or, with nobody's eyes, what anybody
// at the table may see; and what the screen shows beside it.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/game_view.hpp"
#include "dominoes/view.hpp"
#include "dominoes/words/called.hpp"
#include "tui/dominoes/names.hpp"
#include "tui/dominoes/table/felt.hpp"
#include "tui/dominoes/table/hand.hpp"

namespace parlor::tui::domino_table {

// The tiles drawn for the down.
struct Drawn {
    dominoes::Tile own{}, others{};
};

// A value for each player; seat 0 is unused.
template <class Value>
using PerPlayer = Per<Seat, Value, dominoes::both_seats.size() + 1>;

struct Picture final : GameView {
    dominoes::View view;          // from the seat in the lower line
    bool has_eyes = true;         // whether that player looks; else the view has no hand
    bool is_shut = false;         // others look meanwhile, for whom words may say too much
    std::size_t own_count = 0;    // tiles in that player's hand
    std::shared_ptr<Hand> hand;   // as its player arranges it; null without eyes
    PerPlayer<Sitting> sittings;  // by their own names; `name` adds Mack's level
    Levels levels;                // of Mack, at his seats
    PerPlayer<int> games_won;     // since the evening began
    std::optional<Drawn> drawn;   // for the down, until the tiles are dealt
    bool is_to_be_read = false;   // what happened, before anything else does
    Felt felt = Felt::Green;
    bool shows_seen_tiles = false;  // in the right half
    bool has_hints = false, has_aids = false;

    [[nodiscard]] std::string name(Seat seat) const {
        return dominoes::called(sittings[seat].name, levels[seat]);
    }
    [[nodiscard]] Names names() const;
    // The tile played last, unless something happened since.
    [[nodiscard]] std::optional<dominoes::Tile> played() const;
    // Whether that player has drawn just now, and has to draw again.
    [[nodiscard]] bool draws_again() const;

    [[nodiscard]] std::size_t seat_count() const override { return dominoes::both_seats.size(); }
    [[nodiscard]] const Sitting& sitting(Seat seat) const override { return sittings[seat]; }
    [[nodiscard]] Seat decider() const override { return view.decider.value_or(dominoes::nobody); }
    [[nodiscard]] bool is_over() const override { return view.winner.has_value(); }
    [[nodiscard]] std::string part() const override;  // `Hand 2`
};

}  // namespace parlor::tui::domino_table
