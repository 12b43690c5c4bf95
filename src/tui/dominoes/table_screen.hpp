// The table as the one sees it whose view it is.
//
// Source: U-4.1; D-9.6, D-9.8.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

[[nodiscard]] Canvas draw(const Scene& scene, const Ui& ui);

}  // namespace parlor::tui::domino
