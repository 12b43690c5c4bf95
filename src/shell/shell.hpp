// What the program does without a screen, when it is asked to from the shell: text in, text out.
//
// Errors: complaints on standard error; each answers with the exit status (table/trouble.hpp).
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

// A complaint is told at once.
[[nodiscard]] table::LoadedReplay load_replay(const std::string& file);

// One line on standard error.
void complain(const std::string& what);

}  // namespace parlor::shell
