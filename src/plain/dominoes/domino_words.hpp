// The words of dominoes in plain mode.
//
// Source: P-1.3 to P-1.5, P-1.10.
#pragma once

#include <memory>

#include "plain/words.hpp"
#include "table/game/game_table.hpp"

namespace parlor::plain {

// Requires a table of dominoes, which outlives the words.
[[nodiscard]] std::unique_ptr<Words> domino_words(table::GameTable& table);

}  // namespace parlor::plain
