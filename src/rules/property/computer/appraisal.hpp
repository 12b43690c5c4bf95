// Appraisal: how a trader (level 1) values deeds and trades, for itself and for other players.
//
// Units: whole dollars.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::property::computer {

// The order in which a player gives up groups.
inline constexpr std::array<board::Group, board::group_count> least_wanted_first{
    board::Group::Utilities,
    board::Group::Brown,
    board::Group::LightBlue,
    board::Group::Pink,
    board::Group::DarkBlue,
    board::Group::Green,
    board::Group::Stations,
    board::Group::Yellow,
    board::Group::Red,
    board::Group::Orange};

// The value of one deed: three quarters of its price or more; most when the deed completes a group,
// or keeps another player from completing it. Half as much for a mortgaged deed.
[[nodiscard]] Money value_of(const Sight& my, Square square);

// One side of a trade, counted in the same way before and after it: money, cards, the fees for
// mortgaged deeds received (C-8.3), deeds at their price, or at half of it when mortgaged, and the
// bonus of a group: all of it for a complete group, a quarter from the second deed on. Getting back
// the deeds that were given is worth what giving them cost, so nobody gains by trading back and
// forth (C-8.7).
struct Account {
    Money gets, gives;
};
[[nodiscard]] Account account_of(const OpenGame& game,
                                 Seat seat,
                                 const Goods& gets,
                                 const Goods& gives);

// The money that a careful trader keeps in hand: more when the rents to be paid are higher, and
// while the bank still has deeds to sell.
[[nodiscard]] Money reserve_of(const Sight& my);
inline constexpr Money highest_reserve = 500_cash;

}  // namespace parlor::property::computer
