// LeftGames: a cabinet without files, for tests of the unfinished game.
#pragma once

#include <utility>

#include "app/cabinet.hpp"

namespace parlor::tui {

struct LeftGames : NoCabinet {
    std::unique_ptr<table::GameTable> table;
    table::GameStore::News news;

    explicit LeftGames(std::unique_ptr<table::GameTable> left)
        : table{std::move(left)}, news{.is_there = table != nullptr, .told = {}} {}

    table::GameStore::News unfinished_game() override { return news; }
    std::unique_ptr<table::GameTable> resume() override { return std::move(table); }
};

}  // namespace parlor::tui
