// The hint (H): every play with level 2's expectation of it, the play that level 2 would choose
// first.
//
// Source:  docs/playing.md, "Dominoes".
// Choices: a line shows the tile and its end, the points now, the expected difference over the
//          hand, and the chance to win the game.
#pragma once

#include <vector>

#include "dominoes/mack/values.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

// The columns after the play.
inline constexpr std::string_view heads_of_figures = "NOW  HAND  WIN";
[[nodiscard]] std::string figures_of(const dominoes::Valued& valued);

[[nodiscard]] Notice hint_notice(const std::vector<dominoes::Valued>& values);

// `HINT: 3-4 AT 2`
[[nodiscard]] std::string words_for_hint(const dominoes::Play& play);

}  // namespace parlor::tui::domino_table
