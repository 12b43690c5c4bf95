#include "sessions/property/chronicle.hpp"

#include "table/game/replay_log.hpp"

namespace parlor {

property::Chronicle chronicle_of(const table::Session<property::Property>& session) {
    property::Chronicle chronicle;
    replay_log(session, [&](const property::Game& game, const auto& events, const auto* /*entry*/) {
        chronicle.add(game, events);
    });
    return chronicle;
}

}  // namespace parlor
