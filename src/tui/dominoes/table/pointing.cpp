#include "tui/dominoes/table/pointing.hpp"

#include <algorithm>
#include <vector>

namespace parlor::tui::domino_table {
namespace {

using dominoes::Play;
using dominoes::Tile;

std::vector<Play> plays_of(const Picture& picture, Tile tile) {
    std::vector<Play> plays;
    std::ranges::copy_if(picture.view.choices.plays,
                         std::back_inserter(plays),
                         [&](const Play& play) { return tile_of(play.laid) == tile; });
    return plays;
}

// In the order of the hand.
std::vector<Tile> fitting_in_order(const Picture& picture) {
    std::vector<Tile> tiles;
    for (const dominoes::Laid& held : picture.hand->tiles())
        if (tiles_that_fit(picture).contains(tile_of(held))) tiles.push_back(tile_of(held));
    return tiles;
}

// Round in a circle.
template <class Value>
const Value& neighbour(const std::vector<Value>& all, const Value& from, Key arrow) {
    const bool is_next = arrow == Key::ArrowRight or arrow == Key::ArrowDown;
    const auto at = static_cast<std::size_t>(std::ranges::find(all, from) - all.begin());
    return all[(at + (is_next ? 1 : all.size() - 1)) % all.size()];
}

}  // namespace

std::optional<Play> pointed(const Picture& picture, const Turn& turn) {
    const auto& plays = picture.view.choices.plays;
    const bool is_open = turn.pointed and std::ranges::find(plays, *turn.pointed) != plays.end();
    return is_open ? turn.pointed : std::nullopt;
}

dominoes::Tiles tiles_that_fit(const Picture& picture) {
    dominoes::Tiles tiles;
    for (const Play& play : picture.view.choices.plays) tiles.insert(tile_of(play.laid));
    return tiles;
}

dominoes::EndSet places(const Picture& picture, const Play& play) {
    dominoes::EndSet ends;
    for (const Play& each : plays_of(picture, tile_of(play.laid)))
        if (const auto end = place_of(picture.view.layout, each)) ends.insert(*end);
    return ends;
}

Play play_after(const Picture& picture, const std::optional<Play>& from, Key arrow) {
    const auto tiles = fitting_in_order(picture);
    if (not from) return plays_of(picture, tiles.front()).front();
    const Tile tile = tile_of(from->laid);
    if (arrow == Key::ArrowUp or arrow == Key::ArrowDown)
        return neighbour(plays_of(picture, tile), *from, arrow);
    return plays_of(picture, neighbour(tiles, tile, arrow)).front();
}

dominoes::End end_after(dominoes::EndSet ends, std::optional<dominoes::End> from, Key arrow) {
    std::vector<dominoes::End> all;
    for (const dominoes::End end : ends) all.push_back(end);
    return from ? neighbour(all, *from, arrow) : all.front();
}

}  // namespace parlor::tui::domino_table
