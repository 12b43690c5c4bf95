// The command line: what the program is asked to do.
//
// Errors: one clear line on standard error, and exit status 2.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/options.hpp"

namespace parlor::cli {

struct Play {  // at a terminal; without one, standard input is run
    std::vector<OptionChosen> asked;
};
struct Run {
    std::vector<std::string> files;  // `-` is standard input
    bool keep_going = false;
};
struct Odds {
    std::string board;
    std::int64_t throws = 0;
};
struct Done {  // all that was asked for has been said
    int status = 0;
};
using Order = std::variant<Play, Run, Odds, Done>;

[[nodiscard]] Order read(int count, const char* const* words);

}  // namespace parlor::cli
