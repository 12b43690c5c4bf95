// The keys at a table: notices and the overview, the keys of the open page, and the keys that all
// pages have.
//
// Source: U-1.7, U-3.7, U-5.1.
#pragma once

#include "tui/desk/customs.hpp"
#include "tui/desk/desk.hpp"

namespace parlor::tui::desk {

// What the key asks of the room. The function itself handles requests to the screen at once.
[[nodiscard]] Command press_at_table(const Customs& customs, const View& view, Desk& desk, Key key);

}  // namespace parlor::tui::desk
