// Key help: what `?` tells, the keys of the page that is open and those of all pages.
//
// Source: U-1.7.
#pragma once

#include "rules/property/view.hpp"
#include "tui/menu.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

// Whether the menu tells of these keys beside its items.
[[nodiscard]] bool uses(const Menu& menu, const KeyHelp& help);

// Before the first turn and after the last there is nothing to pause.
[[nodiscard]] bool may_pause(const rules::View& view, const Ui& ui);

// Shows the keys in two notices if one has no room for them.
void explain_keys(const rules::View& view, Ui& ui, const Menu& menu);

}  // namespace parlor::tui
