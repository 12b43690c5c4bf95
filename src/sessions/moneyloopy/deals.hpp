// The record of a game of Moneyloopy: all its deals, with what became of them, from its log.
//
// Source: L-8.5, L-8.6.
#pragma once

#include <string>

#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/session.hpp"

namespace parlor {

// A paragraph for each accepted deal, in their order: the round and the two players, each term in a
// sentence, when something of it came due, and when it was over. Without deals a line says so.
[[nodiscard]] std::string deals_of(const table::Session<rules::moneyloopy::Moneyloopy>& session);

}  // namespace parlor
