#include "app/dominoes/scores.hpp"

#include "dominoes/words/called.hpp"
#include "table/game/replay_log.hpp"

namespace parlor::tui {
domino_table::Scores scores_of(const table::Session<dominoes::Dominoes>& session) {
    domino_table::Scores scores{.chronicle = {},
                                .sheet = {},
                                .names = called(session.setup()),
                                .levels = session.setup().computers,
                                .target = session.position().rules.target,
                                .hand = session.position().hand_number,
                                .is_over = not session.decider()};
    replay_log(session, [&](const dominoes::Game& game, const auto& events, const auto* /*entry*/) {
        scores.chronicle.add(game, events);
        scores.sheet.add(game, events);
    });
    return scores;
}

}  // namespace parlor::tui
