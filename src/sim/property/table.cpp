#include "sim/property/table.hpp"

#include <chrono>

#include "base/match.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/figures/standings.hpp"
#include "rules/property/play.hpp"
#include "rules/property/random_move.hpp"
#include "rules/property/turn/chance.hpp"
#include "rules/property/turn/clocks.hpp"
#include "sim/sampling.hpp"
#include "table/game/play_on.hpp"

namespace parlor::sim {
namespace {

using Clock = std::chrono::steady_clock;
using board::Level;
using property::Action;

Action decide(const Player& player, const property::Game& game, Draw draw) {
    return match(
        player,
        [&](Computer computer) { return property::choose(game, Level(computer.level), draw); },
        [&](AtRandom) { return property::random_move(game, draw); });
}

}  // namespace

PropertyTable::PropertyTable(const PropertyPlan& plan)
    : plan_{plan},
      kinds_{kinds_among(plan.players)},
      orders_{all_orders(plan.players)},
      counter_{plan.edition->board} {}

PlayedGame PropertyTable::play(int number) {
    const auto nth = static_cast<std::size_t>(number);
    PlayedGame played{.number = number,
                      .seed = seed_of_round(plan_.seed, nth / orders_.size()),
                      .kinds = orders_[nth % orders_.size()]};
    deal(played);
    std::optional<Ended> ended;
    while (not ended) ended = make_move() ? ending() : Ended::RefusedByRules;
    played.ended = *ended;
    played.winners = game_.winners;
    played.seating = game_.seating;
    for (int seat = 1; seat <= game_.seats; ++seat)
        played.wealth[Seat(seat)] = property::final_wealth_of(game_, Seat(seat));
    played.counts = counter_.counts();
    if (played.ended == Ended::TurnsUp) --played.counts.times[Counted::Turns];
    return played;
}

void PropertyTable::deal(const PlayedGame& game) {
    game_ = property::deal(*plan_.edition, plan_.rules, static_cast<int>(plan_.players.size()));
    kind_ = game.kinds;
    dealer_ = table::Dealer{game.seed};
    acts_ = choices_ = 0;
    counter_ = PropertyCounter{plan_.edition->board};
    moves_.clear();
}

std::optional<Ended> PropertyTable::ending() const {
    using property::OverHow;
    switch (game_.over) {
        case OverHow::Last: return Ended::LastPlayer;
        case OverHow::Score: return Ended::Score;
        case OverHow::Clock: return Ended::Clock;
        case OverHow::Round: return Ended::Round;
        case OverHow::Wealth: return Ended::Wealth;
        case OverHow::NotOver: break;
    }
    if (counter_.turns() > most_turns) return Ended::TurnsUp;  // another turn has begun
    if (choices_ >= most_decisions) return Ended::DecisionsUp;
    return std::nullopt;
}

// False when the rules refuse the move.
bool PropertyTable::make_move() {
    const Seat mover = game_.decision.seat;
    const Action action = mover == chance ? answer() : decision(mover);
    events_.clear();
    const auto took = table::least_time_of_computer;
    if (property::play(game_, action, took, events_) != property::played) return false;
    if (plan_.keeps_moves) moves_.push_back({mover, action});
    for (const property::Event& event : events_) counter_.add(event);
    return true;
}

Action PropertyTable::answer() {
    table::Act act = dealer_.act(acts_++);
    return property::answer_chance(game_, Draw{act});
}

Action PropertyTable::decision(Seat seat) {
    table::Act act = dealer_.choice(choices_++);
    counter_.add_decision();
    const int kind = kind_[game_.seating[seat]];
    const Player& player = kinds_[static_cast<std::size_t>(kind)];
    if (not is_timed(choices_, player)) return decide(player, game_, Draw{act});
    const auto start = Clock::now();
    Action action = decide(player, game_, Draw{act});
    decisions_[static_cast<std::size_t>(kind)].add(Clock::now() - start);
    return action;
}

}  // namespace parlor::sim
