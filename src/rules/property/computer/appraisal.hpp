// Appraisal: what a trader thinks that deeds are worth, to itself and to others.
//
// Units: whole dollars.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::rules::computer {

// From the group that is let go first to the one that is kept to the last.
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

// Of a deed by itself, from three quarters of its price; more when it makes a group whole, or
// keeps it from another. Half of it when it is mortgaged.
[[nodiscard]] Money value_of(const Sight& my, Square square);

// What the goods bring to `receiver`, who has given `gone`: the deeds, more for every group that
// becomes whole, money and cards.
[[nodiscard]] Money value_to(const OpenGame& game, Seat receiver, const Goods& goods, Squares gone);

// What a careful trader keeps in hand: more, the higher the rents it could meet, and the longer
// there is still something to buy.
[[nodiscard]] Money reserve_of(const Sight& my);

}  // namespace parlor::rules::computer
