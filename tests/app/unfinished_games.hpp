// LeftGames: a cabinet without files, for tests of the unfinished game.
#pragma once

#include <utility>

#include "app/cabinet.hpp"

namespace parlor::tui {

struct LeftGames : NoCabinet {
    std::unique_ptr<table::GameTable> table;
    table::GameStore::News news;
    std::optional<Error> trouble;  // each time that the game is saved

    explicit LeftGames(std::unique_ptr<table::GameTable> left)
        : table{std::move(left)}, news{.is_there = table != nullptr, .told = {}} {}

    table::GameStore::News unfinished_game() override { return news; }
    std::unique_ptr<table::GameTable> resume() override { return std::move(table); }
    std::optional<Error> keep(const table::GameTable& /*game*/) override { return trouble; }
};

}  // namespace parlor::tui
