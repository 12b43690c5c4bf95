// Estate: building houses.
//
// Source: L-3.4.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] Answer may_build(const Game& game, Seat seat, Square property);
[[nodiscard]] Answer may_build_group(const Game& game, Seat seat, board::Group group);

void build(Draft& draft, Seat seat, Square property);
void build_group(Draft& draft,
                 Seat seat,
                 board::Group group);  // one on each street without a hotel

}  // namespace parlor::moneyloopy
