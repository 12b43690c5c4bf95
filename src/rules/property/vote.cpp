#include "rules/property/vote.hpp"

#include "rules/property/score.hpp"
#include "rules/property/worth.hpp"

namespace parlor::rules {
namespace {

void highest_score_wins(Draft& draft) {
    Game& game = draft.game;
    game.winner = leader_by_score(game);
    game.over = OverHow::Score;
    game.phase = Over{};
    draft.tell(told::GameOver{game.winner, game.over});
}

}  // namespace

void open_vote(Draft& draft, Seat asker) {
    draft.tell(told::EndAsked{asker});
    draft.game.vote = Vote{next_in(draft.game, asker)};
}

void cast_vote(Draft& draft, Seat seat, Ballot ballot) {
    Game& game = draft.game;
    if (ballot == Ballot::Refuse) {
        draft.tell(told::Refused{seat});
        game.end_refused_round = game.round;
        game.vote.reset();
        return;
    }
    draft.tell(told::Agreed{seat});
    const Seat next = next_in(game, seat);
    if (next != game.turn) {
        game.vote->to_answer = next;
        return;
    }
    game.vote.reset();
    highest_score_wins(draft);
}

}  // namespace parlor::rules
