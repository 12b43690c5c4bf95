// `parlor record`: the record of a game of dominoes from its journal.
//
// Source: D-8.1.
// Errors: the status, as of scripts; also Wrong when it is another game.
#pragma once

#include <string>

#include "dominoes/record.hpp"
#include "table/script.hpp"
#include "table/session.hpp"

namespace parlor {

// From the deal to where the game stands; and what writes on from there.
struct Retold {
    std::string text;
    dominoes::Record record;
};
[[nodiscard]] Retold retold(const table::Session<dominoes::Dominoes>& session);

// The record of the game that these lines play.
[[nodiscard]] table::Status tell_record(table::LineReader& lines,
                                        const std::string& name,
                                        table::Output& answers,
                                        table::Output& complaints);

}  // namespace parlor
