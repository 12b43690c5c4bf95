#include "sim/moneyloopy/table.hpp"

#include <chrono>

#include "base/match.hpp"
#include "rules/moneyloopy/computer.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/play.hpp"
#include "rules/moneyloopy/random_move.hpp"
#include "rules/moneyloopy/turn/chance.hpp"
#include "sim/sampling.hpp"

namespace parlor::sim {
namespace {

using Clock = std::chrono::steady_clock;

moneyloopy::Action decide(const Player& player, const moneyloopy::Game& game, Draw draw) {
    return match(
        player,
        [&](Computer computer) { return moneyloopy::choose(game, board::Level(computer.level)); },
        [&](AtRandom) { return moneyloopy::random_move(game, draw); });
}

}  // namespace

MoneyloopyTable::MoneyloopyTable(const MoneyloopyPlan& plan)
    : plan_{plan}, kinds_{kinds_among(plan.players)}, orders_{all_orders(plan.players)} {}

PlayedMoneyloopy MoneyloopyTable::play(int number) {
    const auto nth = static_cast<std::size_t>(number);
    PlayedMoneyloopy played{.kinds = orders_[nth % orders_.size()]};
    game_ = moneyloopy::deal(*plan_.edition, plan_.rules, static_cast<int>(plan_.players.size()));
    dealer_ = table::Dealer{seed_of_round(plan_.seed, nth / orders_.size())};
    acts_ = choices_ = 0;
    while (game_.over == moneyloopy::OverHow::NotOver and make_move(played)) {}
    played.over = game_.over;
    played.winners = game_.winners;
    played.out = everybody(game_) - players_in(game_);
    played.rounds = round_of(game_);
    return played;
}

// False when the rules refuse the move.
bool MoneyloopyTable::make_move(PlayedMoneyloopy& played) {
    const auto [mover, kind] = game_.decision;
    const moneyloopy::Action action = mover == chance ? answer() : decision(played.kind_at(mover));
    played.decisions += mover == chance ? 0 : 1;
    played.turns += std::holds_alternative<moneyloopy::End>(action) ? 1 : 0;
    played.proposed += std::holds_alternative<moneyloopy::Propose>(action) ? 1 : 0;
    played.accepted += std::holds_alternative<moneyloopy::Accept>(action) ? 1 : 0;
    return moneyloopy::play(game_, action, moneyloopy::Tell{}) == moneyloopy::played;
}

moneyloopy::Action MoneyloopyTable::answer() {
    table::Act act = dealer_.act(acts_++);
    return moneyloopy::answer_chance(game_, Draw{act});
}

moneyloopy::Action MoneyloopyTable::decision(std::size_t kind) {
    table::Act act = dealer_.choice(choices_++);
    if (not is_timed(choices_, kinds_[kind])) return decide(kinds_[kind], game_, Draw{act});
    const auto start = Clock::now();
    moneyloopy::Action action = decide(kinds_[kind], game_, Draw{act});
    decisions_[kind].add(Clock::now() - start);
    return action;
}

}  // namespace parlor::sim
