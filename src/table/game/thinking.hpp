// Thinking: a line that adds time to an open decision, and is not a move: `2 think @5000`.
//
// A game that counts time offers these functions in addition to TurnGame. Such a line causes no
// events, and is not one of the moves that are counted and taken back; it belongs to its decision.
//
// Source: table-language.md, "Moves" and "Journals"; M-6.3.
#pragma once

#include <concepts>
#include <string_view>

#include "table/game/turn_game.hpp"

namespace parlor::table {

inline constexpr std::string_view thinking_verb = "think";

template <class G>
concept ThinkingGame = TurnGame<G> and requires(const typename G::Action& action) {
    { G::only_thinks(action) } -> std::same_as<bool>;
};

// For any game.
template <TurnGame G>
[[nodiscard]] bool only_thinks(const typename G::Action& action) {
    if constexpr (ThinkingGame<G>) return G::only_thinks(action);
    return false;
}

}  // namespace parlor::table
