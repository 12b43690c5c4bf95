#include "sim/property/series.hpp"

#include <chrono>
#include <mutex>

namespace parlor::sim {
namespace {

using Clock = std::chrono::steady_clock;

class Threads {
public:
    Threads(const PropertyPlan& plan, const Keep& keep)
        : plan_{plan},
          keep_{keep},
          rounds_{plan.first, plan.games, static_cast<int>(all_orders(plan.players).size())} {}

    Result<PropertySeries> play(const Watch& watch) {
        const auto start = Clock::now();
        play_threaded(
            rounds_, plan_.threads, [this] { play_some(); }, watch);
        if (failure_) return *failure_;
        series_.took = Clock::now() - start;
        return series_;
    }

private:
    // The function of each thread: plays rounds until there are no more.
    void play_some() {
        PropertyTable table{plan_};
        PropertySeries own;
        std::optional<Error> failure;
        std::vector<PlayedGame> games;
        while (const auto round = failure ? std::nullopt : rounds_.next()) {
            games.clear();
            for (int number = round->first; number < round->end and not failure; ++number) {
                games.push_back(table.play(number));
                failure = keep_(games.back(), table.moves());
                rounds_.count_game();
            }
            own.add_round(games);
        }
        own.decisions = table.decisions();
        end(own, failure);
    }

    void end(const PropertySeries& own, const std::optional<Error>& failure) {
        const std::lock_guard lock{guard_};
        series_.add(own);
        if (not failure) return;
        failure_ = failure;
        rounds_.stop();
    }

    const PropertyPlan& plan_;
    const Keep& keep_;
    Rounds rounds_;
    std::mutex guard_;  // guards the members below
    PropertySeries series_;
    std::optional<Error> failure_;
};

}  // namespace

void PropertySeries::add_round(const std::vector<PlayedGame>& games) {
    std::array<int, most_kinds> won_by_kind{};
    Per<Seat, int, max_seats + 1> won_by_seat;
    for (const PlayedGame& game : games) {
        counts.add(game.counts);
        ++endings[game.ended];
        if (game.winners.empty()) ++won_by_seat[bank];
        for (const Seat winner : game.winners) {
            ++won_by_seat[winner];
            ++won_by_kind[game.kind_at(winner)];
        }
        if (game.ended == Ended::RefusedByRules and first_refused == 0)
            first_refused = game.number + 1;
        if (not game.winners.empty())
            ++lengths[static_cast<std::size_t>(game.counts.times[Counted::Turns])];
    }
    const auto played = static_cast<int>(games.size());
    for (std::size_t i = 0; i < most_kinds; ++i) kind_wins[i].add_round(won_by_kind[i], played);
    for (std::size_t i = 0; i <= max_seats; ++i)
        seat_wins[Seat(i)].add_round(won_by_seat[Seat(i)], played);
}

void PropertySeries::add(const PropertySeries& others) {
    counts.add(others.counts);
    for (std::size_t i = 0; i < ways_to_end; ++i) endings[Ended(i)] += others.endings[Ended(i)];
    for (std::size_t i = 0; i < most_kinds; ++i) {
        kind_wins[i].add(others.kind_wins[i]);
        decisions[i].add(others.decisions[i]);
    }
    for (std::size_t i = 0; i <= max_seats; ++i) seat_wins[Seat(i)].add(others.seat_wins[Seat(i)]);
    for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] += others.lengths[i];
    if (first_refused == 0 or (others.first_refused > 0 and others.first_refused < first_refused))
        first_refused = others.first_refused;
}

std::vector<CountLine> PropertySeries::count_lines() {
    std::vector<CountLine> lines{count_line("ended", endings),
                                 {"first-refused", {Anything{&first_refused}}},
                                 count_line("lengths", lengths)};
    for (std::size_t i = 0; i <= max_seats; ++i)
        lines.push_back(seat_wins[Seat(i)].count_line("seat-" + std::to_string(i)));
    for (std::size_t i = 0; i < most_kinds; ++i) {
        const std::string kind = "kind-" + std::to_string(i);
        lines.push_back(kind_wins[i].count_line(kind));
        lines.push_back(decisions[i].count_line(kind + "-times"));
    }
    counts.add_to(lines);
    return lines;
}

int PropertySeries::winners() const {
    return endings[Ended::LastPlayer] + endings[Ended::Score] + endings[Ended::Clock] +
           endings[Ended::Round] + endings[Ended::Wealth];
}

Result<PropertySeries> play_series(const PropertyPlan& plan, const Keep& keep, const Watch& watch) {
    return Threads{plan, keep}.play(watch);
}

}  // namespace parlor::sim
