#include "shell/dominoes/series.hpp"

#include "shell/lines.hpp"
#include "shell/series/merged.hpp"
#include "shell/series/series_words.hpp"
#include "sim/dominoes/report.hpp"

namespace parlor::shell {
namespace {

std::vector<std::string> words_of(const cli::Sim& order, const sim::DominoPlayers& players) {
    return {program_word(),
            "game " + order.game,
            "hand " + std::to_string(order.hand),
            "target " + std::to_string(order.target),
            std::string{"deals "} + (order.mirrored ? "mirrored" : "once"),
            "seats " + to_text(players),
            "seed " + std::to_string(order.seed)};
}

Result<sim::DominoPlan> plan_of(const cli::Sim& order) {
    if (order.mirrored and order.games % 2 != 0)
        return Error{"--games: each deal is played twice, so it must be even, not " +
                     std::to_string(order.games)};
    if (auto error = not_at_a_round(order, order.mirrored ? 2 : 1)) return *std::move(error);
    const auto players =
        sim::read_domino_players(order.seats.empty() ? "cpu:1,cpu:0" : order.seats);
    if (not players) return Error{"--seats: " + players.error().what};
    if (players->size() != dominoes::both_seats.size())
        return Error{"--seats: this game is for 2 players, not " + std::to_string(players->size())};
    sim::DominoPlan plan{.first = order.first - 1,
                         .games = order.games,
                         .rules = {.hand = order.hand, .target = {order.target}},
                         .seed = order.seed,
                         .deals = order.mirrored ? sim::Deals::Mirrored : sim::Deals::EachItsOwn,
                         .words = words_of(order, *players)};
    for (const Seat seat : dominoes::both_seats)
        plan.players[seat] = (*players)[static_cast<std::size_t>(number(seat)) - 1];
    return plan;
}

}  // namespace

int simulate_dominoes(const cli::Sim& order) {
    const auto plan = plan_of(order);
    if (not plan) return end_wrong(plan.error().what);
    const auto series = sim::play_series(*plan);
    if (order.tells_part) return tell(to_text(part_of(*plan, series)));
    return tell(results_text(*plan, series) + times_text(*plan, series));
}

Result<std::string> merge_dominoes(const cli::Sim& order, std::span<const sim::Part> parts) {
    return merged_report<sim::DominoSeries>(plan_of(order), parts);
}

}  // namespace parlor::shell
