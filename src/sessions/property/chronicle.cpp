#include "sessions/property/chronicle.hpp"

#include "table/game/replay_log.hpp"

namespace parlor {

rules::Chronicle chronicle_of(const table::Session<rules::Property>& session) {
    rules::Chronicle chronicle;
    replay_log(session, [&](const rules::Game& game, const auto& events, const auto* /*entry*/) {
        chronicle.add(game, events);
    });
    return chronicle;
}

}  // namespace parlor
