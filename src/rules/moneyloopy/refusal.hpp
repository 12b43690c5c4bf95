// Refusals: why a move is not played. Each reason has its text, with the number of its rule.
#pragma once

#include <optional>
#include <string_view>

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

enum class Refusal : std::uint8_t {
    NotOpen,
    NotAskedOfChance,
    KeepsNoDollar,
    CannotPayWhole,
    CanBePaid,
    SafeCardHelps,
    NoSafeCard,
    SafeCardDoesNotHelp,
    BidTooLow,
    BidBeyondMoney,
    NotAProperty,
    GroupNotWhole,
    FullyBuilt,
    InTransit,
    NoTrain,
    NotInTheCentre,
    NotOffered,
    NothingStaked,
    NotSoManyCards,
    NotYourProperty,
    NotAnothersProperty,
    NoSuchPartner,
    NotTheProposer,
    EmptyDeal,
    TooManyTerms,
    TooLong,
    TooManyDeals,
    NamedTwice,
    NothingGiven,
    NotAhead,
    OnlyProperties,
    OfTheBank,
    OfSomebodyElse,
    NotTheirs,
    CardsNotHeld,
    NoSuchPercentage,
    NoDebt,
    DebtToBank,
    NotTheirDebt,
    NoSuchDeal,
    DealOfOthers,
    EmptyPromise,
    CannotPayDeal,
    BelowStandingBid
};

// One clause, with the rule: "the whole group must be yours (L-3.4)". `now` is the pending
// decision.
[[nodiscard]] std::string_view words_for(Refusal refusal, DecisionKind now);

using Answer = std::optional<Refusal>;
inline constexpr Answer played = std::nullopt;

}  // namespace parlor::moneyloopy
