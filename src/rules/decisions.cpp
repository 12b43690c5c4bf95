#include "rules/decisions.hpp"

namespace parlor::rules {

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

}  // namespace parlor::rules
