// The order of the pages of set-up, forwards and back.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] SetupStep first_step(const SetupUi& ui);
SetupWish turn_to(SetupUi& ui, SetupStep step, std::size_t who = 0);
[[nodiscard]] SetupWish back(SetupUi& ui);  // from the current page

SetupWish turn_to_people(SetupUi& ui);       // when it is known who plays
SetupWish turn_to_next_player(SetupUi& ui);  // when the player asked has chosen everything

}  // namespace parlor::tui
