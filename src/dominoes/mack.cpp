#include "dominoes/mack.hpp"

#include "dominoes/mack/ending.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/mack/prospect.hpp"
#include "dominoes/mack/search.hpp"
#include "dominoes/mack/world.hpp"

namespace parlor::dominoes {
namespace {

using Plays = ShortList<Play, tile_count>;

// Of those worth the most, any.
template <class Worth>
Play best_of(const Plays& plays, Worth worth, Draw draw) {
    Plays best;
    auto highest = worth(plays.front());
    for (const Play& play : plays) {
        const auto value = worth(play);
        if (value < highest) continue;
        if (value > highest) best.clear();
        highest = value;
        best.push_back(play);
    }
    if (best.size() == 1) return best.front();
    return best[static_cast<std::size_t>(draw(static_cast<int>(best.size())))];
}

// Points before all; then a double; then a heavy tile, low ends and tiles that can follow.
int greedy_worth(const View& view, const Play& play) {
    const Tile tile = tile_of(play.laid);
    const Ends ends = ends_then(view.layout, play);
    const Spots count = count_of(ends);
    const Tiles following = (view.hand - Tiles{tile}) & tiles_with_any(exposed_numbers(ends));
    return 1000 * scored_by(count).count + (play.laid.is_double() ? 100 : 0) +
           spots_of(tile).count - count.count + 4 * following.count();
}

// What he can see is all there is, once the boneyard is empty.
Play best_play(const View& view, Draw draw) {
    if (view.choices.plays.size() == 1) return view.choices.plays.front();
    if (view.boneyard_count == 0)
        if (const auto best = perfect_play(game_in({unseen_by(view), {}}, view))) return best->play;
    return searched(view, draw);
}

}  // namespace

Action choose(const View& view, Level level, Draw draw) {
    const Choices& open = view.choices;
    if (open.redeal) return AskForRedeal{};
    if (open.draw) return DrawTile{};
    if (open.pass) return Pass{};
    if (level == Level::Two) return best_play(view, draw);
    if (level == Level::Zero)
        return best_of(
            open.plays, [&](const Play& play) { return greedy_worth(view, play); }, draw);
    const Hidden hidden = hidden_from(view);
    return best_of(
        open.plays,
        [&](const Play& play) {
            return worth(tile_of(play.laid), ends_then(view.layout, play), view.hand, hidden);
        },
        draw);
}

}  // namespace parlor::dominoes
