// GameFiles: the running game's own files, for the app and its rooms: the journal, which is written
// as the game is played, and named saves.
//
// Source: table-language.md, "Journals"; docs/playing.md, "Saved games"; M-5.3.
// Errors: as text for the players.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "table/game_table.hpp"
#include "table/journal_text.hpp"

namespace parlor::tui {

class GameFiles {
public:
    virtual ~GameFiles() = default;

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
};

// Stores nothing: a script's games, and replays, have no files.
class NoGameFiles : public GameFiles {
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
};
[[nodiscard]] inline GameFiles& no_game_files() {
    static NoGameFiles none;
    return none;
}

// Leaves the game, if there is one; returns the error of saving it.
[[nodiscard]] std::optional<Error> leave_table(GameFiles& files, table::Place& place);

}  // namespace parlor::tui
