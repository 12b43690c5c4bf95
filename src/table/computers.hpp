// Computer players: what a game offers besides when computers can sit at its table.
//
// Source:   table-language.md, "Before begin" and "Chance".
// Not here: letting them play (play_on.hpp).
#pragma once

#include <concepts>
#include <optional>
#include <string>

#include "table/turn_game.hpp"

namespace parlor::table {

// Of a computer that is asked what it would do, when nobody says which.
inline constexpr int usual_level = 1;

template <class G>
concept ComputerGame = TurnGame<G> and requires(const typename G::Setup& setup,
                                                const typename G::Position& position,
                                                Seat seat,
                                                int level,
                                                Draw draw) {
    // There are the levels from 0 to this, less one.
    { G::computer_levels } -> std::convertible_to<int>;

    // The level of the computer that sits there; nothing for a person.
    { G::computer_level(setup, seat) } -> std::same_as<std::optional<int>>;

    // What a computer does for the seat that has to decide. Same position, level and draws: same
    // move.
    { G::choose(setup, position, level, draw) } -> std::same_as<typename G::Action>;
};

// A game whose computers say why.
template <class G>
concept ExplainingGame = ComputerGame<G> and requires(const typename G::Setup& setup,
                                                      const typename G::Position& position,
                                                      int level,
                                                      Draw draw) {
    // Why a computer does what it does there: one sentence, without the player's name.
    { G::why(setup, position, level, draw) } -> std::convertible_to<std::string>;
};

// The same for any game; one without computer players has people only.
template <TurnGame G>
[[nodiscard]] std::optional<int> computer_level(const typename G::Setup& setup, Seat seat) {
    if constexpr (ComputerGame<G>)
        if (seat != chance) return G::computer_level(setup, seat);
    return std::nullopt;
}

}  // namespace parlor::table
