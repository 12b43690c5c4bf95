#include "rules/property/review/values.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "rules/property/computer.hpp"
#include "rules/property/play.hpp"
#include "rules/property/review/alternatives.hpp"
#include "rules/property/review/playout.hpp"

namespace parlor::property {
namespace {

Game after(Game game, const Action& move) {
    (void)play(game, move, Tell{});
    return game;
}

double mean(const std::vector<double>& all) {
    return std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
}

// Of the distance between two moves that were played out with the same chance.
double error_between(const std::vector<double>& best, const std::vector<double>& other) {
    const double distance = mean(best) - mean(other);
    double squares = 0;
    for (std::size_t i = 0; i < best.size(); ++i) {
        const double off = best[i] - other[i] - distance;
        squares += off * off;
    }
    return std::sqrt(squares) / static_cast<double>(best.size());
}

}  // namespace

Values::Values(const Game& game, const Levels& levels, Draw draw)
    : seat_{game.decision.seat},
      seed_{static_cast<std::uint64_t>(draw(std::numeric_limits<int>::max()))} {
    constexpr Patience little{.times = 16, .turns = 40};
    const Action advised = choose(game, board::Level::Two, draw, little);
    for (const Action& move : alternatives_to(advised, game, levels, draw))
        trials_.push_back({move, after(game, move)});
}

void Values::go_on() {
    for (Trial& trial : trials_)
        trial.won.push_back(play_out(trial.after, seed_ + trial.won.size())[seat_]);
}

std::vector<MoveValue> Values::best_first() const {
    const auto best =
        std::ranges::max_element(trials_, {}, [](const Trial& trial) { return mean(trial.won); });
    std::vector<MoveValue> values(trials_.size());
    std::ranges::transform(trials_, values.begin(), [&](const Trial& trial) {
        return MoveValue{trial.move, mean(trial.won), error_between(best->won, trial.won)};
    });
    std::ranges::stable_sort(values, std::greater{}, &MoveValue::chance);
    return values;
}

}  // namespace parlor::property
