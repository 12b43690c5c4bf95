#include "tui/dominoes/table/hand.hpp"

#include <algorithm>

namespace parlor::tui::domino_table {

bool Hand::holds(dominoes::Tiles tiles) const {
    for (const dominoes::Laid& tile : tiles_) {
        if (not tiles.contains(tile_of(tile))) return false;
        tiles.erase(tile_of(tile));
    }
    return tiles.empty();
}

void Hand::become(dominoes::Tiles tiles) {
    for (std::size_t i = 0; i < tiles_.size();) {
        if (tiles.contains(tile_of(tiles_[i]))) {
            tiles.erase(tile_of(tiles_[i++]));
            continue;
        }
        tiles_[i] = tiles_.back();
        tiles_.pop_back();
    }
    for (const dominoes::Tile tile : tiles) tiles_.push_back(halves_of(tile));
}

}  // namespace parlor::tui::domino_table
