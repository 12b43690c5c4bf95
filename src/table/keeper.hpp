// The keeper: holds the journal of the game that is on, and finds the games that were left or
// saved.
//
// Source:   table-language.md, "Journals"; README.md, "Saved games"; M-5.3.
// Errors:   in words. While a game cannot be kept it goes on in memory, every call says so, and
//           all that is missing is written as soon as it can be.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/leftovers.hpp"
#include "table/saves.hpp"

namespace parlor::table {

// On a host that is open to anybody.
struct KeeperLimits {
    std::optional<std::size_t> games = std::nullopt;   // journals, and saves, finished or begun
    std::optional<std::int64_t> bytes = std::nullopt;  // of one
};

struct KeeperNeeds {
    disk::Disk& disk;
    Result<std::filesystem::path> folder;  // games/ and saves/ are in it
    Opener open;
    std::function<std::int64_t()> seconds;  // a clock that never goes back
    std::function<std::string()> stamp;     // now, as journals are named: `20261120-231752`; times
                                            // of files that are later are not believed
    KeeperLimits limits = {};
};

class Keeper {
public:
    explicit Keeper(KeeperNeeds needs) : needs_{std::move(needs)} {}

    // Brings the journal up to what was played; and once more when the game is left. Where the
    // file is gone, or another program changed it, the whole game is written to a new one.
    std::optional<Error> keep(const GameTable& game);
    std::optional<Error> leave(const GameTable& game);
    // What became of the file, and where the game lies now: once, when it has been written anew.
    [[nodiscard]] std::optional<std::string> take_news() { return std::exchange(news_, {}); }

    // Clears away what a program that was killed left half written among the games and saves.
    Tidied tidy();

    // The game that was left, as long as nobody else plays it; what is to be told of it, and of
    // those that nobody can read.
    struct News {
        bool is_there = false;
        std::vector<std::string> told;
    };
    [[nodiscard]] News left_game() const;
    // Taking it up; nothing when it is there no more. It is kept where it was, if that can be.
    [[nodiscard]] std::unique_ptr<GameTable> take_up();

    // Those that were saved, and all that were played.
    enum class Shelf : std::uint8_t { Saves, Journals };
    [[nodiscard]] bool has_games(Shelf shelf) const;
    [[nodiscard]] std::vector<Kept> games(Shelf shelf) const;

    [[nodiscard]] bool is_saved(const std::string& name) const;
    [[nodiscard]] std::optional<Error> save(const GameTable& game, const std::string& name);
    // A game of its own from here on. What was lost is told.
    [[nodiscard]] Result<LeftGame> load(Shelf shelf, const std::string& name);
    [[nodiscard]] Result<std::string> read(Shelf shelf, const std::string& name) const;
    [[nodiscard]] std::optional<Error> forget(Shelf shelf, const std::string& name);

    // What went wrong last, if it has not gone well since.
    [[nodiscard]] const std::optional<Error>& trouble() const { return trouble_; }

private:
    [[nodiscard]] std::optional<Error> open();
    void look_for_journal();
    void tell_where_it_is();
    [[nodiscard]] std::chrono::sys_seconds now() const;
    [[nodiscard]] std::size_t files_on(Shelf shelf) const;
    [[nodiscard]] std::optional<Error> too_much() const;
    [[nodiscard]] std::int64_t played() const { return before_ + needs_.seconds() - since_; }
    void begin_clock(std::int64_t before);
    [[nodiscard]] Result<std::filesystem::path> file_of(Shelf shelf, const std::string& name) const;
    [[nodiscard]] Result<std::string> text_of(const GameTable& game);

    KeeperNeeds needs_;
    std::unique_ptr<Journal> journal_;
    bool is_on_ = false;  // a game is
    std::int64_t before_ = 0, since_ = 0;
    std::optional<Error> trouble_;
    std::optional<std::string> lost_;  // what became of a file that has no successor yet
    std::optional<std::string> news_;
};

// $XDG_STATE_HOME/parlor, or ~/.local/state/parlor. It need not exist yet.
[[nodiscard]] Result<std::filesystem::path> state_folder();

}  // namespace parlor::table
