// Refusals: why a move is not played. Each reason has its text, with the number of its rule.
#pragma once

#include <optional>
#include <string_view>

#include "rules/property/game.hpp"

namespace parlor::property {

enum class Refusal : std::uint8_t {
    NotOpen,
    NothingOwed,
    NotAskedOfChance,
    NotInThePile,
    WrongDeeds,
    CannotAfford,
    BidTooLow,
    BidBeyondWealth,
    NoFreeCard,
    CannotPayBail,
    NotADeed,
    NotYourDeed,
    NotAStreet,
    GroupNotWhole,
    GroupMortgaged,
    BuildUneven,
    CannotPayBuilding,
    NoHouses,
    NoHotels,
    FullyBuilt,
    NothingBuilt,
    SellUneven,
    AlreadyMortgaged,
    GroupImproved,
    NotMortgaged,
    CannotPayRepay,
    BelowStandingBid,
    InDebt,
    NoSuchPartner,
    NotTheProposer,
    EmptyTrade,
    NotHeld,
    TradeGroupImproved,
    RepayNotReceived,
    CannotPayTrade,
    InTheTrade,
    NotToClaim,
    CannotPayClaim,
    CardNotIn,
    GroupInTheTrade,
    InGaol,
    NoAuctions,
    RollFirst,
    ThrownInGaol,
    NoClocks,
    BeyondClock
};

// One clause, with the rule: "the group is not wholly yours (C-7.1)". `now` is the pending
// decision.
[[nodiscard]] std::string_view words_for(Refusal refusal, DecisionKind now);

using Answer = std::optional<Refusal>;
inline constexpr Answer played = std::nullopt;

}  // namespace parlor::property
