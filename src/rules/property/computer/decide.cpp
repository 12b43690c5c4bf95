#include "rules/property/computer/decide.hpp"

#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

Thought decide(const Sight& my, const Ways& ways) {
    switch (my.game.decision.kind) {
        case DecisionKind::Roll: return {Roll{}};
        case DecisionKind::Gaol: return ways.gaol(my);
        case DecisionKind::Deed: return ways.deed(my);
        case DecisionKind::Bid: return ways.bid(my);
        case DecisionKind::Debt: return {Recover{}, Reason::Debt};
        case DecisionKind::Houses: return sell_for_houses(my);
        case DecisionKind::Trade: return ways.answer(my);
        case DecisionKind::Claim: return ways.claim(my);
        case DecisionKind::End: return ways.end(my);
        case DecisionKind::Vote: return vote(my);
        case DecisionKind::None:
        case DecisionKind::Chance: break;
    }
    return {};
}

}  // namespace parlor::rules::computer
