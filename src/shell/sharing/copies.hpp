// Copies of shared games for a guest's own replays.
//
// Source: T-2.10.
#pragma once

#include "guest/guest.hpp"
#include "table/journal/game_store.hpp"

namespace parlor::shell {

// Into the folder of the games there.
[[nodiscard]] guest::KeepCopy copies_into(const table::StoreNeeds& games);

}  // namespace parlor::shell
