// The history of a property game in sentences (sessions/story_of.hpp).
//
// Source:  U-5.1.
#pragma once

#include <optional>

#include "base/story.hpp"
#include "rules/property/property.hpp"
#include "table/game/session.hpp"

namespace parlor {

// When there is no reader, the last turn counts as new. `told` is the session's setup with the
// names of squares in the reader's words.
[[nodiscard]] Story history_of(const table::Session<property::Property>& session,
                               const property::Property::Setup& told,
                               std::optional<Entrant> reader);

}  // namespace parlor
