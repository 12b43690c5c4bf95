// kept_games(): all games on a shelf as a list shows them, the newest first.
#pragma once

#include <vector>

#include "table/journal/game_store.hpp"

namespace parlor::table {

inline std::vector<Kept> kept_games(const GameStore& store, GameStore::Shelf shelf) {
    std::vector<Kept> games;
    for (const std::string& name : store.names(shelf))
        games.push_back(store.described(shelf, name));
    return games;
}

}  // namespace parlor::table
