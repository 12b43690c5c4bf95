// The chronicle of a domino game, computed from its log.
#pragma once

#include "dominoes/dominoes.hpp"
#include "dominoes/review/chronicle.hpp"
#include "table/game/session.hpp"

namespace parlor {

[[nodiscard]] dominoes::Chronicle chronicle_of(const table::Session<dominoes::Dominoes>& session);

}  // namespace parlor
