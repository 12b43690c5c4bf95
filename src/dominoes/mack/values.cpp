#include "dominoes/mack/values.hpp"

#include <algorithm>
#include <functional>

#include "base/tenths.hpp"
#include "dominoes/mack.hpp"
#include "dominoes/mack/ending.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/mack/lines.hpp"
#include "dominoes/mack/worlds.hpp"
#include "dominoes/words/words.hpp"

namespace parlor::dominoes {
namespace {

// Enough for a standard error of a chance below one per cent.
constexpr int worlds_tried = 2'500;

double chance_of(double won) { return (1 + won) / 2; }

std::vector<Valued> unvalued(const View& view) {
    std::vector<Valued> all;
    for (const Play& play : view.choices.plays)
        all.push_back({.play = play, .now = scored_by(count_of(ends_then(view.layout, play)))});
    return all;
}

std::vector<Valued> sampled(const View& view, Draw draw) {
    std::vector<Valued> all = unvalued(view);
    Worlds worlds{view, draw};
    Lines lines{view.seat};
    for (int i = 0; i < worlds_tried; ++i) {
        worlds.wander(draw);
        const Game game = game_in(worlds.world(), view);
        const Manner others = worlds.manner(draw);
        for (Valued& each : all) {
            const LineEnd end = lines.after(game, each.play, others);
            each.chance += chance_of(end.won) / worlds_tried;
            each.difference += static_cast<double>(end.gained.count) / worlds_tried;
        }
    }
    return all;
}

// Nothing when there are too many positions.
std::vector<Valued> perfect(const View& view) {
    std::vector<Valued> all = unvalued(view);
    const auto ends = perfect_lines(game_in({unseen_by(view), {}}, view));
    if (ends.size() != all.size()) return {};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].chance = chance_of(ends[i].won);
        all[i].difference = ends[i].gained.count;
    }
    return all;
}

}  // namespace

std::vector<Valued> values_of(const View& view, Draw draw) {
    const Action action = choose(view, Level::Two, draw);
    const Play* const chosen = std::get_if<Play>(&action);  // null when it asks for a redeal
    std::vector<Valued> all;
    if (view.boneyard_count == 0) all = perfect(view);
    if (all.empty()) all = sampled(view, draw);
    std::ranges::stable_sort(all, std::greater{}, &Valued::chance);
    if (chosen != nullptr)
        std::stable_partition(
            all.begin(), all.end(), [&](const Valued& each) { return each.play == *chosen; });
    return all;
}

std::string to_line(const Valued& valued) {
    return to_line(Action{valued.play}) + " points=" + std::to_string(valued.now.count) +
           " difference=" + tenths_with_sign(valued.difference) +
           " win=" + tenths(100 * valued.chance);
}

}  // namespace parlor::dominoes
