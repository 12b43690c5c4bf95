#include "rules/property/decisions.hpp"

namespace parlor::property {

std::string_view id_of(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::None: return "none";
        case DecisionKind::Chance: return "chance";
        case DecisionKind::Roll: return "roll";
        case DecisionKind::Gaol: return "gaol";
        case DecisionKind::Deed: return "deed";
        case DecisionKind::Bid: return "bid";
        case DecisionKind::Debt: return "debt";
        case DecisionKind::Houses: return "houses";
        case DecisionKind::Trade: return "trade";
        case DecisionKind::Claim: return "claim";
        case DecisionKind::End: return "end";
        case DecisionKind::Vote: return "vote";
    }
    return "none";
}

// clang-format off
std::string_view words_for(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::None:   return "the game is over (C-10.6)";
        case DecisionKind::Chance: return "chance decides first (C-2.5)";
        case DecisionKind::Roll:   return "it is time to roll (C-2.5)";
        case DecisionKind::Gaol:   return "it is time to roll, pay bail or use a card (C-2.5)";
        case DecisionKind::Deed:   return "it is time to buy or pass (C-2.5)";
        case DecisionKind::Bid:    return "it is time to bid, pass or forfeit (C-2.5)";
        case DecisionKind::Debt:   return "pay the debts first (C-2.5, C-6.2)";
        case DecisionKind::Houses: return "sell the houses owed first (C-2.5, C-7.6)";
        case DecisionKind::Trade:  return "it is time to accept or decline (C-2.5)";
        case DecisionKind::Claim:  return "it is time to claim deeds or leave them (C-2.5)";
        case DecisionKind::End:    return "it is time to end the turn (C-2.5)";
        case DecisionKind::Vote:   return "it is time to agree or refuse (C-2.5)";
    }
    return "";
}
// clang-format on

}  // namespace parlor::property
