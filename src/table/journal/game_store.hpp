// GameStore: writes the journal of the running game, and finds unfinished and saved games.
//
// Source: table-language.md, "Journals"; docs/playing.md, "Saved games"; M-5.3.
// Errors: as text. While the journal cannot be written, the game continues in memory, every call
//         returns the error, and the first call that succeeds writes all missing entries.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/journal/leftovers.hpp"
#include "table/journal/results.hpp"
#include "table/journal/saves.hpp"

namespace parlor::table {

// Limits for a public host.
struct StoreLimits {
    std::optional<std::size_t> games = std::nullopt;   // journals, and saves, complete or not
    std::optional<std::int64_t> bytes = std::nullopt;  // of one journal
};

struct StoreNeeds {
    disk::Disk& disk;
    Result<std::filesystem::path> folder;  // games/ and saves/ are in it
    Opener open;
    std::function<std::int64_t()> seconds;  // a monotonic clock
    std::function<std::string()> stamp;     // now, as journals are named: `20261120-231752`;
                                            // later times of files are ignored
    StoreLimits limits = {};
    CalledOff called_off = {};  // whether to read no more games now
};

class GameStore {
public:
    explicit GameStore(StoreNeeds needs) : needs_{std::move(needs)} {}

    // `keep` writes the moves played since the last call; `leave` does so when the player leaves
    // the game. When another program has deleted or changed the file, the complete game is written
    // to a new file. The book of results notes the end of a game. A game that is left before a
    // player has moved leaves no file.
    std::optional<Error> keep(const GameTable& game);
    std::optional<Error> leave(const GameTable& game);
    // Whether a player has moved in the game, even if that was taken back.
    [[nodiscard]] bool is_begun(const GameTable& game) const;

    // Why the end of a game could not be noted in the book of results; each reason is returned
    // once. Every call of keep and leave tries again.
    [[nodiscard]] std::optional<Error> take_unnoted() { return std::exchange(unnoted_, {}); }
    // A message after the game moved to a new file: what happened to the old file, and where the
    // new file is. Returned once.
    [[nodiscard]] std::optional<std::string> take_news() { return std::exchange(news_, {}); }

    // Removes unfinished files of killed programs from all folders of the store.
    Tidied tidy();

    // The unfinished game, unless another program is playing it, to be looked at; and messages about
    // it and about games that cannot be read.
    struct News {
        bool is_there = false;
        std::vector<std::string> told;
        std::shared_ptr<GameTable> game = nullptr;
    };
    [[nodiscard]] News unfinished_game() const;
    // Opens that game; null when it is no longer there. It continues in its own journal if
    // possible.
    [[nodiscard]] std::unique_ptr<GameTable> resume();

    // The saved games, and the journals of all games played.
    enum class Shelf : std::uint8_t { Saves, Journals };
    [[nodiscard]] bool has_games(Shelf shelf) const;
    [[nodiscard]] std::vector<std::string> names(Shelf shelf) const;  // newest first
    // A game on that shelf, as the list shows it.
    [[nodiscard]] Kept described(Shelf shelf, const std::string& name) const;

    // Whether a save has this name, or one that looks the same (unicode/names.hpp); `save` then
    // replaces it.
    [[nodiscard]] bool is_saved(const std::string& name) const;
    [[nodiscard]] std::optional<Error> save(const GameTable& game, const std::string& name);
    // Continues as a new game with its own journal. UnfinishedGame.told lists losses.
    [[nodiscard]] Result<UnfinishedGame> load(Shelf shelf, const std::string& name);
    [[nodiscard]] Result<std::string> read(Shelf shelf, const std::string& name) const;
    [[nodiscard]] std::optional<Error> forget(Shelf shelf, const std::string& name);

    // The folder of reviews, which a public host does not store; it need not exist yet.
    [[nodiscard]] std::optional<std::filesystem::path> reviews() const;

    // The book of results.
    [[nodiscard]] bool has_results() const;
    [[nodiscard]] Result<Results> results() const;

    // The error of the last call to keep or leave; empty after a success.
    [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }

private:
    using Work = std::function<std::optional<Error>()>;

    // Does the work with a journal that has no file yet, so that the work creates the file, within
    // the limit on the number of games.
    [[nodiscard]] std::optional<Error> in_new_journal(const Work& work);
    [[nodiscard]] std::optional<Error> within_limit(Shelf shelf, const Work& work) const;
    [[nodiscard]] bool has_file() const { return journal_ and journal_->has_file(); }
    [[nodiscard]] std::optional<Error> follow(const GameTable& game);
    void look_for_journal();
    void tell_where_it_is();
    [[nodiscard]] std::chrono::sys_seconds now() const;
    [[nodiscard]] std::size_t files_on(Shelf shelf) const;
    [[nodiscard]] std::optional<Error> too_much() const;
    void note_result(const GameTable& game);
    [[nodiscard]] std::optional<Error> write_save(const std::filesystem::path& path,
                                                  const std::string& text) const;
    [[nodiscard]] std::int64_t played() const { return before_ + needs_.seconds() - since_; }
    void begin_clock(std::int64_t before);
    [[nodiscard]] std::string save_meant(const std::string& name) const;
    [[nodiscard]] Result<std::filesystem::path> file_of(Shelf shelf, const std::string& name) const;
    [[nodiscard]] Result<std::string> text_of(const GameTable& game);

    StoreNeeds needs_;
    std::unique_ptr<Journal> journal_;
    bool is_on_ = false;  // whether a game is running
    std::int64_t before_ = 0, since_ = 0;
    std::optional<Error> trouble_;
    std::optional<std::uint64_t> noted_;   // the last entry of the game whose result was noted
    std::optional<Error> told_, unnoted_;  // why a result was not noted
    std::optional<std::string> lost_;  // what happened to a lost file, until a new one is written
    std::optional<std::string> news_;
};

// In the folder of the games.
[[nodiscard]] std::filesystem::path reviews_in(const std::filesystem::path& state_folder);

// $XDG_STATE_HOME/parlor, or ~/.local/state/parlor. The folder need not exist yet.
[[nodiscard]] Result<std::filesystem::path> state_folder();

// The name of a shelf's folder in it.
[[nodiscard]] const char* folder_of(GameStore::Shelf shelf);

}  // namespace parlor::table
