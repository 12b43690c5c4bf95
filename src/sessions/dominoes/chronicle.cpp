#include "sessions/dominoes/chronicle.hpp"

#include "table/game/replay_log.hpp"

namespace parlor {

dominoes::Chronicle chronicle_of(const table::Session<dominoes::Dominoes>& session) {
    dominoes::Chronicle chronicle;
    replay_log(session, [&](const dominoes::Game& game, const auto& events, const auto* /*entry*/) {
        chronicle.add(game, events);
    });
    return chronicle;
}

}  // namespace parlor
