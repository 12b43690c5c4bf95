// The chronicle of a property game, computed from its log.
//
// Choices: each call replays the whole log, so that running games do not pay for it; 10,000 moves
//          take a few hundredths of a second.
#pragma once

#include "rules/property/figures/chronicle.hpp"
#include "rules/property/property.hpp"
#include "table/game/session.hpp"

namespace parlor {

[[nodiscard]] property::Chronicle chronicle_of(const table::Session<property::Property>& session);

}  // namespace parlor
