// Tiles as text for people: `3-4`, on screens, in records, stories and messages.
//
// Not here: tiles in the table language, `34` (words.hpp).
#pragma once

#include <string>

#include "dominoes/tile.hpp"

namespace parlor::dominoes {

// The way round it is laid.
[[nodiscard]] std::string words_for(Laid laid);

// Lower half first.
[[nodiscard]] std::string words_for(Tile tile);

// `0-6 3-3`; requires a tile.
template <class TileRow>
[[nodiscard]] std::string words_for_all(const TileRow& tiles) {
    std::string words;
    for (const Tile tile : tiles) {
        if (not words.empty()) words += ' ';
        words += words_for(tile);
    }
    return words;
}

}  // namespace parlor::dominoes
