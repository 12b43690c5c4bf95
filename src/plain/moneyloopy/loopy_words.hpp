// The words of Moneyloopy in plain mode.
//
// Source: P-1.3 to P-1.6.
#pragma once

#include <memory>

#include "plain/words.hpp"
#include "table/game/game_table.hpp"

namespace parlor::plain {

// Requires a table of Moneyloopy, which outlives the words.
[[nodiscard]] std::unique_ptr<Words> loopy_words(table::GameTable& table);

}  // namespace parlor::plain
