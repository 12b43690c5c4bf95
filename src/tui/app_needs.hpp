// What the app needs from outside: who decides for chance, the options, and where games are kept.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/options.hpp"
#include "base/result.hpp"
#include "table/keeper.hpp"
#include "table/replay.hpp"
#include "tui/canvas.hpp"

namespace parlor::tui {

enum class ChanceBy : std::uint8_t { Dealer, Script };

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

    // Whether a game was left, and what is to be told of it. And taking it up, after which it is
    // kept where it was; nothing when it is there no more. May be empty.
    std::function<table::Keeper::News()> left_game = {};
    std::function<std::unique_ptr<table::GameTable>()> take_up = {};

    // Called with what is to be seen while a computer thinks. May be empty.
    std::function<void(const Canvas&)> meanwhile = {};

    // Called with what is to stand on standard output once the terminal is given back. May be
    // empty.
    std::function<void(std::string_view)> print = {};

    // Called when an option was changed. May be empty.
    std::function<std::optional<Error>(const Options&)> keep_options = {};
};

// Games are kept by a keeper, who outlives the app.
[[nodiscard]] AppNeeds kept_by(table::Keeper& keeper);

// Leaves the game, if there is one, and says what went wrong with keeping it.
[[nodiscard]] std::optional<Error> leave_table(const AppNeeds& needs, table::Place& place);

}  // namespace parlor::tui
