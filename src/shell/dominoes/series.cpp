#include "shell/dominoes/series.hpp"

#include "shell/lines.hpp"
#include "shell/sim.hpp"
#include "sim/domino_report.hpp"

namespace parlor::shell {

int simulate_dominoes(const cli::Sim& order) {
    if (order.mirrored and order.games % 2 != 0)
        return end_wrong("each deal is played twice, so the number of games must be even");
    const auto players = players_of(order, "cpu:1,cpu:0");
    if (not players) return end_wrong(players.error().what);
    if (players->size() != dominoes::both_seats.size())
        return end_wrong("this game is for 2 players, not " + std::to_string(players->size()));
    sim::DominoPlan plan{.games = order.games,
                         .rules = {.hand = order.hand, .target = {order.target}},
                         .seed = order.seed,
                         .deals = order.mirrored ? sim::Deals::Mirrored : sim::Deals::EachItsOwn};
    for (const Seat seat : dominoes::both_seats)
        plan.players[seat] = (*players)[static_cast<std::size_t>(number(seat)) - 1];
    const auto series = sim::play_series(plan);
    return tell(results_text(plan, series) + times_text(plan, series));
}

}  // namespace parlor::shell
