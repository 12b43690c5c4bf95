#include "sim/property_report.hpp"

#include <algorithm>
#include <numeric>

#include "base/text.hpp"
#include "sim/interval.hpp"
#include "sim/line.hpp"

namespace parlor::sim {
namespace {

using rules::Group;

double per_cent(std::int64_t part, std::int64_t all) {
    return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

std::string wins_line(const std::string& who, const Wins& wins, int winners) {
    const auto [low, high] = wins.interval();
    return line("%-12s %8d %8.2f   %6.2f to %6.2f %18.2f\n",
                who.c_str(),
                wins.wins,
                per_cent(wins.wins, wins.games),
                100 * low,
                100 * high,
                per_cent(wins.wins, winners));
}

std::string wins_text(const PropertyPlan& plan, const PropertySeries& series) {
    const int winners = series.winners();
    std::string text =
        "                 wins per cent    95 % interval   % of games with a winner\n";
    const auto kinds = kinds_among(plan.players);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const auto players = std::ranges::count(plan.players, kinds[kind]);
        const std::string who = std::to_string(players) + " x " + to_text(kinds[kind]);
        text += wins_line(who, series.kind_wins[kind], winners);
    }
    for (std::size_t seat = 1; seat <= plan.players.size(); ++seat)
        text += wins_line("seat " + std::to_string(seat), series.seat_wins[Seat(seat)], winners);
    return text;
}

// How many turns this share of the games with a winner took at most.
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
    text += line("broken off after %d turns: %d\n", most_turns, endings[Ended::TurnsUp]);
    if (endings[Ended::DecisionsUp] > 0)
        text += line(
            "broken off after %d decisions: %d\n", most_decisions, endings[Ended::DecisionsUp]);
    if (endings[Ended::RefusedByRules] > 0)
        text += line("broken off, as the rules refused a decision: %d, first game %d\n",
                     endings[Ended::RefusedByRules],
                     series.first_refused + 1);
    if (winners > 0)
        text +=
            line("turns of a game with a winner: mean %.1f, median %d, 90th %% %d, longest %d\n",
                 mean_turns(series),
                 turns_within(series, 0.5),
                 turns_within(series, 0.9),
                 turns_within(series, 1));
    return text;
}

struct Row {
    Counted what;
    const char* name;
};
constexpr std::array<Row, counted_things> rows{{
    {Counted::Turns, "turns"},
    {Counted::Decisions, "decisions"},
    {Counted::Bought, "deeds bought"},
    {Counted::Auctions, "auctions"},
    {Counted::Bids, "bids"},
    {Counted::Proposed, "trades proposed"},
    {Counted::Accepted, "trades accepted"},
    {Counted::Houses, "houses built"},
    {Counted::Mortgaged, "deeds mortgaged"},
    {Counted::Repaid, "deeds repaid"},
    {Counted::Gaoled, "sent to Gaol"},
    {Counted::Eliminated, "eliminations"},
}};

std::string happenings_text(const PropertyPlan& plan, const PropertySeries& series) {
    std::string text = "\n                           all      a game\n";
    for (const auto& [what, name] : rows) {
        const std::int64_t times = series.counts.times[what];
        text += line("%-16s %13lld %11.2f\n",
                     name,
                     static_cast<long long>(times),
                     static_cast<double>(times) / plan.games);
    }
    return text;
}

std::string groups_text(const PropertyPlan& plan, const PropertySeries& series) {
    const PropertyCounts& counts = series.counts;
    std::int64_t rents = 0;
    for (std::size_t i = 0; i < rules::group_count; ++i) rents += counts.rents[Group(i)];
    std::string text = "\n$ a game          for deeds  for houses        rent  % of rent\n";
    const auto a_game = [&](std::int64_t sum) { return static_cast<double>(sum) / plan.games; };
    for (std::size_t i = 0; i < rules::group_count; ++i) {
        const auto group = Group(i);
        text += line("%-16s %10.2f  %10.2f  %10.2f  %9.2f\n",
                     std::string{id_of(group)}.c_str(),
                     a_game(counts.for_deeds[group]),
                     a_game(counts.for_houses[group]),
                     a_game(counts.rents[group]),
                     per_cent(counts.rents[group], rents));
    }
    return text;
}

// Names are padded by the columns they take, not by their bytes.
std::string square_line(int number, const std::string& name, double landings, double throws) {
    constexpr std::size_t columns = 32;
    const std::size_t blanks = columns - std::min(columns, character_count(name));
    return line("%2d  ", number) + name + std::string(blanks, ' ') +
           line("%9.4f %9.4f\n", landings, throws);
}

std::string squares_text(const PropertyPlan& plan, const PropertySeries& series) {
    const PropertyCounts& counts = series.counts;
    const rules::Board& board = plan.edition->board;
    std::int64_t landings = 0, throws = counts.ended_in_gaol;
    for (int i = 0; i < board.size; ++i) {
        landings += counts.landings[Square(i)];
        throws += counts.throws_ended[Square(i)];
    }
    std::string text = line("\nper cent of %lld landings, and of the ends of %lld throws\n",
                            static_cast<long long>(landings),
                            static_cast<long long>(throws));
    for (int i = 0; i < board.size; ++i)
        text += square_line(i,
                            board.name_of(Square(i)),
                            per_cent(counts.landings[Square(i)], landings),
                            per_cent(counts.throws_ended[Square(i)], throws));
    return text + line("    In Gaol %43.4f\n", per_cent(counts.ended_in_gaol, throws));
}

std::string speed_text(const char* what, std::int64_t count, double seconds) {
    return line(", %.0f %s", static_cast<double>(count) / seconds, what);
}

}  // namespace

std::string results_text(const PropertyPlan& plan, const PropertySeries& series) {
    return line(
               "%d games of %s on the board %s, seed %llu, each of %zu orders of the seats in "
               "turn\n",
               plan.games,
               plan.game_id.c_str(),
               plan.edition->board.id.c_str(),
               static_cast<unsigned long long>(plan.seed),
               all_orders(plan.players).size()) +
           wins_text(plan, series) + endings_text(plan, series) + happenings_text(plan, series) +
           groups_text(plan, series) + squares_text(plan, series);
}

std::string times_text(const PropertyPlan& plan, const PropertySeries& series) {
    const double seconds = milliseconds(series.took) / 1000;
    const auto kinds = kinds_among(plan.players);
    std::string text = "\nmicroseconds a decision   median       99th %      longest\n";
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        text += line("%-18s %13.2f %12.2f %12.2f\n",
                     to_text(kinds[kind]).c_str(),
                     1000 * milliseconds(series.decisions[kind].within(0.5)),
                     1000 * milliseconds(series.decisions[kind].within(0.99)),
                     1000 * milliseconds(series.decisions[kind].within(1)));
    return text + line("%.1f seconds on %d threads", seconds, plan.threads) +
           speed_text("games", plan.games, seconds) +
           speed_text("turns", series.counts.times[Counted::Turns], seconds) +
           speed_text("decisions a second\n", series.counts.times[Counted::Decisions], seconds);
}

}  // namespace parlor::sim
