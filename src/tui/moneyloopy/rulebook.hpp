// How to play Moneyloopy.
//
// Source: docs/rules/moneyloopy.md, "How to play"; M-5.5.
#pragma once

#include "tui/books/book_texts.hpp"
#include "tui/rulebook.hpp"

namespace parlor::tui::moneyloopy_table {

inline constexpr Rulebook rulebook{"HOW TO PLAY MONEYLOOPY", how_to_play_moneyloopy};

}  // namespace parlor::tui::moneyloopy_table
