// Presents the property game.
//
// Source: U-3.1 (first rolls: first_rolls.hpp), U-5.2 (declined offers), U-7.6 (leaderboard).
#pragma once

#include "app/table/game_presenter.hpp"

namespace parlor::tui {

[[nodiscard]] std::unique_ptr<GamePresenter> property_presenter(table::GameTable& table,
                                                                Manner manner);

}  // namespace parlor::tui
