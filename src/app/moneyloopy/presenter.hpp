// Presents Moneyloopy.
//
// Source:  U-9, U-5.2 (declined deals).
// Choices: the view has a person's money only while that person decides. If several people share
//          the keyboard, it appears only after the person has been called to the keyboard. Charts
//          show money, so while money is hidden they wait for the end of the game. A replay shows
//          everybody's money.
#pragma once

#include "app/table/game_presenter.hpp"

namespace parlor::tui {

[[nodiscard]] std::unique_ptr<GamePresenter> moneyloopy_presenter(table::GameTable& table,
                                                                  Manner manner);

}  // namespace parlor::tui
