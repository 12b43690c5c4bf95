#include "rules/property/review/playout.hpp"

#include "rules/property/computer.hpp"
#include "rules/property/computer/numbers.hpp"
#include "rules/property/computer/playing_on.hpp"
#include "rules/property/computer/trader.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"

namespace parlor::property {
namespace {

using computer::Numbers;

Numbers numbers_of_turn(std::uint64_t number, int turn) {
    return Numbers{number + static_cast<std::uint64_t>(turn) * 0xd1b54a32d192ed03U};
}

Action move_of_trader(const Game& game, Numbers& numbers) {
    return computer::trader({game, game.decision.seat, {}, Draw{numbers}}).action;
}

// A trader always raises by the same part of what it would still give. By chance up to that in the
// auction that is judged, so that no bid is worth more than another only for where these steps lead.
void raise_by_chance(Action& action, const Game& game, Numbers& numbers) {
    auto* const bid = std::get_if<Bid>(&action);
    if (bid == nullptr) return;
    const Money lowest = lowest_open_bid(game);
    bid->sum = lowest + Money{numbers((bid->sum - lowest).amount + 1)};
}

// Of a player of little patience, who draws no number of the turn for thinking.
Action move_of(board::Level level, const Game& game, std::uint64_t number, int turn) {
    constexpr Patience little{.times = 2, .turns = 8};
    constexpr std::uint64_t apart = 0x2545f4914f6cdd1dU;
    Numbers thinking = numbers_of_turn(number ^ apart, turn);
    return choose(game, level, Draw{thinking}, little);
}

Shares shares_of_win(const Game& game) {
    Shares shares;
    for (int seat = 1; seat <= game.seats; ++seat)
        shares[Seat(seat)] = computer::share_of_win(game, Seat(seat));
    return shares;
}

}  // namespace

Shares play_out(Game game, std::uint64_t number, const Opening& opening) {
    Numbers decks = numbers_of_turn(number, most_turns_of_playout);
    computer::shuffle_decks(game, Draw{decks});
    Numbers raises = numbers_of_turn(number, most_turns_of_playout + 1);
    bool is_judged_auction = game.auction.has_value();
    for (int turn = 0; turn < most_turns_of_playout; ++turn) {
        Numbers numbers = numbers_of_turn(number, turn);
        const Seat seat = game.turn;
        while (game.turn == seat and game.over == OverHow::NotOver) {
            const bool is_opening = turn < opening.turns;
            const board::Level level =
                is_opening ? opening.levels[game.decision.seat] : board::Level::One;
            Action action = game.decision.kind == DecisionKind::Chance
                                ? answer_chance(game, Draw{numbers})
                            : is_opening ? move_of(level, game, number, turn)
                                         : move_of_trader(game, numbers);
            if (is_judged_auction and level == board::Level::One)
                raise_by_chance(action, game, raises);
            play(game, action, Tell{});
            is_judged_auction = is_judged_auction and game.auction;
        }
        if (game.over != OverHow::NotOver) return shares_of_win(game);
    }
    return computer::outlook_in(game);
}

}  // namespace parlor::property
