// AppNeeds: what the app gets at its start. All references must outlive the app.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "app/cabinet.hpp"
#include "app/game_box.hpp"
#include "app/here.hpp"
#include "app/terms.hpp"
#include "app/visit.hpp"
#include "base/options.hpp"
#include "base/result.hpp"
#include "table/game/replay.hpp"

namespace parlor::tui {

struct AppNeeds {
    Games games = {};
    Terms terms = {};
    Here here = {};
    Cabinet& cabinet = no_cabinet();

    Options options = {};
    std::optional<Error> trouble = std::nullopt;  // an error in reading the options
    std::optional<Error> unkept = std::nullopt;   // why nothing can be saved

    // Shown first of all: a game that begins at once, or a replay; else the title.
    const GameBox* begins_with = nullptr;
    std::optional<table::LoadedReplay> replay = {};
    table::Grown grown = {};  // of that replay, where its game is played elsewhere

    VisitTables visit = {};  // absent where the app has no terminal of its own
    std::string_view why_no_tables =
        {};  // where nobody has any for as long as the app runs (U-10.10)

    // Called once when the terminal is open, before the first key; an error ends the app.
    std::function<std::optional<Error>()> when_open = {};
};

}  // namespace parlor::tui
