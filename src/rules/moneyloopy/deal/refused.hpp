// Refused proposals: what was asked of whom, and how much money the other player would have got.
//
// Source:  L-9.2.
// Choices: two proposals are about the same thing when their terms differ in sums and squares of
//          the marker only. Of all players' refusals the position keeps the last ones.
#pragma once

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

// A number for what the proposal is about.
[[nodiscard]] std::uint32_t subject_of(const Proposal& proposal);

// The money that the other player gets, now and later; negative when they pay.
[[nodiscard]] Money money_offered(const Proposal& proposal);

void keep_as_refused(OpenGame& game, const Proposal& proposal);

// The most money with which the same thing was refused; nothing: it was not.
[[nodiscard]] std::optional<Money> refused_with(const OpenGame& game, const Proposal& proposal);

}  // namespace parlor::moneyloopy
