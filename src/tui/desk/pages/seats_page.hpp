// The page of the seats, from which one changes hands: to a person at the keyboard, or to a computer.
//
// Source: T-5.2.
#pragma once

#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

[[nodiscard]] PagePtr seats_page();

}  // namespace parlor::tui::desk
