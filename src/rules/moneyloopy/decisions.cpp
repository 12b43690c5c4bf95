#include "rules/moneyloopy/decisions.hpp"

namespace parlor::moneyloopy {

std::string_view id_of(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::None: return "none";
        case DecisionKind::Chance: return "chance";
        case DecisionKind::Roll: return "roll";
        case DecisionKind::Jump: return "jump";
        case DecisionKind::Toll: return "toll";
        case DecisionKind::Square: return "square";
        case DecisionKind::Bid: return "bid";
        case DecisionKind::Debt: return "debt";
        case DecisionKind::End: return "end";
        case DecisionKind::Deal: return "deal";
    }
    return "none";
}

// clang-format off
std::string_view words_for(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::None:   return "the game is over (L-1.3, L-1.4)";
        case DecisionKind::Chance: return "chance decides first (L-2.6)";
        case DecisionKind::Roll:   return "it is time to roll (L-2.6)";
        case DecisionKind::Jump:   return "it is time to arrive (L-2.6, L-6)";
        case DecisionKind::Toll:   return "it is time to pay the toll, loop or use a safe card (L-2.2)";
        case DecisionKind::Square: return "it is time to do what the square says (L-2.6)";
        case DecisionKind::Bid:    return "it is time to bid, pass or forfeit (L-3.2)";
        case DecisionKind::Debt:   return "pay the debt first (L-7.4)";
        case DecisionKind::End:    return "it is time to end the turn (L-2.6)";
        case DecisionKind::Deal:   return "it is time to answer the deal (L-8.1)";
    }
    return "";
}
// clang-format on

}  // namespace parlor::moneyloopy
