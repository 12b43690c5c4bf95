// Connects the app to a Keeper, which has the journals and saved games; and describes saved games
// for the screen.
#pragma once

#include "app/needs.hpp"

namespace parlor::tui {

// The keeper must outlive the app.
[[nodiscard]] AppNeeds kept_by(table::Keeper& keeper);

// Times are local, to the minute.
[[nodiscard]] KeptGame described(const table::Kept& kept);

}  // namespace parlor::tui
