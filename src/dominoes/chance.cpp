#include "dominoes/chance.hpp"

#include "dominoes/deal.hpp"

namespace parlor::dominoes {
namespace {

// A set of tiles with the first `first` of them shuffled, and the rest behind them (Fisher-Yates).
TileList shuffled(std::size_t first, Draw draw) {
    TileList tiles = completed({});
    for (std::size_t i = 0; i < first; ++i) {
        const auto other = i + static_cast<std::size_t>(draw(static_cast<int>(tiles.size() - i)));
        std::swap(tiles[i], tiles[other]);
    }
    return tiles;
}

}  // namespace

bool is_chance(const Action& action) {
    return std::holds_alternative<DrawnForDown>(action) or
           std::holds_alternative<GivenDown>(action) or std::holds_alternative<Dealt>(action);
}

Action answer_chance(const Game& game, Draw draw) {
    if (std::holds_alternative<ToDeal>(game.phase)) return Dealt{shuffled(tile_count - 1, draw)};
    const TileList tiles = shuffled(2, draw);
    return DrawnForDown{tiles[0], tiles[1]};
}

}  // namespace parlor::dominoes
