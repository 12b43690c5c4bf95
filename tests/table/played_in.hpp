// The part of a game's journal that says what was played.
#pragma once

#include <string>

#include "table/journal_text.hpp"

namespace parlor::table {

// What was played, and not taken back, line by line; and how it stands.
inline std::string played_in(const GameTable& table) {
    const std::string text = journal_text(table);
    return text.substr(text.find("\nbegin\n"));
}

}  // namespace parlor::table
