// How to play dominoes.
//
// Source: docs/rules/dominoes.md, "How to play".
#pragma once

#include "tui/books/book_texts.hpp"
#include "tui/dominoes/lessons.hpp"
#include "tui/rulebook.hpp"

namespace parlor::tui::domino_table {

inline constexpr Rulebook rulebook{"HOW TO PLAY DOMINOES", how_to_play_dominoes, draw_lesson};

}  // namespace parlor::tui::domino_table
