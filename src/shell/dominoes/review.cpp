#include "shell/dominoes/review.hpp"

#include "sessions/dominoes/judging.hpp"
#include "sessions/dominoes/review_text.hpp"
#include "sessions/dominoes/table.hpp"
#include "shell/judge_all.hpp"
#include "shell/lines.hpp"

namespace parlor::shell {
int review_dominoes(table::Replay& game, bool is_quick) {
    if (is_quick) return end_wrong("--quick: a review of dominoes has only one pace");
    const std::vector<int> moves = game.steps_of_entries();
    game.go_to(game.size());
    auto judging = judging_of(game.table(), folder_of_reviews());
    judge_all(judging);
    tell_trouble(judging.trouble());
    const auto& session = *domino_session(game.table());
    return tell(review_text(
        {session.setup(), session.position(), judging.decisions(), judging.judgements(), moves}));
}

}  // namespace parlor::shell
