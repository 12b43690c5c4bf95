// The table screen, as the view's seat sees it.
//
// Source: U-4.1; D-9.6, D-9.8.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

[[nodiscard]] Canvas draw(const Scene& scene, const Ui& ui);

}  // namespace parlor::tui::domino
