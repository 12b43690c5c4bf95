// Decisions: which actions are legal in which decision, the table of C-2.5.
#pragma once

#include <optional>
#include <string_view>

#include "rules/property/game.hpp"

namespace parlor::property {

// The seat that has to decide, 0 for chance; nothing when the game is over.
[[nodiscard]] inline std::optional<Seat> decider(const OpenGame& game) {
    if (game.decision.kind == DecisionKind::None) return std::nullopt;
    return game.decision.seat;
}

using Decisions = SetOf<DecisionKind>;

inline constexpr Decisions own_turn{
    DecisionKind::Roll, DecisionKind::Gaol, DecisionKind::Deed, DecisionKind::End};
inline constexpr Decisions to_build = own_turn;
inline constexpr Decisions to_repay = own_turn | Decisions{DecisionKind::Bid};
inline constexpr Decisions to_propose = to_repay;
inline constexpr Decisions to_mortgage =
    to_repay | Decisions{DecisionKind::Trade, DecisionKind::Claim, DecisionKind::Debt};
inline constexpr Decisions to_sell = to_mortgage | Decisions{DecisionKind::Houses};
inline constexpr Decisions to_ask_for_the_end{
    DecisionKind::Roll, DecisionKind::Gaol, DecisionKind::End};
inline constexpr Decisions to_roll{DecisionKind::Roll, DecisionKind::Gaol};
inline constexpr Decisions to_pass{DecisionKind::Deed, DecisionKind::Bid};

// The decision's id in facts and answers: `roll`, `gaol`, ...
[[nodiscard]] std::string_view id_of(DecisionKind kind);

// The decision as text for players, with the rule: "it is time to roll (C-2.5)".
[[nodiscard]] std::string_view words_for(DecisionKind kind);

}  // namespace parlor::property
