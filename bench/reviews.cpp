// How well the review of a property game grades: what it says of the levels' own play, and whether it
// finds a decision that was spoilt on purpose. All reviews are quick.
//
//   parlor_bench_reviews grades GAMES SEED     three seats, a computer of each level
//   parlor_bench_reviews masters GAMES SEED    the same, and the decisions that were not fine once
//                                              more, with patient masters in all seats for two
//                                              rounds, whoever played
//   parlor_bench_reviews spoilt GAMES SEED     two to four masters, and one decision of each game
//                                              spoilt by a move at random that costs 15 games in 100
//                                              by these patient masters, twice with other chance
//
// Figures are in docs/computers.md.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "library/data_folder.hpp"
#include "numbers.hpp"
#include "rules/property/computer.hpp"
#include "rules/property/play.hpp"
#include "rules/property/random_move.hpp"
#include "rules/property/review/alternatives.hpp"
#include "rules/property/review/judge.hpp"
#include "rules/property/review/review.hpp"
#include "rules/property/review/values.hpp"
#include "rules/property/turn/chance.hpp"
#include "sessions/review/judging.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// Seeds that are close together give numbers that are not.
Numbers numbers_of(std::uint64_t seed) { return {(seed + 1) * 0x9e3779b97f4a7c15U}; }

using Decisions = std::vector<Reviewable>;

bool is_reviewed(const Action& action) { return not std::holds_alternative<EndGame>(action); }

void must_play(Game& game, const Action& action) {
    if (play(game, action, Tell{}) != played) std::abort();
}

// Plays the game on to its end, and adds its decisions.
void play_on(Game game, const Levels& levels, Numbers& numbers, Decisions& decisions) {
    constexpr int longest = 20'000;  // decisions
    for (int moves = 0; game.over == OverHow::NotOver and moves < longest; ++moves) {
        if (game.decision.kind == DecisionKind::Chance) {
            must_play(game, answer_chance(game, Draw{numbers}));
            continue;
        }
        const Action action = choose(game, levels[game.decision.seat], Draw{numbers});
        if (is_reviewed(action))
            decisions.push_back(
                {.entry = decisions.size(), .moves = moves, .before = game, .played = action});
        must_play(game, action);
    }
}

Judgement judgement_of(const Reviewable& decision, const Levels& levels, std::uint64_t seed) {
    Numbers numbers = numbers_of(seed + decision.entry);
    const auto moves = alternatives_to(decision.played, decision.before, levels, Draw{numbers});
    if (moves.size() < 2) return {.best = decision.played, .moves = 1};
    return judge(
        decision.before, moves, levels, Effort::Quick, seed + decision.entry * 0x9e3779b97U);
}

std::vector<Judgement> judged(const Decisions& decisions,
                              const Levels& levels,
                              std::uint64_t seed) {
    std::vector<Judgement> judgements(decisions.size());
    std::atomic<std::size_t> next = 0;
    work_on_all_cores(
        [&] {
            for (std::size_t i = next++; i < decisions.size(); i = next++)
                judgements[i] = judgement_of(decisions[i], levels, seed);
        },
        decisions.size());
    return each_oversight_once(decisions, judgements);
}

struct OfLevel {
    int decisions = 0;
    Per<Grade, int, all_grades.size()> grades{};
    double lost = 0;
};

void tell_grades(const std::vector<OfLevel>& levels, int games) {
    for (std::size_t level = 0; level < levels.size(); ++level) {
        const OfLevel& of = levels[level];
        const auto in_thousand = [&](Grade grade) {
            return 1000.0 * of.grades[grade] / of.decisions;
        };
        std::printf(
            "level %zu: %d decisions with a choice; in 1,000 doubtful %.1f, bad %.1f, very bad "
            "%.1f; %.3f games given away in each\n",
            level,
            of.decisions,
            in_thousand(Grade::Doubtful),
            in_thousand(Grade::Bad),
            in_thousand(Grade::VeryBad),
            of.lost / games);
    }
}

Levels masters(int seats) {
    Levels sitting;
    for (int seat = 1; seat <= seats; ++seat) sitting[Seat(seat)] = board::Level::Two;
    return sitting;
}

constexpr int levels_at_table = 3;

// A game with a computer of each level, the first of which changes with the number of the game.
Levels levels_in(int game) {
    Levels sitting;
    for (int seat = 1; seat <= levels_at_table; ++seat)
        sitting[Seat(seat)] = board::Level((seat + game) % levels_at_table);
    return sitting;
}
Decisions decisions_in(const Edition& edition, int game, std::uint64_t seed) {
    Numbers numbers = numbers_of(seed + static_cast<std::uint64_t>(game));
    Decisions decisions;
    play_on(deal(edition, {}, levels_at_table), levels_in(game), numbers, decisions);
    return decisions;
}

void grade_levels(const Edition& edition, int games, std::uint64_t seed) {
    std::vector<OfLevel> levels(levels_at_table);
    for (int i = 0; i < games; ++i) {
        const Levels sitting = levels_in(i);
        const Decisions decisions = decisions_in(edition, i, seed);
        const auto judgements = judged(decisions, sitting, seed);
        for (std::size_t j = 0; j < decisions.size(); ++j) {
            if (judgements[j].moves < 2) continue;
            OfLevel& of = levels[static_cast<std::size_t>(sitting[decisions[j].seat()])];
            ++of.decisions;
            ++of.grades[grade_of(judgements[j].cost())];
            of.lost += judgements[j].cost();
        }
        std::fprintf(stderr, "\r%d of %d", i + 1, games);
    }
    tell_grades(levels, games);
}

// Masters in all seats for two rounds, who look further ahead than those of the review, and then
// traders.
double play_out_by_masters(Game game, Seat seat, std::uint64_t number) {
    constexpr Patience patience{.times = 8, .turns = 20};
    Numbers numbers = numbers_of(number);
    const int until = game.round + 2;
    while (game.round < until and game.over == OverHow::NotOver)
        must_play(game,
                  game.decision.kind == DecisionKind::Chance
                      ? answer_chance(game, Draw{numbers})
                      : choose(game, board::Level::Two, Draw{numbers}, patience));
    return play_out(game, number)[seat];
}

// Of the better move over the played one.
struct Gain {
    double mean = 0, error = 0;
};
Gain gain_by_masters(const Reviewable& decision, const Action& better, std::uint64_t seed) {
    constexpr std::size_t playouts = 200;
    Game best = decision.before, as_played = decision.before;
    must_play(best, better);
    must_play(as_played, decision.played);
    std::array<double, playouts> gains;
    std::atomic<std::size_t> next = 0;
    work_on_all_cores(
        [&] {
            for (std::size_t i = next++; i < playouts; i = next++)
                gains[i] = play_out_by_masters(best, decision.seat(), seed + i) -
                           play_out_by_masters(as_played, decision.seat(), seed + i);
        },
        playouts);
    Gain gain;
    double squares = 0;
    for (const double each : gains) {
        gain.mean += each / playouts;
        squares += each * each / playouts;
    }
    gain.error = std::sqrt((squares - gain.mean * gain.mean) / playouts);
    return gain;
}

void compare_with_masters(const Edition& edition, int games, std::uint64_t seed) {
    int all = 0, confirmed = 0, reversed = 0;
    double by_traders = 0, by_all_masters = 0;
    for (int i = 0; i < games; ++i) {
        const Decisions decisions = decisions_in(edition, i, seed);
        const auto judgements = judged(decisions, masters(levels_at_table), seed);
        for (const std::size_t each : worst_of(judgements)) {
            const Gain gain = gain_by_masters(decisions[each], judgements[each].best, seed);
            ++all;
            confirmed += gain.mean > 2 * gain.error ? 1 : 0;
            reversed += gain.mean < -2 * gain.error ? 1 : 0;
            by_traders += judgements[each].cost();
            by_all_masters += gain.mean;
        }
        std::fprintf(stderr, "\r%d of %d", i + 1, games);
    }
    std::printf(
        "%d decisions that were not fine: beyond two errors masters confirm %d and reverse %d; "
        "mean cost %.4f, and %.4f by masters\n",
        all,
        confirmed,
        reversed,
        by_traders / all,
        by_all_masters / all);
}

// The chance to win after a move, as in so many playouts from this number on.
double chance_after(const Reviewable& decision, const Action& move, std::uint64_t number, int of) {
    Game game = decision.before;
    must_play(game, move);
    double won = 0;
    for (int i = 0; i < of; ++i)
        won += play_out(game, number + static_cast<std::uint64_t>(i))[decision.seat()] / of;
    return won;
}

// Patient masters say so twice, with other chance: of many moves that are asked about once, some cost
// less than they seem to.
bool costs_much(const Reviewable& decision, const Action& better, std::uint64_t number) {
    constexpr double least_cost = 0.15;
    constexpr std::uint64_t fresh = 1U << 20U;
    return gain_by_masters(decision, better, number + fresh).mean >= least_cost and
           gain_by_masters(decision, better, number + 2 * fresh).mean >= least_cost;
}

// The worst of some moves at random by a few playouts, where it costs 15 games in 100 and more.
std::optional<Reviewable> spoilt(Reviewable decision, Numbers& numbers) {
    constexpr int tries = 12, few = 40;
    const auto number = static_cast<std::uint64_t>(numbers(1'000'000));
    const Action played = decision.played;
    bool is_worse = false;
    double lowest = chance_after(decision, played, number, few);
    for (int i = 0; i < tries; ++i) {
        const Action move = random_move(decision.before, Draw{numbers});
        if (not is_reviewed(move)) continue;
        const double chance = chance_after(decision, move, number, few);
        if (chance >= lowest) continue;
        decision.played = move;
        lowest = chance;
        is_worse = true;
    }
    if (not is_worse) return std::nullopt;
    return costs_much(decision, played, number) ? std::optional{decision} : std::nullopt;
}

struct Found {
    double cost = 0;        // as the review says
    std::size_t place = 0;  // among the worst of the game, from 0
};

// A game of masters, one decision of which is spoilt, and what the review says of it. Nothing where no
// decision of some can be spoilt.
std::optional<Found> spoil_one(const Edition& edition, int seats, std::uint64_t seed) {
    const Levels sitting = masters(seats);
    Numbers numbers = numbers_of(seed);
    Decisions decisions;
    play_on(deal(edition, {}, seats), sitting, numbers, decisions);
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        const auto at = static_cast<std::size_t>(numbers(static_cast<int>(decisions.size())));
        const auto blunder = spoilt(decisions[at], numbers);
        if (not blunder) continue;
        decisions.resize(at);
        Game game = blunder->before;
        must_play(game, blunder->played);
        decisions.push_back(*blunder);
        play_on(game, sitting, numbers, decisions);
        const auto judgements = judged(decisions, sitting, seed);
        const auto worst = worst_of(judgements);
        const auto place = std::ranges::find(worst, at) - worst.begin();
        return Found{judgements[at].cost(), static_cast<std::size_t>(place)};
    }
    return std::nullopt;
}

void find_spoilt(const Edition& edition, int games, std::uint64_t seed) {
    int all = 0, first = 0, of_three = 0;
    double cost = 0;
    for (int i = 0; i < games; ++i) {
        const auto found =
            spoil_one(edition, 2 + i % 3, seed + static_cast<std::uint64_t>(i) * 7919);
        if (not found) continue;
        ++all;
        first += found->place == 0 ? 1 : 0;
        of_three += found->place < 3 ? 1 : 0;
        cost += found->cost;
        std::fprintf(
            stderr, "%d of %d: place %zu, %.3f\n", i + 1, games, found->place + 1, found->cost);
    }
    std::printf(
        "%d games with a spoilt decision, which cost %.3f in the mean: it is the worst in %d, "
        "among the three worst in %d\n",
        all,
        cost / all,
        first,
        of_three);
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) return EXIT_FAILURE;
    const auto folders = library::data_folders();
    const auto mode = folders.mode("classic");
    const auto edition = mode ? folders.edition(*mode) : mode.error();
    if (not edition) return EXIT_FAILURE;
    const int games = std::atoi(words[2]);
    const std::uint64_t seed = std::strtoull(words[3], nullptr, 10);
    if (words[1] == std::string{"grades"})
        grade_levels(**edition, games, seed);
    else if (words[1] == std::string{"masters"})
        compare_with_masters(**edition, games, seed);
    else
        find_spoilt(**edition, games, seed);
}
