// AppNeeds: the app's dependencies: the source of chance, the options, and callbacks for saved
// games.
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

// Whether the app may read and write the player's own folder: games to repeat, and records. Closed
// when a script has the keys, as the script may be a stranger's.
enum class OwnFolder : std::uint8_t { Open, Closed };

// The first screen: the title, or a table of dominoes with the saved options.
enum class Door : std::uint8_t { Title, Dominoes };

struct AppNeeds {
    ChanceBy chance = ChanceBy::Dealer;
    std::optional<std::uint64_t> seed;  // absent: a random seed from the system
    Options options = {};
    std::optional<Error> trouble = std::nullopt;  // an error in reading the options
    Door door = Door::Title;
    std::optional<table::LoadedReplay> replay = {};  // shown first of all

    // `keep` is called after each start, move and take-back, before the screen shows it; `leave`
    // when the game is left. Their errors are shown to the players. May be empty.
    using Keep = std::function<std::optional<Error>(const table::GameTable&)>;
    Keep keep = {}, leave = {};

    // Messages, each returned once: `take_news` when a lost file of a game was written anew; `tidy`
    // when it removed leftovers of a killed program. May be empty.
    std::function<std::optional<std::string>()> take_news = {}, tidy = {};

    // `left_game` returns whether there is an unfinished game, and messages about it. `take_up`
    // loads it and continues its journal; null when it is no longer there. May be empty.
    std::function<table::Keeper::News()> left_game = {};
    std::function<std::unique_ptr<table::GameTable>()> take_up = {};

    // The games on a shelf: whether there are any; their list; loading a game, which is then kept
    // as it is played; replaying a game; and deleting a game. May be empty.
    std::function<bool(Shelf)> has_games = {};
    std::function<std::vector<KeptGame>(Shelf)> kept_games = {};
    std::function<Result<table::LeftGame>(Shelf, const KeptGame&)> load = {};
    std::function<table::LoadedReplay(Shelf, const KeptGame&)> see_again = {};
    std::function<std::optional<Error>(Shelf, const KeptGame&)> forget = {};

    // Whether a saved game with this name exists; and saving under a name, which overwrites an
    // existing save. May be empty.
    std::function<bool(const std::string&)> is_saved = {};
    std::function<std::optional<Error>(const table::GameTable&, const std::string&)> save = {};

    OwnFolder own_folder = OwnFolder::Open;

    // The limit for the number of games to repeat, and for that of records.
    std::optional<std::size_t> most_files = std::nullopt;

    // Called with the canvas to show while a computer thinks. May be empty.
    std::function<void(const Canvas&)> meanwhile = {};

    // Called with text for standard output, which is printed after the terminal is restored. May be
    // empty.
    std::function<void(std::string_view)> print = {};

    // Called when an option was changed. May be empty.
    std::function<std::optional<Error>(const Options&)> keep_options = {};
};

// Leaves the game, if there is one; returns the error of saving it.
[[nodiscard]] std::optional<Error> leave_table(const AppNeeds& needs, table::Place& place);

}  // namespace parlor::tui
