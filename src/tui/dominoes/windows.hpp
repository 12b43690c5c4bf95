// The window over the table that asks whether to leave; the options at the table; and the menu
// below the table that asks after a game whether to play again.
//
// Source: D-8.4, D-9.3, U-2.3.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

[[nodiscard]] Question question_to_leave(const Scene& scene);
[[nodiscard]] Menu over_window(const Scene& scene);

// Handles a key in the open window; nothing when no window is open.
[[nodiscard]] std::optional<Command> press_window(const Scene& scene,
                                                  Ui& ui,
                                                  Key key,
                                                  SoundQueue& sounds);
void draw_window(Canvas& canvas, const Scene& scene, const Ui& ui);

}  // namespace parlor::tui::domino
