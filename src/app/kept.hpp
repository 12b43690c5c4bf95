// What the app needs of a keeper, who holds the journals and the saved games; and how the games on
// the shelves are described to people.
#pragma once

#include "app/needs.hpp"

namespace parlor::tui {

// The keeper outlives the app.
[[nodiscard]] AppNeeds kept_by(table::Keeper& keeper);

// Times are of this place, to the minute.
[[nodiscard]] KeptGame described(const table::Kept& kept);

}  // namespace parlor::tui
