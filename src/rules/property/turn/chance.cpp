#include "rules/property/turn/chance.hpp"

#include <utility>

#include "base/match.hpp"
#include "rules/property/turn/deck.hpp"

namespace parlor::property {
namespace {

Thrown throw_dice(Draw draw) {
    const int first = draw(6) + 1;
    return {{first, draw(6) + 1}};
}

// A Fisher-Yates shuffle, from the top.
Shuffled shuffle_pile(const OpenGame& game, board::Deck deck, Draw draw) {
    Shuffled shuffled{deck, {}};
    for (const CardNo card : cards_in(game, deck)) shuffled.order.push_back(card);
    auto& order = shuffled.order;
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        const auto other = i + static_cast<std::size_t>(draw(static_cast<int>(order.size() - i)));
        std::swap(order[i], order[other]);
    }
    return shuffled;
}

Drawn draw_card(const OpenGame& game, board::Deck deck, Draw draw) {
    const CardSet in = cards_in(game, deck);
    auto pick = in.begin();
    for (int skip = draw(in.count()); skip > 0; --skip) ++pick;
    return {deck, *pick};
}

Dealt draw_deeds(const OpenGame& game, Seat seat, Draw draw) {
    Dealt dealt{seat, {}};
    board::Squares left = game.deeds[bank];
    for (int i = 0; i < game.rules.start_deeds; ++i) {
        board::Squares::Walk pick = left.begin();
        for (int skip = draw(left.count()); skip > 0; --skip) ++pick;
        dealt.deeds.insert(*pick);
        left.erase(*pick);
    }
    return dealt;
}

}  // namespace

bool is_chance(const Action& action) {
    return std::holds_alternative<Thrown>(action) or std::holds_alternative<Shuffled>(action) or
           std::holds_alternative<Dealt>(action) or std::holds_alternative<Drawn>(action);
}

Action answer_chance(const OpenGame& game, Draw draw) {
    return match(
        game.question,
        [](NothingAsked) -> Action { return Thrown{}; },
        [&](FirstThrow) -> Action { return throw_dice(draw); },
        [&](NewPile asked) -> Action { return shuffle_pile(game, asked.deck, draw); },
        [&](Reshuffle asked) -> Action { return shuffle_pile(game, asked.deck, draw); },
        [&](FirstDeeds asked) -> Action { return draw_deeds(game, asked.seat, draw); },
        [&](Throw) -> Action { return throw_dice(draw); },
        [&](RentThrow) -> Action { return throw_dice(draw); },
        [&](NextCard asked) -> Action { return draw_card(game, asked.deck, draw); });
}

}  // namespace parlor::property
