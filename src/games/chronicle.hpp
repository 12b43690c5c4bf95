// The chronicle of a property game, worked out from its log.
//
// Choices: it is played anew each time it is asked for, so that playing does not pay for it;
//          10,000 moves take a few hundredths of a second.
#pragma once

#include "rules/property/chronicle.hpp"
#include "rules/property/property.hpp"
#include "table/session.hpp"

namespace parlor {

[[nodiscard]] rules::Chronicle chronicle_of(const table::Session<rules::Property>& session);

}  // namespace parlor
