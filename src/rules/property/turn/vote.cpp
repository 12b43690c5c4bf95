#include "rules/property/turn/vote.hpp"

#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/ending.hpp"

namespace parlor::property {

void open_vote(Draft& draft, Seat asker) {
    draft.game.vote = Vote{next_in(draft.game, asker)};
    draft.tell(told::EndAsked{asker});
}

void cast_vote(Draft& draft, Seat seat, Ballot ballot) {
    Game& game = draft.game;
    if (ballot == Ballot::Refuse) {
        game.end_refused_round = game.round;
        game.vote.reset();
        draft.tell(told::Refused{seat});
        return;
    }
    draft.tell(told::Agreed{seat});
    ask_next_voter(draft, seat);
}

Seats voters(const OpenGame& game) {
    Seats voters;
    if (not game.vote) return voters;
    for (Seat seat = game.vote->to_answer; seat != game.turn and not voters.contains(seat);
         seat = next_in(game, seat))
        voters.insert(seat);
    return voters;
}

void ask_next_voter(Draft& draft, Seat after) {
    Game& game = draft.game;
    const Seat next = next_in(game, after);
    if (next != game.turn) {
        game.vote->to_answer = next;
        return;
    }
    game.vote.reset();
    end_game(draft, OverHow::Score);
}

}  // namespace parlor::property
