// The windows over the table: whether to leave, and after a game whether there is another one.
//
// Source: D-8.4, D-9.3.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

[[nodiscard]] Question question_to_leave();
[[nodiscard]] Menu over_window(const Scene& scene);

// What the window that is open makes of a key; nothing when none is.
[[nodiscard]] std::optional<Wish> press_window(const Scene& scene, Ui& ui, Key key, Ear& ear);
void draw_window(Canvas& canvas, const Scene& scene, const Ui& ui);

// The games that each has won, for a farewell.
[[nodiscard]] Notice farewell(const Scene& scene);

}  // namespace parlor::tui::domino
