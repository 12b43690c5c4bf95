// Decisions: their ids and their text.
//
// Source: L-2.6, L-7.4, L-8.1.
#pragma once

#include <optional>
#include <string_view>

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

// The seat that has to decide, 0 for chance; nothing when the game is over.
[[nodiscard]] inline std::optional<Seat> decider(const Game& game) {
    if (game.decision.kind == DecisionKind::None) return std::nullopt;
    return game.decision.seat;
}

using Decisions = SetOf<DecisionKind>;

inline constexpr Decisions to_build{DecisionKind::Roll, DecisionKind::Jump};
inline constexpr Decisions to_propose{DecisionKind::Roll,
                                      DecisionKind::Jump,
                                      DecisionKind::Toll,
                                      DecisionKind::Square,
                                      DecisionKind::Bid,
                                      DecisionKind::Debt,
                                      DecisionKind::End,
                                      DecisionKind::Deal};
inline constexpr Decisions to_pay{DecisionKind::Square, DecisionKind::Debt};

// The decision's id in facts and answers: `roll`, `toll`, ...
[[nodiscard]] std::string_view id_of(DecisionKind kind);

// The decision as text for players, with the rule: "it is time to roll (L-2.6)".
[[nodiscard]] std::string_view words_for(DecisionKind kind);

}  // namespace parlor::moneyloopy
