#include "rules/property/figures/odds.hpp"

#include "rules/property/play.hpp"
#include "rules/property/turn/chance.hpp"

namespace parlor::property {
namespace {

inline constexpr Seat token{1};

Edition without_free_cards(Edition edition) {
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
        for (Card& card : edition.decks.cards[deck])
            if (std::holds_alternative<GaolFree>(card.effect)) card.effect = BankPays{0_cash};
    return edition;
}

Game lonely_game(const Edition& edition, const Ruleset& rules) {
    Game game = deal(edition, rules, 1);
    game.deeds[token] = game.deeds[bank];
    game.deeds[bank] = {};
    return game;
}

Action next_move(const Game& game, GaolPlan plan, Draw draw) {
    switch (game.decision.kind) {
        case DecisionKind::Chance: return answer_chance(game, draw);
        case DecisionKind::Gaol:
            if (plan == GaolPlan::LeaveAtOnce) return Bail{};
            return Roll{};
        case DecisionKind::End: return End{};
        case DecisionKind::Roll:
        case DecisionKind::Deed:
        case DecisionKind::Bid:
        case DecisionKind::Debt:
        case DecisionKind::Houses:
        case DecisionKind::Trade:
        case DecisionKind::Claim:
        case DecisionKind::Vote:
        case DecisionKind::None: break;
    }
    return Roll{};
}

void count_end(const Game& game, Odds& odds) {
    const Player& player = game.players[token];
    ++odds.throws;
    if (player.gaol_turn > 0)
        ++odds.ended_in_gaol;
    else
        ++odds.ended[player.at];
}

}  // namespace

Odds throw_many(
    const Edition& edition, const Ruleset& rules, GaolPlan plan, std::int64_t throws, Draw draw) {
    const Edition board_only = without_free_cards(edition);
    Game game = lonely_game(board_only, rules);
    Odds odds;
    bool is_thrown = false;  // and not yet at rest: a reshuffle may come before a card's effect
    while (odds.throws < throws) {
        is_thrown = is_thrown or std::holds_alternative<Throw>(game.question);
        play(game, next_move(game, plan, draw), Tell{});
        if (not is_thrown or game.decision.kind == DecisionKind::Chance) continue;
        count_end(game, odds);
        is_thrown = false;
        game.players[token].money = game.rules.start_money;  // fines cannot bankrupt it
    }
    return odds;
}

}  // namespace parlor::property
