// The record of a game of Moneyloopy: all its deals and their results, computed from its log.
//
// Source: L-8.5, L-8.6.
#pragma once

#include <string>

#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/game/session.hpp"

namespace parlor {

// A paragraph for each accepted deal, in their order: the round and the two players, each term in a
// sentence, when a part of the deal came due, and when the deal was over. When there are no deals,
// a line says so.
[[nodiscard]] std::string deals_of(const table::Session<moneyloopy::Moneyloopy>& session);

}  // namespace parlor
