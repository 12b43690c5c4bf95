// What the pages of the domino table look at, and the wishes that only they have.
#pragma once

#include "tui/desk/desk.hpp"
#include "tui/dominoes/picture.hpp"

namespace parlor::tui::domino_table {

using Seen = desk::Seen<Picture>;

inline constexpr Own show_hint{1}, save_deals{2}, see_sheet{3};

}  // namespace parlor::tui::domino_table
