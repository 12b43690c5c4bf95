// Computer players: the functions that a game with computer players offers in addition to TurnGame.
//
// Source:   table-language.md, "Before begin" and "Chance".
// Not here: running them (play_on.hpp).
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <vector>

#include "table/game/turn_game.hpp"

namespace parlor::table {

// The level of a computer player that is asked for a move when no level is given.
inline constexpr int usual_level = 1;

// The level whose move is given as a hint.
inline constexpr int level_of_hints = 2;

template <class G>
concept ComputerGame = TurnGame<G> and requires(const typename G::Setup& setup,
                                                const typename G::Position& position,
                                                typename G::Setup& seating,
                                                Seat seat,
                                                Entrant entrant,
                                                int level,
                                                std::optional<int> level_or_person,
                                                Draw draw) {
    // The number of levels; levels count from 0.
    { G::computer_levels } -> std::convertible_to<int>;

    // The level of the computer that sits at this seat now; nothing for a person.
    { G::computer_level(setup, position, seat) } -> std::same_as<std::optional<int>>;

    // The number of seats; whose a seat is now, and whether they are out of the game.
    { G::seats(setup) } -> std::same_as<int>;
    { G::entrant_at(position, seat) } -> std::same_as<Entrant>;
    { G::is_out(position, seat) } -> std::same_as<bool>;

    // From now on a computer of this level plays for this player, or else a person.
    {G::seat(seating, entrant, level_or_person)};

    // The move that a computer makes for the seat that has to decide. The same position, level and
    // draws give the same move.
    { G::choose(position, level, draw) } -> std::same_as<typename G::Action>;
};

// A game whose computer players explain their moves.
template <class G>
concept ExplainingGame = ComputerGame<G> and requires(const typename G::Setup& setup,
                                                      const typename G::Position& position,
                                                      int level,
                                                      Draw draw) {
    // The reason for the move that `choose` returns: one sentence, without the player's name.
    { G::why(setup, position, level, draw) } -> std::convertible_to<std::string>;
};

// A game whose computer players say what each move is worth to the seat that has to decide.
template <class G>
concept ValuingGame = ComputerGame<G> and
    requires(const typename G::Setup& setup, const typename G::Position& position, Draw draw) {
    // A line for each move, the best first.
    { G::values(setup, position, draw) } -> std::same_as<std::vector<std::string>>;
};

// The level of the computer that sits at this seat now, for any game; nothing for a person, for
// chance, and in a game without computer players.
template <TurnGame G>
[[nodiscard]] std::optional<int> computer_level(const typename G::Setup& setup,
                                                const typename G::Position& position,
                                                Seat seat) {
    if constexpr (ComputerGame<G>)
        if (seat != chance) return G::computer_level(setup, position, seat);
    return std::nullopt;
}

}  // namespace parlor::table
