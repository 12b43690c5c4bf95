#include "shell/moneyloopy/series.hpp"

#include <algorithm>

#include "sessions/moneyloopy/table.hpp"
#include "shell/lines.hpp"
#include "shell/progress.hpp"
#include "shell/sim.hpp"
#include "sim/moneyloopy_report.hpp"

namespace parlor::shell {
namespace {

Result<sim::MoneyloopyPlan> plan_of(const cli::Sim& order) {
    const auto players = players_of(order, "cpu:1,cpu:1,cpu:0,cpu:0");
    if (not players) return players.error();
    const auto asked = asked_for(order, *players);
    if (not asked) return asked.error();
    const auto opened = open_moneyloopy(*asked);
    if (const auto* errors = std::get_if<std::vector<table::LineError>>(&opened))
        return Error{errors->front().what};
    auto& table = *std::get<std::unique_ptr<table::GameTable>>(opened);
    const auto& setup = moneyloopy_session(table)->setup();
    return sim::MoneyloopyPlan{.edition = setup.edition,
                               .rules = setup.rules,
                               .players = *players,
                               .games = order.games,
                               .seed = order.seed,
                               .threads = std::min(order.threads, order.games)};
}

}  // namespace

int simulate_moneyloopy(const cli::Sim& order) {
    const auto plan = plan_of(order);
    if (not plan) return end_wrong(plan.error().what);
    const Progress progress{order.games};
    const auto series = sim::play_series(*plan, [&](int games) { progress.show(games); });
    progress.clear();
    return tell(results_text(*plan, series) + times_text(*plan, series));
}

}  // namespace parlor::shell
