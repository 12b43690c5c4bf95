#include "app/dominoes/scores.hpp"

#include "sessions/dominoes/chronicle.hpp"

namespace parlor::tui {

domino_table::Scores scores_of(const table::Session<dominoes::Dominoes>& session) {
    return {.chronicle = chronicle_of(session),
            .names = session.setup().names,
            .levels = session.setup().computers,
            .target = session.position().rules.target,
            .hand = session.position().hand_number,
            .is_over = not session.decider()};
}

}  // namespace parlor::tui
