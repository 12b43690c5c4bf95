// Appraisal: how a trader (level 1) values deeds, for itself and for other players.
//
// Units: whole dollars.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::rules::computer {

// The order in which a player gives up groups.
inline constexpr std::array<Group, group_count> least_wanted_first{Group::Utilities,
                                                                   Group::Brown,
                                                                   Group::LightBlue,
                                                                   Group::Pink,
                                                                   Group::DarkBlue,
                                                                   Group::Green,
                                                                   Group::Stations,
                                                                   Group::Yellow,
                                                                   Group::Red,
                                                                   Group::Orange};

// The value of one deed: three quarters of its price or more; most when the deed completes a group,
// or keeps another player from completing it. Half of that for a mortgaged deed.
[[nodiscard]] Money value_of(const Sight& my, Square square);

// The value of the goods to `receiver`, who gives the deeds `gone` for them: deeds, money, cards,
// and a bonus for each group that becomes whole or nearly whole.
[[nodiscard]] Money value_to(const OpenGame& game, Seat receiver, const Goods& goods, Squares gone);

// The money that a careful trader keeps in hand: more when the rents to be paid are higher, and
// while the bank still has deeds to sell.
[[nodiscard]] Money reserve_of(const Sight& my);

}  // namespace parlor::rules::computer
