// Plain mode at a terminal or over a pipe: begins a game at once, or asks what to do, and talks until
// the players leave, or the input ends.
//
// Source:  P-1.1, P-1.2, P-1.9.
// Errors:  a game that cannot begin: a line on standard error, and its exit status. A game that
//          cannot be written: a sentence.
// Not here: what is said (plain/conversation.hpp).
#pragma once

#include <functional>
#include <optional>

#include "app/cabinet.hpp"
#include "app/game_box.hpp"
#include "app/terms.hpp"
#include "base/options.hpp"
#include "base/result.hpp"
#include "shell/sharing/launching.hpp"

namespace parlor::shell {

struct PlainNeeds {
    tui::Games games;
    tui::Cabinet& cabinet;
    Options options;
    tui::Terms terms = {};
    const tui::GameBox* begins_with = nullptr;          // null: asks
    std::optional<Error> unkept = std::nullopt;         // why nothing can be kept
    std::function<std::optional<Error>()> when_open{};  // once the terminal has been read
    Way way = {};                                       // to shared tables, if there is one
};

// Returns the exit status.
[[nodiscard]] int play_plainly(PlainNeeds needs);

}  // namespace parlor::shell
