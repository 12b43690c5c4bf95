#include "rules/moneyloopy/refusal.hpp"

#include "rules/moneyloopy/decisions.hpp"

namespace parlor::moneyloopy {

// clang-format off
std::string_view words_for(Refusal refusal, DecisionKind now) {
    switch (refusal) {
        case Refusal::NotOpen:             return words_for(now);
        case Refusal::NotAskedOfChance:    return "chance is not asked for that now (L-2.6)";
        case Refusal::KeepsNoDollar:       return "you must keep a dollar (L-7.1)";
        case Refusal::CannotPayWhole:      return "pay all of it, and keep a dollar (L-7.2)";
        case Refusal::CanBePaid:           return "you can pay it (L-2.6)";
        case Refusal::SafeCardHelps:       return "use your safe card first (L-2.6)";
        case Refusal::NoSafeCard:          return "there is no safe card to use (L-4.2)";
        case Refusal::SafeCardDoesNotHelp: return "a safe card is of no use here (L-4.2)";
        case Refusal::BidTooLow:           return "bid at least $100, and beat the standing bid (L-3.2)";
        case Refusal::BidBeyondMoney:      return "a bid must leave you a dollar (L-3.2)";
        case Refusal::NotAProperty:        return "only streets are properties (L-3.1)";
        case Refusal::GroupNotWhole:       return "the whole group must be yours (L-3.4)";
        case Refusal::FullyBuilt:          return "nothing goes beyond a hotel (L-3.4)";
        case Refusal::InTransit:           return "you do not roll in transit (L-6.1, L-6.2)";
        case Refusal::NoTrain:             return "there is no train to take here (L-6.1)";
        case Refusal::NotInTheCentre:      return "a token jumps only from the centre (L-6.2)";
        case Refusal::NotOffered:          return "the square does not offer that (L-2.6)";
        case Refusal::NothingStaked:       return "a stake is money, safe cards or both (L-5.1)";
        case Refusal::NotSoManyCards:      return "there are fewer safe cards (L-5.1)";
        case Refusal::NotYourProperty:     return "the property is not yours (L-5.3)";
        case Refusal::NotAnothersProperty: return "it is not another player's property (L-5.4)";
        case Refusal::NoSuchPartner:       return "choose another player who is still in (L-8.1)";
        case Refusal::NotTheProposer:      return "answer the player who proposed the deal (L-8.1)";
        case Refusal::EmptyDeal:           return "a deal needs a term (L-8.2)";
        case Refusal::TooManyTerms:        return "a deal has at most 8 terms (L-8.7)";
        case Refusal::TooLong:             return "the deal is too long for a line (L-8.2)";
        case Refusal::TooManyDeals:        return "at most 32 deals and 48 terms can be in force (L-8.7)";
        case Refusal::NamedTwice:          return "say one thing once (L-8.7)";
        case Refusal::NothingGiven:        return "the term gives nothing (L-8.2)";
        case Refusal::NotAhead:            return "choose a square between the turn marker and GO (L-8.3)";
        case Refusal::OnlyProperties:      return "deals are only about owned properties (L-8.4)";
        case Refusal::OfTheBank:           return "the bank owns it, and no deal changes that (L-8.4)";
        case Refusal::OfSomebodyElse:      return "its owner is not in the deal (L-8.4)";
        case Refusal::NotTheirs:           return "the property is not that player's (L-8.2)";
        case Refusal::CardsNotHeld:        return "there are fewer safe cards to give (L-8.2)";
        case Refusal::NoSuchPercentage:    return "a rent is 0 to 200 percent of what it would be (L-8.2)";
        case Refusal::NoDebt:              return "no debt is being decided (L-8.2)";
        case Refusal::DebtToBank:          return "no deal can change a debt to the bank (L-8.4)";
        case Refusal::NotTheirDebt:        return "only the creditor can forgive or defer a debt (L-8.2)";
        case Refusal::NoSuchDeal:          return "there is no such deal in force (L-8.2)";
        case Refusal::DealOfOthers:        return "that deal is not between these two (L-8.4)";
        case Refusal::EmptyPromise:        return "a promise needs words (L-8.2)";
        case Refusal::CannotPayDeal:       return "one side cannot pay its part and keep $1 (L-8.1)";
        case Refusal::BelowStandingBid:    return "the standing bid could no longer be paid (L-3.2)";
    }
    return "";
}
// clang-format on

}  // namespace parlor::moneyloopy
