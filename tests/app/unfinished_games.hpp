// LeftGames: shelves without files, for tests of the unfinished game.
#pragma once

#include <utility>

#include "app/shelves.hpp"

namespace parlor::tui {

struct LeftGames : NoShelves {
    std::unique_ptr<table::GameTable> table;
    table::GameStore::News news;
    std::optional<std::string> cleared;  // returned once by tidy()

    explicit LeftGames(std::unique_ptr<table::GameTable> left)
        : table{std::move(left)}, news{.is_there = table != nullptr, .told = {}} {}

    std::optional<std::string> tidy() override { return std::exchange(cleared, std::nullopt); }
    table::GameStore::News unfinished_game() override { return news; }
    std::unique_ptr<table::GameTable> resume() override { return std::move(table); }
};

}  // namespace parlor::tui
