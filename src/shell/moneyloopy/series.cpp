#include "shell/moneyloopy/series.hpp"

#include <algorithm>

#include "sessions/moneyloopy/table.hpp"
#include "shell/lines.hpp"
#include "shell/series/merged.hpp"
#include "shell/series/progress.hpp"
#include "shell/series/series_setup.hpp"
#include "shell/series/series_words.hpp"
#include "sim/file_words.hpp"
#include "sim/moneyloopy/report.hpp"

namespace parlor::shell {
namespace {

Result<sim::MoneyloopyPlan> plan_of(const cli::Sim& order) {
    const auto players = players_of(order, "cpu:1,cpu:1,cpu:0,cpu:0");
    if (not players) return players.error();
    const auto setup = setup_of(order, *players, open_moneyloopy, moneyloopy_session);
    if (not setup) return setup.error();
    const std::string& board = setup->edition->board.id;
    return sim::MoneyloopyPlan{
        .edition = setup->edition,
        .rules = setup->rules,
        .players = *players,
        .first = order.first - 1,
        .games = order.games,
        .seed = order.seed,
        .threads = std::min(order.threads, order.games),
        .words = words_of(order, *players, board, sim::file_words(setup->files))};
}

}  // namespace

int simulate_moneyloopy(const cli::Sim& order) {
    const auto plan = plan_of(order);
    if (not plan) return end_wrong(plan.error().what);
    const Progress progress{order.games};
    const auto series = sim::play_series(*plan, [&](int games) { progress.show(games); });
    progress.clear();
    if (order.tells_part) return tell(to_text(part_of(*plan, series)));
    return tell(results_text(*plan, series) + times_text(*plan, series));
}

Result<std::string> merge_moneyloopy(const cli::Sim& order, std::span<const sim::Part> parts) {
    return merged_report<sim::MoneyloopySeries>(plan_of(order), parts);
}

}  // namespace parlor::shell
