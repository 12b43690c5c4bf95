// The help for `?` at the table: the keys that have an effect now.
//
// Source: U-1.7, D-9.2 to D-9.6.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

[[nodiscard]] Notice table_help(const Scene& scene, const Ui& ui);

}  // namespace parlor::tui::domino
