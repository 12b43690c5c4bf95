#include "dominoes/mack/search.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "dominoes/mack/lines.hpp"
#include "dominoes/mack/worlds.hpp"

namespace parlor::dominoes {
namespace {

constexpr std::size_t most_lines = 5'000;
constexpr std::size_t worlds_a_round = 128;
// A play is dropped when it is this many standard errors behind.
constexpr double clearly = 2.5;

struct Candidate {
    Play play;
    std::vector<double> won{};  // one result per world
    double sum = 0;
};
using Candidates = std::vector<Candidate>;

bool is_clearly_behind(const Candidate& candidate, const Candidate& best) {
    const auto worlds = static_cast<double>(best.won.size());
    const double behind = best.sum - candidate.sum;
    double squares = 0;
    for (std::size_t i = 0; i < best.won.size(); ++i)
        squares += std::pow(best.won[i] - candidate.won[i], 2);
    // The variance is 0 when the lead is the same in all worlds; rounding may make it negative.
    const double variance = std::max(0.0, squares - behind * behind / worlds);
    return behind > clearly * std::sqrt(variance);
}

void give_up_what_is_behind(Candidates& candidates) {
    const Candidate best = *std::ranges::max_element(candidates, {}, &Candidate::sum);
    std::erase_if(candidates,
                  [&](const Candidate& candidate) { return is_clearly_behind(candidate, best); });
}

}  // namespace

Play searched(const View& view, Draw draw) {
    Candidates candidates;
    for (const Play& play : view.choices.plays) candidates.push_back({play});
    Worlds worlds{view, draw};
    Lines lines{view.seat};
    std::size_t played = 0;
    while (candidates.size() > 1 and played < most_lines) {
        for (std::size_t i = 0; i < worlds_a_round; ++i) {
            worlds.wander(draw);
            const Game game = game_in(worlds.world(), view);
            const Manner others = worlds.manner(draw);
            for (Candidate& candidate : candidates) {
                candidate.won.push_back(lines.after(game, candidate.play, others).won);
                candidate.sum += candidate.won.back();
            }
            played += candidates.size();
        }
        give_up_what_is_behind(candidates);
    }
    return std::ranges::max_element(candidates, {}, &Candidate::sum)->play;
}

}  // namespace parlor::dominoes
