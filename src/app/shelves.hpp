// Shelves: the stored games, for the launcher: the unfinished game, saved games to load, and
// replays to watch.
//
// Source: U-2.1; docs/playing.md, "Saved games"; M-5.3.
// Errors: as text for the players.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "table/game_store.hpp"
#include "table/replay.hpp"
#include "table/results.hpp"
#include "tui/launcher/kept_page.hpp"

namespace parlor::tui {

class Shelves {
public:
    virtual ~Shelves() = default;

    // Removes the leftovers of killed programs; returns a message about them, if there were any.
    [[nodiscard]] virtual std::optional<std::string> tidy() = 0;

    // Whether there is an unfinished game, and messages about it. `resume` loads it and continues
    // its journal; null when it is no longer there.
    [[nodiscard]] virtual table::GameStore::News unfinished_game() = 0;
    [[nodiscard]] virtual std::unique_ptr<table::GameTable> resume() = 0;

    // The games on a shelf: whether there are any; their names, the newest first; a game for the
    // list; loading a game, which is then saved as it is played; replaying a game; and deleting a
    // game.
    [[nodiscard]] virtual bool has_games(Shelf shelf) = 0;
    [[nodiscard]] virtual std::vector<std::string> names(Shelf shelf) = 0;
    [[nodiscard]] virtual KeptGame game(Shelf shelf, const std::string& name) = 0;
    [[nodiscard]] virtual Result<table::UnfinishedGame> load(Shelf shelf,
                                                             const std::string& name) = 0;
    [[nodiscard]] virtual table::LoadedReplay see_again(Shelf shelf, const std::string& name) = 0;
    [[nodiscard]] virtual std::optional<Error> forget(Shelf shelf, const std::string& name) = 0;

    // The book of results (U-7.7).
    [[nodiscard]] virtual bool has_results() = 0;
    [[nodiscard]] virtual Result<table::Results> results() = 0;
};

// Empty shelves, for scripts.
class NoShelves : public Shelves {
public:
    [[nodiscard]] std::optional<std::string> tidy() override { return std::nullopt; }
    [[nodiscard]] table::GameStore::News unfinished_game() override { return {}; }
    [[nodiscard]] std::unique_ptr<table::GameTable> resume() override { return nullptr; }
    [[nodiscard]] bool has_games(Shelf /*shelf*/) override { return false; }
    [[nodiscard]] std::vector<std::string> names(Shelf /*shelf*/) override { return {}; }
    [[nodiscard]] KeptGame game(Shelf /*shelf*/, const std::string& name) override {
        return {.name = name};
    }
    [[nodiscard]] Result<table::UnfinishedGame> load(Shelf /*shelf*/,
                                                     const std::string& name) override {
        return nothing_like(name);
    }
    [[nodiscard]] table::LoadedReplay see_again(Shelf /*shelf*/, const std::string& name) override {
        return {table::Status::NoFile, nothing_like(name).what, nullptr};
    }
    [[nodiscard]] std::optional<Error> forget(Shelf /*shelf*/, const std::string& name) override {
        return nothing_like(name);
    }
    [[nodiscard]] bool has_results() override { return false; }
    [[nodiscard]] Result<table::Results> results() override { return table::Results{}; }

private:
    static Error nothing_like(const std::string& name) { return {"there is no game " + name}; }
};
[[nodiscard]] inline Shelves& no_shelves() {
    static NoShelves none;
    return none;
}

}  // namespace parlor::tui
