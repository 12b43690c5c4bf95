// `parlor record`: prints the record of a domino game from its journal.
//
// Source: D-8.1.
// Errors: the exit status, as for scripts; also Wrong for another game.
#pragma once

#include <string>

#include "dominoes/record.hpp"
#include "table/script.hpp"
#include "table/session.hpp"

namespace parlor {

// The record from the deal to the current position, and the Record that continues it.
struct Retold {
    std::string text;
    dominoes::Record record;
};
[[nodiscard]] Retold retold(const table::Session<dominoes::Dominoes>& session);

// Prints the record of the game in these lines.
[[nodiscard]] table::Status tell_record(table::LineReader& lines,
                                        const std::string& name,
                                        table::Output& answers,
                                        table::Output& complaints);

}  // namespace parlor
