#include "rules/property/refusal.hpp"

#include "rules/property/decisions.hpp"

namespace parlor::property {

// clang-format off
std::string_view words_for(Refusal refusal, DecisionKind now) {
    switch (refusal) {
        case Refusal::NotOpen:            return words_for(now);
        case Refusal::NothingOwed:        return "nothing is owed (C-2.5, C-6.3)";
        case Refusal::NotAskedOfChance:   return "chance is not asked for that now (C-2.5)";
        case Refusal::NotInThePile:       return "a card is named twice, or is not in the pile (C-5.1)";
        case Refusal::WrongDeeds:         return "wrong seat, or wrong number of free deeds (C-9.4)";
        case Refusal::CannotAfford:       return "there is not enough money (C-3.1)";
        case Refusal::BidTooLow:          return "bid at least $10, and beat the standing bid (C-4.2)";
        case Refusal::BidBeyondWealth:    return "the bid is more than the bidder's wealth (C-4.3)";
        case Refusal::NoFreeCard:         return "there is no Get Out Of Gaol Free card to use (C-11.2)";
        case Refusal::CannotPayBail:      return "bail is $50 from money in hand (C-11.2)";
        case Refusal::NotADeed:           return "this square has no deed (C-7.5)";
        case Refusal::NotYourDeed:        return "the deed is not yours (C-7.5)";
        case Refusal::NotAStreet:         return "only streets can be built on (C-7.1)";
        case Refusal::GroupNotWhole:      return "the whole group must be yours (C-7.1)";
        case Refusal::GroupMortgaged:     return "a deed of the group is mortgaged (C-7.1)";
        case Refusal::BuildUneven:        return "build evenly in the group (C-7.1)";
        case Refusal::CannotPayBuilding:  return "there is not enough money to build (C-7.1)";
        case Refusal::NoHouses:           return "the bank has no house left (C-7.1)";
        case Refusal::NoHotels:           return "the bank has no hotel left (C-7.1)";
        case Refusal::FullyBuilt:         return "nothing goes beyond a hotel (C-7.1)";
        case Refusal::NothingBuilt:       return "nothing is built there (C-7.2)";
        case Refusal::SellUneven:         return "sell evenly in the group (C-7.2)";
        case Refusal::AlreadyMortgaged:   return "the deed is mortgaged already (C-7.5)";
        case Refusal::GroupImproved:      return "the group has houses (C-7.5)";
        case Refusal::NotMortgaged:       return "the deed is not mortgaged (C-7.5)";
        case Refusal::CannotPayRepay:     return "repaying costs the mortgage and 10% (C-7.5)";
        case Refusal::BelowStandingBid:   return "a standing bid could no longer be paid (C-4.3)";
        case Refusal::InDebt:             return "pay your debts first (C-6.2)";
        case Refusal::NoSuchPartner:      return "choose another player who is still in (C-8.1)";
        case Refusal::NotTheProposer:     return "a changed offer goes to the player who asks (C-8.5)";
        case Refusal::EmptyTrade:         return "both sides of a trade cannot be empty (C-8.1)";
        case Refusal::NotHeld:            return "one side does not have what it gives (C-8.1)";
        case Refusal::TradeGroupImproved: return "the group of a deed has houses (C-8.2)";
        case Refusal::RepayNotReceived:   return "repay only mortgaged deeds that you get (C-8.3)";
        case Refusal::CannotPayTrade:     return "one side cannot pay its part and the fees (C-8.4)";
        case Refusal::InTheTrade:         return "the deed is part of the trade (C-8.5)";
        case Refusal::NotToClaim:         return "the deed is not one of those to be settled (C-10.2)";
        case Refusal::CannotPayClaim:     return "a claim needs the money in hand (C-10.2)";
        case Refusal::CardNotIn:          return "a player holds that card (M-2.4)";
        case Refusal::GroupInTheTrade:    return "the group is part of the trade (M-2.7)";
        case Refusal::InGaol:             return "nobody in Gaol manages or trades (M-2.8)";
        case Refusal::NoAuctions:         return "there are no auctions (M-2.3)";
        case Refusal::RollFirst:          return "the third turn in Gaol begins with a roll (M-2.9)";
        case Refusal::ThrownInGaol:       return "it is time to pay bail or use a card (M-2.9)";
        case Refusal::NoClocks:           return "there are no clocks in this game (M-3.1)";
        case Refusal::BeyondClock:        return "there is less time left (M-3.3)";
    }
    return "";
}
// clang-format on

}  // namespace parlor::property
