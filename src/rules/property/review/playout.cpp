#include "rules/property/review/playout.hpp"

#include "rules/property/computer/numbers.hpp"
#include "rules/property/computer/playing_on.hpp"
#include "rules/property/computer/trader.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"

namespace parlor::property {
namespace {

using computer::Numbers;

Numbers numbers_of_turn(std::uint64_t number, int turn) {
    return Numbers{number + static_cast<std::uint64_t>(turn) * 0xd1b54a32d192ed03U};
}

Action next_action(const Game& game, Numbers& numbers) {
    if (game.decision.kind == DecisionKind::Chance) return answer_chance(game, Draw{numbers});
    return computer::trader({game, game.decision.seat, {}, Draw{numbers}}).action;
}

Shares shares_of_win(const Game& game) {
    Shares shares;
    for (int seat = 1; seat <= game.seats; ++seat)
        shares[Seat(seat)] = computer::share_of_win(game, Seat(seat));
    return shares;
}

}  // namespace

Shares play_out(Game game, std::uint64_t number) {
    Numbers decks = numbers_of_turn(number, most_turns_of_playout);
    computer::shuffle_decks(game, Draw{decks});
    for (int turn = 0; turn < most_turns_of_playout; ++turn) {
        Numbers numbers = numbers_of_turn(number, turn);
        const Seat seat = game.turn;
        while (game.turn == seat and game.over == OverHow::NotOver)
            play(game, next_action(game, numbers), Tell{});
        if (game.over != OverHow::NotOver) return shares_of_win(game);
    }
    return computer::outlook_in(game);
}

}  // namespace parlor::property
