// Trains: boarding, arriving at the next station, and jumping from the centre.
//
// Source:   L-6.
// Choices:  L-6.1: from Short Line the train goes to the centre.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] Answer may_board(const Game& game);
void board_train(Draft& draft);

[[nodiscard]] Answer may_arrive(const Game& game);
void arrive(Draft& draft);

[[nodiscard]] Answer may_jump(const Game& game);
void jump(Draft& draft, Square square);

}  // namespace parlor::moneyloopy
