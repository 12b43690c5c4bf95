// What the app needs from outside: who decides for chance, the options, and where games are kept.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/options.hpp"
#include "base/result.hpp"
#include "canvas/canvas.hpp"
#include "table/keeper.hpp"
#include "table/replay.hpp"
#include "tui/launcher/kept_page.hpp"

namespace parlor::tui {

enum class ChanceBy : std::uint8_t { Dealer, Script };

// Whether the games to repeat and the records in the player's own folder may be read and written.
// Not where a script has the keys: it may be a stranger's.
enum class OwnFolder : std::uint8_t { Open, Closed };

// Where one comes in: at the title, or at a table of dominoes with the saved options.
enum class Door : std::uint8_t { Title, Dominoes };

struct AppNeeds {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed;  // absent: from the system
    Options options = {};
    std::optional<Error> trouble = std::nullopt;  // with reading them
    Door door = Door::Title;
    std::optional<table::LoadedReplay> replay = {};  // to be seen first of all

    // Called when something was begun, played or taken back, before it is shown; and when the
    // game is left. What they say went wrong is told. May be empty.
    using Keep = std::function<std::optional<Error>(const table::GameTable&)>;
    Keep keep = {}, leave = {};

    // What there is to be told, once, when a game's file was gone and it has been written anew; and
    // of what a program that was killed had left, which is cleared away. May be empty.
    std::function<std::optional<std::string>()> take_news = {}, tidy = {};

    // Whether a game was left, and what is to be told of it. And taking it up, after which it is
    // kept where it was; nothing when it is there no more. May be empty.
    std::function<table::Keeper::News()> left_game = {};
    std::function<std::unique_ptr<table::GameTable>()> take_up = {};

    // Whether there are games on a shelf, and which; loading one, after which it is kept as it is
    // played; seeing one again; and deleting one. May be empty.
    std::function<bool(Shelf)> has_games = {};
    std::function<std::vector<KeptGame>(Shelf)> kept_games = {};
    std::function<Result<table::LeftGame>(Shelf, const KeptGame&)> load = {};
    std::function<table::LoadedReplay(Shelf, const KeptGame&)> see_again = {};
    std::function<std::optional<Error>(Shelf, const KeptGame&)> forget = {};

    // Whether there is a saved game of that name; and saving one under it, over the one that is
    // there. May be empty.
    std::function<bool(const std::string&)> is_saved = {};
    std::function<std::optional<Error>(const table::GameTable&, const std::string&)> save = {};

    OwnFolder own_folder = OwnFolder::Open;

    // How many files of each kind there may be of games to repeat, and of records.
    std::optional<std::size_t> most_files = std::nullopt;

    // Called with what is to be seen while a computer thinks. May be empty.
    std::function<void(const Canvas&)> meanwhile = {};

    // Called with what is to stand on standard output once the terminal is given back. May be
    // empty.
    std::function<void(std::string_view)> print = {};

    // Called when an option was changed. May be empty.
    std::function<std::optional<Error>(const Options&)> keep_options = {};
};

// Leaves the game, if there is one, and says what went wrong with keeping it.
[[nodiscard]] std::optional<Error> leave_table(const AppNeeds& needs, table::Place& place);

}  // namespace parlor::tui
