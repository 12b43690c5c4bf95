#include "rules/property/computer/decide.hpp"

#include "rules/property/computer/habits.hpp"
#include "rules/property/turn/gaol.hpp"

namespace parlor::property::computer {
namespace {

// If the third turn begins with a roll, there is nothing to decide before it; after it the card
// costs less than the bail (M-2.9).
Thought gaol(const Sight& my, const Ways& ways) {
    if (may_leave_gaol(my.game, my.me) != played) return {Roll{}};
    if (may_roll(my.game) != played) return {UseCard{}, Reason::LeavesGaol};
    return ways.gaol(my);
}

}  // namespace

Thought decide(const Sight& my, const Ways& ways) {
    switch (my.game.decision.kind) {
        case DecisionKind::Roll: return {Roll{}};
        case DecisionKind::Gaol: return gaol(my, ways);
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

}  // namespace parlor::property::computer
