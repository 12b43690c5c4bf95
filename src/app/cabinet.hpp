// Cabinet: the stored games, for the launcher, the app and its rooms: the running game's journal,
// which is written as the game is played; the unfinished game, saved games and replays; the results.
//
// Source: table-language.md, "Journals"; docs/playing.md, "Saved games"; U-2.1, U-7.7, M-5.3.
// Errors: as text for the players.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "table/game/game_table.hpp"
#include "table/game/replay.hpp"
#include "table/journal/game_store.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/results.hpp"
#include "tui/launcher/kept_page.hpp"

namespace parlor::tui {

class Cabinet {
public:
    virtual ~Cabinet() = default;

    // Call `keep` after each start, move and take-back, before the screen shows it; and `leave`
    // when the players leave the game.
    virtual std::optional<Error> keep(const table::GameTable& game) = 0;
    virtual std::optional<Error> leave(const table::GameTable& game) = 0;
    // Whether the last of these calls wrote all.
    [[nodiscard]] virtual bool is_kept() const { return true; }

    // Whether a player has moved in the game, even if the move was taken back. A game that is left
    // before that is not saved.
    [[nodiscard]] virtual bool is_begun(const table::GameTable& game) const {
        return table::is_played(game);
    }

    // A message after a lost file of the game was rewritten; returned once.
    [[nodiscard]] virtual std::optional<std::string> take_news() = 0;

    // Why the book of results could not note the end of the game, though its file was written;
    // returned once.
    [[nodiscard]] virtual std::optional<Error> take_unnoted() = 0;

    // Whether a save with this name exists; and saving under a name, which overwrites it.
    [[nodiscard]] virtual bool is_saved(const std::string& name) = 0;
    [[nodiscard]] virtual std::optional<Error> save(const table::GameTable& game,
                                                    const std::string& name) = 0;

    // The folder of the judgements about games; nothing when they are not stored.
    [[nodiscard]] virtual std::optional<std::filesystem::path> reviews() const {
        return std::nullopt;
    }

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

// Stores nothing and is empty: a script's games, and replays, have no files.
class NoCabinet : public Cabinet {
public:
    std::optional<Error> keep(const table::GameTable& /*game*/) override { return std::nullopt; }
    std::optional<Error> leave(const table::GameTable& /*game*/) override { return std::nullopt; }
    [[nodiscard]] std::optional<std::string> take_news() override { return std::nullopt; }
    [[nodiscard]] std::optional<Error> take_unnoted() override { return std::nullopt; }
    [[nodiscard]] bool is_saved(const std::string& /*name*/) override { return false; }
    [[nodiscard]] std::optional<Error> save(const table::GameTable& /*game*/,
                                            const std::string& /*name*/) override {
        return Error{"there is nowhere to save it"};
    }

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
[[nodiscard]] inline Cabinet& no_cabinet() {
    static NoCabinet none;
    return none;
}

// Leaves the game, if there is one; returns the error of saving it.
[[nodiscard]] std::optional<Error> leave_table(Cabinet& cabinet, table::Place& place);

}  // namespace parlor::tui
