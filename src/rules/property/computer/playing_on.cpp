#include "rules/property/computer/playing_on.hpp"

#include <utility>

#include "rules/property/computer/numbers.hpp"
#include "rules/property/computer/outlook.hpp"
#include "rules/property/computer/trader.hpp"
#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"
#include "rules/property/turn/deck.hpp"

namespace parlor::property::computer {
namespace {

constexpr int fewest_times = 16;  // before stopping early
constexpr double clear = 3;       // standard errors

Action next_action(const Game& game, Numbers& numbers) {
    if (game.decision.kind == DecisionKind::Chance) return answer_chance(game, Draw{numbers});
    return trader({game, game.decision.seat, {}, Draw{numbers}}).action;
}

double play_on(Game game, Seat seat, int turns, Numbers numbers) {
    shuffle_decks(game, Draw{numbers});
    Seat turn = game.turn;
    for (int left = turns; left > 0;) {
        if (game.over != OverHow::NotOver) return share_of_win(game, seat);
        if (game.players[seat].out) return 0;
        play(game, next_action(game, numbers), Tell{});
        left -= game.turn != turn ? 1 : 0;
        turn = game.turn;
    }
    return outlook_in(game)[seat];
}

}  // namespace

double share_of_win(const OpenGame& game, Seat seat) {
    return game.winners.contains(seat) ? 1.0 / game.winners.count() : 0;
}

void shuffle_decks(Game& game, Draw draw) {
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance}) {
        auto& cards = game.piles[deck].to_come;
        for (std::size_t i = cards.size(); i-- > 1;)
            std::swap(cards[i], cards[static_cast<std::size_t>(draw(static_cast<int>(i + 1)))]);
    }
}

Game with_any_decks(const OpenGame& game) {
    Game whole;
    static_cast<OpenGame&>(whole) = game;
    if (game.rules.drawing == Drawing::AfterAShuffle) return whole;  // no deck has an order
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
        for (const CardNo card : cards_in(game, deck)) whole.piles[deck].to_come.push_back(card);
    return whole;
}

double hope_by_playing_on(const Game& game, Seat seat, Patience patience, Draw draw) {
    const auto dice = static_cast<std::uint64_t>(draw(1 << 30)) << 32U;
    double sum = 0;
    for (int played = 1; played <= patience.times; ++played)
        sum +=
            play_on(game, seat, patience.turns, Numbers{dice + static_cast<std::uint64_t>(played)});
    return sum / patience.times;
}

bool turns_out_well(const Game& one, const Game& other, Seat seat, Patience patience, Draw draw) {
    const auto dice = static_cast<std::uint64_t>(draw(1 << 30)) << 32U;
    double sum = 0, squares = 0;
    for (int played = 1; played <= patience.times; ++played) {
        const Numbers numbers{dice + static_cast<std::uint64_t>(played)};
        const double gain = play_on(one, seat, patience.turns, numbers) -
                            play_on(other, seat, patience.turns, numbers);
        sum += gain;
        squares += gain * gain;
        if (played >= fewest_times and sum * sum > clear * clear * squares) break;
    }
    return sum >= 0;
}

}  // namespace parlor::property::computer
