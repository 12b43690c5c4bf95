#include "dominoes/mack.hpp"

#include "base/seat_kind.hpp"
#include "dominoes/mack/ending.hpp"
#include "dominoes/mack/greed.hpp"
#include "dominoes/mack/hidden.hpp"
#include "dominoes/mack/prospect.hpp"
#include "dominoes/mack/search.hpp"
#include "dominoes/mack/world.hpp"

namespace parlor::dominoes {
namespace {

using Plays = ShortList<Play, tile_count>;

// A random one of the plays with the highest worth.
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

// With an empty boneyard no tile is hidden, and the ending is searched.
Play best_play(const View& view, Draw draw) {
    if (view.choices.plays.size() == 1) return view.choices.plays.front();
    if (view.boneyard_count == 0)
        if (const auto best = perfect_play(game_in({unseen_by(view), {}}, view), draw))
            return best->play;
    return searched(view, draw);
}

}  // namespace

std::string kind_of(std::optional<Level> sitter) {
    return seat_kind(sitter ? std::optional{static_cast<int>(*sitter)} : std::nullopt);
}

Action choose(const View& view, Level level, Draw draw) {
    const Choices& open = view.choices;
    if (open.redeal) return AskForRedeal{};
    if (open.draw) return DrawTile{};
    if (open.pass) return Pass{};
    if (level == Level::Two) return best_play(view, draw);
    if (level == Level::Zero)
        return best_of(
            open.plays,
            [&](const Play& play) {
                return greed_for(tile_of(play.laid), ends_then(view.layout, play), view.hand);
            },
            draw);
    const Hidden hidden = hidden_from(view);
    return best_of(
        open.plays,
        [&](const Play& play) {
            return worth(tile_of(play.laid), ends_then(view.layout, play), view.hand, hidden);
        },
        draw);
}

}  // namespace parlor::dominoes
