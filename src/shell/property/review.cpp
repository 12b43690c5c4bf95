#include "shell/property/review.hpp"

#include "sessions/property/judging.hpp"
#include "sessions/property/review_text.hpp"
#include "sessions/property/table.hpp"
#include "shell/judge_all.hpp"
#include "shell/lines.hpp"

namespace parlor::shell {

int review_property(table::Replay& game, bool is_quick) {
    const auto effort = is_quick ? property::Effort::Quick : property::Effort::Usual;
    const std::vector<int> moves = game.steps_of_entries();
    game.go_to(game.size());
    auto judging = judging_of(game.table(), effort, folder_of_reviews());
    judge_all(judging);
    const auto judgements =
        property::each_oversight_once(judging.decisions(), judging.judgements());
    const auto& session = *property_session(game.table());
    const auto strokes = strokes_in(session);
    const auto luck = luck_of(strokes, session.seed());
    auto rounds = judging_of_rounds(game.table(), effort, folder_of_reviews());
    judge_all(rounds);
    tell_trouble(judging.trouble() ? judging.trouble() : rounds.trouble());
    return tell(review_text({session.setup(),
                             session.position(),
                             judging.decisions(),
                             judgements,
                             strokes,
                             luck,
                             rounds.judgements(),
                             moves}));
}

}  // namespace parlor::shell
