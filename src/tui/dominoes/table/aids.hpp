// Aids for training, if the option is on: what an attentive player remembers.
//
// Source: docs/playing.md, "Dominoes"; D-7.2: only what anybody at the table has seen.
#pragma once

#include "tui/dominoes/picture.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

// The tiles that this seat has not seen, and the numbers that the opponent is known not to have
// (T).
[[nodiscard]] Notice aids_notice(const Picture& picture);

// `MACK LACKS 3 AND 5`
[[nodiscard]] std::string words_about_lacking(const Picture& picture);

// `COUNT 10: +10` for a typed tile that fits at one end, or as the down; otherwise empty.
[[nodiscard]] std::string count_before(const Picture& picture, dominoes::Laid laid);

// `COUNT 10: +10`. Requires a legal play.
[[nodiscard]] std::string count_of_play(const Picture& picture, const dominoes::Play& play);

// ` (+10)`: the points for the tile at this end. Requires that it fits there.
[[nodiscard]] std::string gain_at(const Picture& picture, dominoes::Laid laid, dominoes::End end);

}  // namespace parlor::tui::domino_table
