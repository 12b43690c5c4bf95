#include "app/dominoes/scores.hpp"

#include "table/game/replay_log.hpp"

namespace parlor::tui {
namespace {

dominoes::Chronicle chronicle_of(const table::Session<dominoes::Dominoes>& session) {
    dominoes::Chronicle chronicle;
    replay_log(session, [&](const dominoes::Game& game, const auto& events, const auto* /*entry*/) {
        chronicle.add(game, events);
    });
    return chronicle;
}

}  // namespace

domino_table::Scores scores_of(const table::Session<dominoes::Dominoes>& session) {
    return {.chronicle = chronicle_of(session),
            .names = session.setup().names,
            .levels = session.setup().computers,
            .target = session.position().rules.target,
            .hand = session.position().hand_number,
            .is_over = not session.decider()};
}

}  // namespace parlor::tui
