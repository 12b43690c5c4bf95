#include "rules/property/review/judge.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "base/grade.hpp"
#include "rules/property/play.hpp"
#include "rules/property/review/playout.hpp"

namespace parlor::property {
namespace {

constexpr int fewest_playouts = 8, playouts_at_once = 32, fewest_to_compare = 64;
constexpr double clear = 4;      // standard errors between two moves
constexpr double close = 0.004;  // the standard error of two moves that are even
// Playouts before these numbers chose the best move, and then the decisions to look at again.
constexpr std::uint64_t fresh = 1U << 20U, fresh_again = 1U << 21U;

// Of a move, by traders, and where all begin as they play.
int most_playouts(Effort effort) { return effort == Effort::Usual ? 2'000 : 300; }
int most_playouts_as_they_are(Effort effort) { return effort == Effort::Usual ? 800 : 200; }

Game after(Game before, const Action& move) {
    (void)play(before, move, Tell{});
    return before;
}

class Playouts {
public:
    Playouts(const Game& before, std::uint64_t seed, const Opening& opening = {})
        : seat_{before.decision.seat}, seed_{seed}, opening_{opening} {}
    [[nodiscard]] double operator()(const Game& game, std::uint64_t number) const {
        return play_out(game, seed_ + number, opening_)[seat_];
    }

private:
    Seat seat_;
    std::uint64_t seed_;
    Opening opening_;
};

struct Trial {
    std::size_t move;
    Game game;
    double won = 0;
};

// The place among the moves of the one that won most, and how much a playout.
struct Chosen {
    std::size_t move;
    double chance;
};
Chosen best_by_halving(std::vector<Trial> trials, const Playouts& won, int most) {
    const auto rounds = static_cast<int>(std::bit_width(trials.size() - 1));
    std::uint64_t number = 0;
    for (int round = 0; round < rounds; ++round) {
        const int each = std::max(fewest_playouts, most / rounds);
        for (int i = 0; i < each; ++i, ++number)
            for (Trial& trial : trials) trial.won += won(trial.game, number);
        std::ranges::stable_sort(trials, std::greater{}, &Trial::won);
        trials.resize((trials.size() + 1) / 2);
    }
    return {trials.front().move, trials.front().won / static_cast<double>(number)};
}

// What was the same in all playouts may still differ in one of as many more.
double standard_error(double mean, double mean_of_squares, int count) {
    const double variance = std::max(0.0, mean_of_squares - mean * mean);
    return std::max(std::sqrt(variance / count), 1.0 / count);
}

// Plays both out until it is clear which is better, or that they are even.
Judgement compared(
    const Game& best, const Game& played, const Playouts& won, std::uint64_t first, int most) {
    double of_best = 0, of_played = 0, squares = 0;
    Judgement judged;
    for (int count = 1; count <= most; ++count) {
        const std::uint64_t number = first + static_cast<std::uint64_t>(count);
        const double one = won(best, number), other = won(played, number);
        of_best += one;
        of_played += other;
        squares += (one - other) * (one - other);
        if (count % playouts_at_once != 0) continue;
        const double mean = (of_best - of_played) / count;
        judged.error = standard_error(mean, squares / count, count);
        judged.chance_of_best = of_best / count;
        judged.chance_of_played = of_played / count;
        if (count < fewest_to_compare) continue;
        if (std::abs(mean) > clear * judged.error or judged.error < close) break;
    }
    return judged;
}

}  // namespace

Judgement judge(const Game& before,
                std::span<const Action> moves,
                const Levels& levels,
                Effort effort,
                std::uint64_t seed) {
    const Playouts won{before, seed};
    std::vector<Trial> trials;
    for (std::size_t i = 0; i < moves.size(); ++i) trials.push_back({i, after(before, moves[i])});
    const Game as_played = trials.front().game;
    const Chosen best = best_by_halving(std::move(trials), won, most_playouts(effort) / 2);
    Judgement judged{.chance_of_best = best.chance, .chance_of_played = best.chance};
    if (best.move != 0) {
        const Game at_best = after(before, moves[best.move]);
        judged = compared(at_best, as_played, won, fresh, most_playouts(effort));
        const Playouts as_they_are{before, seed, {.turns = before.seats, .levels = levels}};
        if (grade_of(judged.cost()) != Grade::Fine)
            judged = compared(
                at_best, as_played, as_they_are, fresh_again, most_playouts_as_they_are(effort));
    }
    judged.best = moves[best.move];
    judged.moves = static_cast<int>(moves.size());
    return judged;
}

Shares chances_in(const Game& game, Effort effort, std::uint64_t seed) {
    Shares shares;
    const int count = most_playouts(effort);
    for (int i = 0; i < count; ++i) {
        const Shares won = play_out(game, seed + static_cast<std::uint64_t>(i));
        for (int seat = 1; seat <= game.seats; ++seat)
            shares[Seat(seat)] += won[Seat(seat)] / count;
    }
    return shares;
}

}  // namespace parlor::property
