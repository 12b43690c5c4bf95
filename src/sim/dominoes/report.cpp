#include "sim/dominoes/report.hpp"

#include "base/interval.hpp"
#include "sim/line.hpp"
#include "sim/report_lines.hpp"

namespace parlor::sim {
namespace {

std::string result_of(Seat seat, const DominoPlan& plan, const DominoStanding& standing) {
    const auto [low, high] = interval_of(standing.wins, plan.games);
    return line("seat %d %-14s %7d %8.2f   %6.2f to %6.2f %10lld %9lld\n",
                number(seat),
                to_text(plan.players[seat]).c_str(),
                standing.wins,
                100.0 * standing.wins / plan.games,
                100 * low,
                100 * high,
                static_cast<long long>(standing.points),
                static_cast<long long>(standing.hands_won));
}

std::string times_of(Seat seat, const DominoPlan& plan, const Durations& decisions) {
    return line("seat %d %-14s %10.4f %10.4f %10.4f\n",
                number(seat),
                to_text(plan.players[seat]).c_str(),
                milliseconds(decisions.within(0.5)),
                milliseconds(decisions.within(0.99)),
                milliseconds(decisions.within(1)));
}

}  // namespace

std::string results_text(const DominoPlan& plan, const DominoSeries& series) {
    const bool is_mirrored = plan.deals == Deals::Mirrored;
    std::string text =
        line("%s to %d with %d tiles, seed %llu, %s\n",
             which_games(plan.first, plan.games).c_str(),
             plan.rules.target.count,
             plan.rules.hand,
             static_cast<unsigned long long>(plan.seed),
             is_mirrored ? "each deal twice with the hands switched" : "no deal twice");
    text += "                         wins per cent    95 % interval     points hands won\n";
    for (const Seat seat : dominoes::both_seats) text += result_of(seat, plan, series.seats[seat]);
    return text + line("%lld hands, %lld plays\n",
                       static_cast<long long>(series.hands),
                       static_cast<long long>(series.plays));
}

std::string decisions_text(const DominoPlan& plan, const DominoSeries& series) {
    std::string text = "ms per decision            median   99th %    longest\n";
    for (const Seat seat : dominoes::both_seats)
        text += times_of(seat, plan, series.seats[seat].decisions);
    return text;
}

std::string times_text(const DominoPlan& plan, const DominoSeries& series) {
    const double seconds = milliseconds(series.took) / 1000;
    return decisions_text(plan, series) + line("%.1f seconds, %.0f plays a second\n",
                                               seconds,
                                               static_cast<double>(series.plays) / seconds);
}

}  // namespace parlor::sim
