// The commands of the program that read and write text and need no screen. They only know the games
// that they are given.
//
// Errors: messages on standard error; each function returns the exit status (table/language/trouble.hpp).
#pragma once

#include <string>

#include "app/game_box.hpp"
#include "cli/command_line.hpp"
#include "table/game/replay.hpp"

namespace parlor::shell {

using tui::Games;

[[nodiscard]] int run(Games games, const cli::Run& order);
[[nodiscard]] int tell_odds(Games games, const cli::Odds& order);
[[nodiscard]] int simulate(Games games, const cli::Sim& order);
[[nodiscard]] int merge(Games games, const cli::Merge& order);
[[nodiscard]] int ask(Games games, const cli::Ask& order);
[[nodiscard]] int tell_record(Games games, const cli::Record& order);

[[nodiscard]] int show(Games games, const cli::Show& order);
[[nodiscard]] int review(Games games, const cli::Review& order);
[[nodiscard]] int write_cast(Games games, const cli::Cast& order);
[[nodiscard]] int tell_results(Games games, cli::Results order);
[[nodiscard]] int list(const cli::List& order);
[[nodiscard]] int check(const cli::Check& order);
[[nodiscard]] int export_mode(const cli::Export& order);
[[nodiscard]] int import_mode(const cli::Import& order);

// Also prints an error.
[[nodiscard]] table::LoadedReplay load_replay(Games games, const std::string& file);

// Call it before the file is loaded, so that nothing is missed.
[[nodiscard]] table::Grown growing(Games games, const std::string& file);

// Prints one line on standard error.
void complain(const std::string& what);

}  // namespace parlor::shell
