#include "sim/property/report.hpp"

#include "sim/line.hpp"
#include "sim/property/counts_text.hpp"
#include "sim/report_lines.hpp"

namespace parlor::sim {
namespace {

std::string wins_line(const std::string& who, const Wins& wins, int winners) {
    return wins_of(who, wins) + line(" %18.2f\n", per_cent(wins.wins, winners));
}

std::string wins_text(const PropertyPlan& plan, const PropertySeries& series) {
    const int winners = series.winners();
    std::string text =
        "                 wins per cent    95 % interval   % of games with a winner\n";
    const auto kinds = kinds_among(plan.players);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        text += wins_line(count_of(kinds[kind], plan.players), series.kind_wins[kind], winners);
    for (std::size_t seat = 1; seat <= plan.players.size(); ++seat)
        text += wins_line("seat " + std::to_string(seat), series.seat_wins[Seat(seat)], winners);
    return text;
}

// The number of turns within which this share of the games with a winner ended.
int turns_within(const PropertySeries& series, double share) {
    const double wanted = share * series.winners();
    int games = 0;
    for (int turns = 0; turns < most_turns; ++turns) {
        games += series.lengths[static_cast<std::size_t>(turns)];
        if (games >= wanted) return turns;
    }
    return most_turns;
}

double mean_turns(const PropertySeries& series) {
    std::int64_t all = 0;
    for (std::size_t turns = 0; turns < series.lengths.size(); ++turns)
        all += static_cast<std::int64_t>(turns) * series.lengths[turns];
    return static_cast<double>(all) / series.winners();
}

std::string endings_text(const PropertyPlan& plan, const PropertySeries& series) {
    const int winners = series.winners();
    const auto& endings = series.endings;
    const auto [low, high] = series.seat_wins[bank].interval();
    std::string text = line("\nwith a winner: %d, %.2f %%, %.2f to %.2f\n",
                            winners,
                            per_cent(winners, plan.games),
                            100 - 100 * high,
                            100 - 100 * low);
    text += line("  the last player: %d\n", endings[Ended::LastPlayer]);
    text += line("  by agreement and score: %d\n", endings[Ended::Score]);
    if (endings[Ended::Clock] > 0) text += line("  by the clock: %d\n", endings[Ended::Clock]);
    if (endings[Ended::Round] > 0) text += line("  by the last round: %d\n", endings[Ended::Round]);
    if (endings[Ended::Wealth] > 0) text += line("  by wealth: %d\n", endings[Ended::Wealth]);
    text += line("broken off after %d turns: %d\n", most_turns, endings[Ended::TurnsUp]);
    if (endings[Ended::DecisionsUp] > 0)
        text += line(
            "broken off after %d decisions: %d\n", most_decisions, endings[Ended::DecisionsUp]);
    if (endings[Ended::RefusedByRules] > 0)
        text += line("broken off, as the rules refused a decision: %d, first game %lld\n",
                     endings[Ended::RefusedByRules],
                     static_cast<long long>(series.first_refused));
    if (winners > 0)
        text +=
            line("turns of a game with a winner: mean %.1f, median %d, 90th %% %d, longest %d\n",
                 mean_turns(series),
                 turns_within(series, 0.5),
                 turns_within(series, 0.9),
                 turns_within(series, 1));
    return text;
}

std::string speed_text(const char* what, std::int64_t count, double seconds) {
    return line(", %.0f %s", static_cast<double>(count) / seconds, what);
}

}  // namespace

std::string results_text(const PropertyPlan& plan, const PropertySeries& series) {
    return line(
               "%s of %s on the board %s, seed %llu, each of %zu orders of the seats in "
               "turn\n",
               which_games(plan.first, plan.games).c_str(),
               plan.game_id.c_str(),
               plan.edition->board.id.c_str(),
               static_cast<unsigned long long>(plan.seed),
               all_orders(plan.players).size()) +
           wins_text(plan, series) + endings_text(plan, series) + counts_text(plan, series.counts);
}

std::string decisions_text(const PropertyPlan& plan, const PropertySeries& series) {
    return times_by_kind(plan.players, series.decisions);
}

std::string times_text(const PropertyPlan& plan, const PropertySeries& series) {
    const double seconds = milliseconds(series.took) / 1000;
    return decisions_text(plan, series) +
           line("%.1f seconds on %d threads", seconds, plan.threads) +
           speed_text("games", plan.games, seconds) +
           speed_text("turns", series.counts.times[Counted::Turns], seconds) +
           speed_text("decisions a second\n", series.counts.times[Counted::Decisions], seconds);
}

}  // namespace parlor::sim
