// Runs a script as `parlor run` does, with all games; returns its output and status.
#pragma once

#include <string>

#include "games/games.hpp"
#include "table/language/script.hpp"

namespace parlor {

struct Ran {
    int status = 0;
    std::string answers, complaints;
};

inline Ran run(const std::string& text) {
    table::LineReader lines{text};
    table::Output answers, complaints;
    const table::ScriptNeeds needs{.open = open_table, .keep_going = true};
    const auto status = run_script(lines, "test", needs, answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

}  // namespace parlor
