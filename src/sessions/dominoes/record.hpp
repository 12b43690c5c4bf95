// The record of a domino game, computed from its log.
//
// Source: D-8.1.
#pragma once

#include <string>

#include "dominoes/dominoes.hpp"
#include "dominoes/review/record.hpp"
#include "table/game/session.hpp"

namespace parlor {

// The record from the deal to the current position, and the Record that continues it.
struct Retold {
    std::string text;
    dominoes::Record record;
};
[[nodiscard]] Retold retold(const table::Session<dominoes::Dominoes>& session);

}  // namespace parlor
