#include "sim/moneyloopy/report.hpp"

#include "sim/line.hpp"
#include "sim/report_lines.hpp"

namespace parlor::sim {
namespace {

std::string wins_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series) {
    std::string text = "                 wins per cent    95 % interval\n";
    const auto kinds = kinds_among(plan.players);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        text += wins_of(count_of(kinds[kind], plan.players), series.kind_wins[kind]) + "\n";
    for (std::size_t seat = 1; seat <= plan.players.size(); ++seat)
        text += wins_of("seat " + std::to_string(seat), series.seat_wins[Seat(seat)]) + "\n";
    return text;
}

std::string endings_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series) {
    std::string text = line("\nafter forty rounds: %d\n", series.by_marker);
    text += line("the last player: %d\n", series.last_player);
    if (series.shared > 0) text += line("shared wins: %d\n", series.shared);
    if (series.refused > 0)
        text += line("broken off, as the rules refused a decision: %d\n", series.refused);
    const auto a_game = [&](std::int64_t all) { return static_cast<double>(all) / plan.games; };
    return text + line(
                      "in a game: %.1f rounds, %.2f players bankrupt, %.2f deals proposed, "
                      "%.2f accepted\n",
                      a_game(series.rounds),
                      a_game(series.bankrupt),
                      a_game(series.proposed),
                      a_game(series.accepted));
}

}  // namespace

std::string results_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series) {
    return line(
               "%s of moneyloopy on the board %s, seed %llu, each of %zu orders of the "
               "seats in turn\n",
               which_games(plan.first, plan.games).c_str(),
               plan.edition->board.id.c_str(),
               static_cast<unsigned long long>(plan.seed),
               all_orders(plan.players).size()) +
           wins_text(plan, series) + endings_text(plan, series);
}

std::string decisions_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series) {
    return times_by_kind(plan.players, series.times);
}

std::string times_text(const MoneyloopyPlan& plan, const MoneyloopySeries& series) {
    const double seconds = milliseconds(series.took) / 1000;
    const auto a_second = [&](std::int64_t count) { return static_cast<double>(count) / seconds; };
    return decisions_text(plan, series) +
           line("%.1f seconds on %d threads, %.0f games, %.0f turns, %.0f decisions a second\n",
                seconds,
                plan.threads,
                a_second(plan.games),
                a_second(series.turns),
                a_second(series.decisions));
}

}  // namespace parlor::sim
