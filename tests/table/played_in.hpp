// played_in(): the journal of a game without its header.
#pragma once

#include <string>

#include "table/journal/journal_text.hpp"

namespace parlor::table {

// The moves that were not taken back, line by line, and the hash of the state.
inline std::string played_in(const GameTable& table) {
    const std::string text = journal_text(table);
    return text.substr(text.find("\nbegin\n"));
}

}  // namespace parlor::table
