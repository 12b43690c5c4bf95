// The commands of the program that read and write text and need no screen.
//
// Errors: messages on standard error; each function returns the exit status (table/trouble.hpp).
#pragma once

#include <string>

#include "cli/command_line.hpp"
#include "table/replay.hpp"

namespace parlor::shell {

[[nodiscard]] int run(const cli::Run& order);
[[nodiscard]] int tell_odds(const cli::Odds& order);
[[nodiscard]] int simulate(const cli::Sim& order);
[[nodiscard]] int ask(const cli::Ask& order);
[[nodiscard]] int tell_record(const cli::Record& order);

[[nodiscard]] int show(const cli::Show& order);
[[nodiscard]] int write_cast(const cli::Cast& order);

// Also prints an error.
[[nodiscard]] table::LoadedReplay load_replay(const std::string& file);

// Prints one line on standard error.
void complain(const std::string& what);

}  // namespace parlor::shell
