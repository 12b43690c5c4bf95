// The history of a property game in sentences, computed from its log.
//
// Source:  U-5.1.
// Choices: a paragraph is a turn. New is what has happened since the others first moved after the
//          reader's last decision, so that in the middle of a turn their moves are still new. Each
//          call replays the whole log, so that running games do not pay for it: 2,000 moves take a
//          few milliseconds.
#pragma once

#include <optional>

#include "base/story.hpp"
#include "rules/property/property.hpp"
#include "table/session.hpp"

namespace parlor {

// Without a reader the last turn is new. `told` is the session's setup, with the names of squares
// as the reader sees them.
[[nodiscard]] Story history_of(const table::Session<rules::Property>& session,
                               const rules::Property::Setup& told,
                               std::optional<rules::Entrant> reader);

}  // namespace parlor
