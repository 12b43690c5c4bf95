// The book of results in sentences: who won how often, and the last games.
//
// Source: P-1.1, U-7.7.
#pragma once

#include "app/game_box.hpp"
#include "plain/answer.hpp"
#include "table/journal/results.hpp"

namespace parlor::plain {

[[nodiscard]] Sentences results_in_sentences(tui::Games games, const table::Results& results);

}  // namespace parlor::plain
