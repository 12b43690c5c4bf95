#include "rules/property/review/luck.hpp"

#include "rules/property/computer/playing_on.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"

namespace parlor::property {
namespace {

Shares hopes_in(const Game& game) {
    if (game.over == OverHow::NotOver) return computer::outlook_in(game);
    Shares shares;
    for (int seat = 1; seat <= game.seats; ++seat)
        shares[Seat(seat)] = computer::share_of_win(game, Seat(seat));
    return shares;
}

Shares hopes_after(Game game, Dice dice, Draw draw) {
    computer::shuffle_decks(game, draw);
    (void)play(game, Thrown{dice}, Tell{});
    while (game.decision.kind == DecisionKind::Chance)
        (void)play(game, answer_chance(game, draw), Tell{});
    return hopes_in(game);
}

}  // namespace

Shares luck_between(const Game& before, const Game& after, Draw draw) {
    constexpr int faces = 6;
    Shares luck = hopes_in(after);
    for (int first = 1; first <= faces; ++first)
        for (int second = 1; second <= faces; ++second) {
            const Shares hopes = hopes_after(before, Dice{first, second}, draw);
            for (int seat = 1; seat <= before.seats; ++seat)
                luck[Seat(seat)] -= hopes[Seat(seat)] / (faces * faces);
        }
    return luck;
}

}  // namespace parlor::property
